"""Acts in the browser: drawn as forms wherever their subject is shown, and done by one handler."""
