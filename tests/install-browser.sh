#!/bin/sh
# The page tests play in a real Chromium: in Debian's headless shell, which is quicker, and in the whole
# browser what the shell cannot do. They are installed where that is possible; elsewhere the tests say why
# they are skipped (in CI they fail instead).
set -eu
has() { command -v "$1" >/dev/null 2>&1; }
get() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null; }

has chromium && has chromium-headless-shell && exit 0
if [ "$(id -u)" = 0 ] && has apt-get; then
    echo "installing chromium for the page tests"
    { apt-get update -qq >/dev/null && get chromium chromium-headless-shell; } || has chromium || get chromium
elif ! has chromium; then
    echo "chromium is not installed: the page tests will be skipped (install the package 'chromium' to run them)"
fi
