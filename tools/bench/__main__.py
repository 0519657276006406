"""`python -m tools.bench`, which is what `make bench` runs."""

from tools.bench.command import main

if __name__ == "__main__":
    main()
