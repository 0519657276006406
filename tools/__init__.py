"""Programs that measure and try the host at length; none of them is installed."""
