"""Statements for what is written all the time, put together once: that takes longer than running them."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

T = TypeVar("T")
AT_ONCE = 500
"""How many rows one statement names."""
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


def batches(items: Sequence[T], size: int = AT_ONCE) -> Iterator[Sequence[T]]:
    """A few at a time."""
    for start in range(0, len(items), size):
        yield items[start : start + size]


def where_values(**values: object) -> dict[str, object]:
    """Parameters that say which rows are meant."""
    return {AT + name: value for name, value in values.items()}


# --- what the two kinds of database write differently -----------------------------------------------------


def insert_for(connection: AsyncConnection, table: sa.Table) -> Any:
    """An insert that can say what to do where the row is there already."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)


async def put_row(
    connection: AsyncConnection, table: sa.Table, values: dict[str, Any], **key: object
) -> None:
    """The one row with this key, as it is from now on, whether it was there or not."""
    statement = _put(connection.dialect.name, table, tuple(key), tuple(values))
    await connection.execute(statement, {**key, **values})


@cache
def _put(dialect: str, table: sa.Table, key: tuple[str, ...], names: tuple[str, ...]) -> Any:
    insert: Any = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    return insert.on_conflict_do_update(
        index_elements=list(key), set_={name: insert.excluded[name] for name in names}
    )


class NumberInside(FunctionElement[float]):
    """A number in stored JSON, by its name there; null where it is none or the JSON cannot be read."""

    inherit_cache = True
    type = sa.Float()
    name = "number_inside"


class TextInside(FunctionElement[str]):
    """The same for a text."""

    inherit_cache = True
    type = sa.Text()
    name = "text_inside"


def number_inside(column: sa.Column[Any], name: str) -> NumberInside:
    return NumberInside(sa.type_coerce(column, sa.Text), sa.literal_column(f"'{name}'"))


def text_inside(column: sa.Column[Any], name: str) -> TextInside:
    return TextInside(sa.type_coerce(column, sa.Text), sa.literal_column(f"'{name}'"))


@compiles(NumberInside, "sqlite")
@compiles(TextInside, "sqlite")
def _in_sqlite(element: FunctionElement[Any], compiler: SQLCompiler, **how: Any) -> str:
    column, name = (compiler.process(clause, **how) for clause in element.clauses)
    return f"CASE WHEN json_valid({column}) THEN json_extract({column}, '$.' || {name}) END"


@compiles(NumberInside, "postgresql")
@compiles(TextInside, "postgresql")
def _in_postgres(element: FunctionElement[Any], compiler: SQLCompiler, **how: Any) -> str:
    column, name = (compiler.process(clause, **how) for clause in element.clauses)
    kind, as_type = ("number", "::float") if isinstance(element, NumberInside) else ("string", "")
    inside = f"({column}::json ->> {name}){as_type}"
    return (
        f"CASE WHEN {column} IS JSON OBJECT THEN "
        f"CASE WHEN json_typeof({column}::json -> {name}) = '{kind}' THEN {inside} END END"
    )
