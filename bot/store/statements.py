"""Statements for what is written all the time, put together once: that takes longer than running them."""

from functools import cache

import sqlalchemy as sa

AT = "at_"
"""Before the name of a column in the parameters that say which rows are meant."""


@cache
def insert_into(table: sa.Table) -> sa.Insert:
    return table.insert()


@cache
def update_where(table: sa.Table, at: tuple[str, ...], names: tuple[str, ...]) -> sa.Update:
    """Sets the columns with these names in the rows found by the columns `at`."""
    values = {name: sa.bindparam(name, type_=table.c[name].type) for name in names}
    return table.update().where(*_conditions(table, at)).values(values)


@cache
def delete_where(table: sa.Table, at: tuple[str, ...]) -> sa.Delete:
    return table.delete().where(*_conditions(table, at))


def _conditions(table: sa.Table, at: tuple[str, ...]) -> list[sa.ColumnElement[bool]]:
    return [table.c[name] == sa.bindparam(AT + name, type_=table.c[name].type) for name in at]


def where_values(**values: object) -> dict[str, object]:
    """Parameters that say which rows are meant."""
    return {AT + name: value for name, value in values.items()}
