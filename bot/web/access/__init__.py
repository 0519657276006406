"""Whom a page opens to: the holder of a seat, the opener of a table, the manager of a server."""
