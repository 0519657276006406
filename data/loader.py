"""Reads the data files; a bad one is refused with file, key and reason."""

from pathlib import Path
from typing import Any, TypeVar

import yaml
from pydantic import BaseModel, ConfigDict, ValidationError

FOLDER = Path(__file__).parent
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The one in C where PyYAML has it: it reads the same and is ten times as quick."""

M = TypeVar("M", bound=BaseModel)


class BadData(Exception):
    """A data file that cannot be used; the message names the file, the key and the mend."""


class Facts(BaseModel):
    """Base of every data model: unknown keys are mistakes, and facts do not change."""

    model_config = ConfigDict(extra="forbid", frozen=True)


def load_if_there(model: type[M], path: Path) -> M:
    """The file as a model, an empty one where there is no file."""
    return load(model, path) if path.exists() else model()


def load(model: type[M], path: Path) -> M:
    """The file as a typed, checked model."""
    try:
        raw: Any = yaml.load(path.read_text(encoding="utf-8"), Loader=LOADER)
    except (OSError, yaml.YAMLError, UnicodeDecodeError) as error:
        raise BadData(f"{path.name}: cannot be read: {error}") from error
    try:
        return model.model_validate(raw)
    except ValidationError as error:
        first = error.errors()[0]
        key = ".".join(str(part) for part in first["loc"]) or "the whole file"
        raise BadData(f"{path.name}: {key}: {first['msg']}") from error
    except LookupError as error:
        raise BadData(f"{path.name}: {error.args[0]!r} is looked for and is not there") from error
