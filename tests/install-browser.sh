#!/bin/sh
# The page tests play in a real Chromium. Debian's package is installed where that is possible;
# elsewhere the tests say why they are skipped (and in CI they fail instead).
set -eu
command -v chromium >/dev/null 2>&1 && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "installing chromium for the page tests"
    apt-get update -qq >/dev/null
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
else
    echo "chromium is not installed: the page tests will be skipped (install the package 'chromium' to run them)"
fi
