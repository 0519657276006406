"""Reading map files: points in degrees, and refusals that name the file, the key and the reason."""

from pathlib import Path
from typing import Annotated, TypeVar

from pydantic import Field, ValidationError

from data.loader import BadData, Facts

Longitude = Annotated[float, Field(ge=-180, le=180)]
Latitude = Annotated[float, Field(ge=-85, le=85)]
Point = tuple[Longitude, Latitude]
Ring = Annotated[tuple[Point, ...], Field(min_length=3)]
Line = Annotated[tuple[Point, ...], Field(min_length=2)]


class MapFileError(BadData):
    """A map file that cannot be used, with the file, the key and the reason."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}")
        self.file = file
        self.key = key
        self.reason = reason


Model = TypeVar("Model", bound=Facts)


def read_map(path: Path, model: type[Model]) -> Model:
    """Read one map file, or refuse it with file, key and reason; large files of points are JSON for speed."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise MapFileError(path.name, "(file)", error.strerror or "cannot be read") from error
    try:
        return model.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        key = ".".join(str(part) for part in first["loc"]) or "(file)"
        raise MapFileError(path.name, key, first["msg"]) from error
