"""`python -m tests.bench`, which is what `make bench` runs."""

from tests.bench.command import main

if __name__ == "__main__":
    main()
