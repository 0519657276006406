"""The city as spaces: what touches what, and how far the tower can still go."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from engine.genoa.components import BOX, BUILDINGS, MARKET, STREET


@dataclass(frozen=True, slots=True)
class City:
    """One reading of the board: `inner_corners` belong to the depots or to the villas."""

    grid: tuple[tuple[str, ...], ...]
    """The space on each square, by blue and red die."""
    beside: dict[str, tuple[str, ...]]
    """The neighbours of each space, not diagonally."""
    buildings_beside: dict[str, tuple[str, ...]]

    @property
    def spaces(self) -> tuple[str, ...]:
        return tuple(self.beside)


def is_street(space: str) -> bool:
    return space not in BUILDINGS and space != MARKET


@cache
def city(inner_corners: str) -> City:
    rows = [list(row) for row in BOX.board.grid]
    for corner in BOX.board.inner_corners:
        row, column = corner.cell
        rows[row - 1][column - 1] = corner.villa if inner_corners == "villa" else corner.depot
    grid = tuple(
        tuple(f"S{r}{c}" if cell == STREET else cell for c, cell in enumerate(row, start=1))
        for r, row in enumerate(rows, start=1)
    )
    touching: dict[str, set[str]] = {space: set() for row in grid for space in row}
    for r, line in enumerate(grid):
        for c, space in enumerate(line):
            for near in _right_and_below(grid, r, c):
                if near != space:
                    touching[space].add(near)
                    touching[near].add(space)
    order = [*BUILDINGS, MARKET, *sorted(space for space in touching if is_street(space))]
    beside = {space: tuple(sorted(touching[space], key=order.index)) for space in order}
    buildings = {space: tuple(near for near in beside[space] if near in BUILDINGS) for space in order}
    return City(grid, beside, buildings)


def _right_and_below(grid: tuple[tuple[str, ...], ...], r: int, c: int) -> list[str]:
    right = [grid[r][c + 1]] if c + 1 < len(grid[r]) else []
    return [*right, grid[r + 1][c]] if r + 1 < len(grid) else right


@dataclass(frozen=True, slots=True)
class Reach:
    """Where the tower may still go from the end of its path."""

    next: tuple[str, ...]
    """The spaces it may enter with its next step."""
    all: tuple[str, ...]
    """Every space it may still come to, nearest first."""


@lru_cache(maxsize=20_000)
def reach(inner_corners: str, path: tuple[str, ...]) -> Reach:
    """Spaces once visited are closed; a disc stays behind on each."""
    beside = city(inner_corners).beside
    spaces = list(path)
    edges = [[path[-1]]]
    for _ in range(BOX.setup.discs - len(path)):
        edge = []
        for space in edges[-1]:
            for near in beside[space]:
                if near not in spaces:
                    spaces.append(near)
                    edge.append(near)
        edges.append(edge)
    return Reach(tuple(edges[1]) if len(edges) > 1 else (), tuple(spaces[len(path) :]))


class Way(NamedTuple):
    """A way on from the end of a path, as one step more than an earlier way."""

    before: int
    """How many ways come before this one up to that earlier way, itself included; 0: this is the first, which
    goes nowhere."""
    space: str
    """Where it ends,"""
    first: str
    """and where its first step leads; nowhere: empty."""
    steps: int
    visited: int
    """The bits of the buildings on the path and on this way."""


BITS: dict[str, int] = {building: 1 << i for i, building in enumerate(BUILDINGS)}


@lru_cache(maxsize=500)
def ways(inner_corners: str, path: tuple[str, ...]) -> tuple[Way, ...]:
    """Every way the tower can still go within its discs, each after the way that it goes on from."""
    beside = city(inner_corners).beside
    visited = 0
    for space in path:
        visited |= BITS.get(space, 0)
    every: list[Way] = []
    stack: list[tuple[tuple[str, ...], Way]] = [((path[-1],), Way(0, path[-1], "", 0, visited))]
    while stack:
        spaces, way = stack.pop()
        every.append(way)
        place = len(every)
        if len(path) + way.steps < BOX.setup.discs:
            stack += [
                (
                    (*spaces, space),
                    Way(place, space, way.first or space, way.steps + 1, way.visited | BITS.get(space, 0)),
                )
                for space in beside[way.space]
                if space not in path and space not in spaces
            ]
    return tuple(every)
