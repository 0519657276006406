"""`python -m bot` is the same as `fondaco`."""

from bot.ops.cli import main

if __name__ == "__main__":
    main()
