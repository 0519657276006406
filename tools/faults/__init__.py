"""Small faults put into copies of the program, to see whether the tests find them."""
