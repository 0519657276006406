"""Data files and stored rows with something spoiled: named as bad, or usable; never anything else."""

import importlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
import yaml

from bot.clock import FakeClock
from bot.host.host import Host
from bot.store import Store, StoreError, schema
from bot.table import terms
from data import campaign, feats, heraldry
from data.loader import FOLDER, BadData, Facts, load
from data.titles import folder_of, installed_titles
from engine.errors import BadRecord, Refused
from engine.rng import Rng
from tests.host.people import ADA, BO, CY, answer_any
from tests.soak.mutate import mutated, spoiled_lines


def models() -> dict[Path, type[Any]]:
    """Every data file in YAML, and the model that reads it."""
    found: dict[Path, type[Any]] = {
        FOLDER / "campaign.yaml": campaign.Terms,
        FOLDER / "scenes.yaml": campaign.ScenesFile,
        FOLDER / "feats.yaml": feats.FeatsFile,
        FOLDER / "heraldry.yaml": heraldry.Grammar,
        FOLDER / "paces.yaml": terms.Paces,
    }
    for title, known in installed_titles().items():
        components = importlib.import_module(f"{known.package.game}.components")
        found[folder_of(title) / f"{title}.yaml"] = type(components.BOX)
    return found


@dataclass(slots=True)
class Verdict:
    refused: bool
    wrong: str | None = None


def spoil_file(file: Path, model: type[Facts], folder: Path, rng: Rng) -> Verdict:
    """One data file spoiled, as text or as the facts it holds."""
    name, words = file.name, file.read_text("utf-8")
    if rng.chance(1, 2):
        spoiled = spoiled_lines(words, rng)
    else:
        spoiled = yaml.safe_dump(mutated(yaml.safe_load(words), rng, rng.between(1, 2)))
    path = folder / name
    path.write_text(spoiled, "utf-8", errors="surrogatepass")
    try:
        load(model, path)
    except BadData as bad:
        return Verdict(
            True, None if name in str(bad) else f"{name}: the sentence does not name the file: {bad}"
        )
    except Exception as error:
        return Verdict(False, f"{name}: {type(error).__name__}: {error}")
    return Verdict(False)


# --- rows -------------------------------------------------------------------------------------------------

COLUMNS = (
    (schema.matches, "snapshot"),
    (schema.moves, "answer"),
    (schema.events, "event"),
    (schema.matches, "options"),
    (schema.seats, "plans"),
)


async def spoil_rows(folder: Path, count: int, rng: Rng) -> list[Verdict]:
    """A table in a real file with its stored JSON spoiled again and again, read in every way."""
    store = await Store.open(str(folder / f"rows-{rng.below(10**9)}.db"))
    host = Host(store, FakeClock())
    match_id = (await host.open("toy", [ADA, BO, CY])).match_id
    await host.submit(match_id, 0, 1)
    await host.undo(match_id, 0)
    for _ in range(8):
        await answer_any(host, match_id)
    verdicts = []
    for _ in range(count):
        table, column = rng.pick([(t, c) for t, c in COLUMNS if c in t.c])
        verdicts.append(await _spoil_row(host, match_id, table, column, rng))
    await host.close()
    await store.close()
    return verdicts


async def _spoil_row(host: Host, match_id: str, table: sa.Table, column: str, rng: Rng) -> Verdict:
    key = table.c.id if table is schema.matches else table.c.match_id
    raw = sa.type_coerce(table.c[column], sa.Text)
    async with host.store.database.reading() as connection:
        before = [row[0] for row in await connection.execute(sa.select(raw).where(key == match_id))]
    chosen = rng.pick(before)
    after = _spoiled(chosen, rng)
    put = table.update().where(key == match_id, raw == chosen).values({column: sa.literal(after, sa.Text)})
    back = table.update().where(key == match_id, raw == after).values({column: sa.literal(chosen, sa.Text)})
    await _write(host, put, match_id)
    verdict = await _read_all(host, match_id, f"{table.name}.{column} as {after[:200]!r}")
    await _write(host, back, match_id)
    return verdict


def _spoiled(chosen: str, rng: Rng) -> str:
    if rng.chance(1, 4):
        return spoiled_lines(chosen, rng).replace("\ud800", "?").replace("\0", "?")
    return json.dumps(mutated(json.loads(chosen), rng, rng.between(1, 2)))


async def _write(host: Host, statement: sa.Update, match_id: str) -> None:
    async with host.store.database.writing() as connection:
        await connection.execute(statement)
    host.tables.forget(match_id)


async def _read_all(host: Host, match_id: str, what: str) -> Verdict:
    """Everything a surface reads of a match."""
    reads: dict[str, Callable[[], Any]] = {
        "look": lambda: host.table(match_id),
        "export": lambda: host.export(match_id),
        "events": lambda: host.events_since(match_id, -1, 0),
        "undoable": lambda: host.undoable(match_id, 0),
    }
    refused = False
    for name, read in reads.items():
        try:
            await read()
        except (BadRecord, StoreError, Refused):
            refused = True
        except Exception as error:
            return Verdict(refused, f"{what}: {name}: {type(error).__name__}: {error}")
    return Verdict(refused)
