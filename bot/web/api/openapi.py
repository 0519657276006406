"""The description of the API (OpenAPI 3.1), made from its routes and models."""

from collections.abc import Sequence
from http import HTTPStatus
from inspect import getdoc
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from bot.web.api.models import Problem
from bot.web.api.route import Route

REF = "#/components/schemas/{model}"
REFUSALS = (401, 403, 429, 503)
"""What every address may answer with."""


def describe(routes: Sequence[Route], base: str) -> dict[str, Any]:
    """The whole description; `base`: the path that all addresses begin with."""
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(base + route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Fondaco", "version": "1", "description": _ABOUT},
        "security": [{"token": []}],
        "paths": paths,
        "components": {
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
            "schemas": _schemas(routes),
        },
    }


_ABOUT = (
    "Read your games and play your seats. Send a token of yours as `Authorization: Bearer …`; cookies count "
    "for nothing here, and pages of other sites may not ask. Refusals are one sentence in your language."
)


def _operation(route: Route) -> dict[str, Any]:
    kind = "text/event-stream" if route.streams else "application/json"
    refused = {
        str(status): {"description": HTTPStatus(status).phrase, "content": _content(Problem)}
        for status in sorted({*REFUSALS, *route.refuses})
    }
    done = {"description": getdoc(route.gives) or "", "content": _content(route.gives, kind)}
    operation: dict[str, Any] = {
        "operationId": route.do.__name__,
        "summary": getdoc(route.do),
        "description": f"Scope of the token: {route.scope}.",
        "parameters": _parameters(route),
        "responses": {str(route.status): done, **refused},
    }
    if route.takes:
        operation["requestBody"] = {"required": True, "content": _content(route.takes)}
    return operation


def _parameters(route: Route) -> list[dict[str, Any]]:
    parameters: list[dict[str, Any]] = []
    if "{game}" in route.path:
        parameters.append({"name": "game", "in": "path", "required": True, "schema": {"type": "string"}})
    if route.query:
        parameters.append({"name": route.query, "in": "query", "schema": {"type": "integer"}})
    return parameters


def _content(model: type[BaseModel], kind: str = "application/json") -> dict[str, Any]:
    return {kind: {"schema": {"$ref": REF.format(model=model.__name__)}}}


def _schemas(routes: Sequence[Route]) -> dict[str, Any]:
    replies = [(model, "serialization") for model in (Problem, *(route.gives for route in routes))]
    bodies = [(route.takes, "validation") for route in routes if route.takes]
    _, made = models_json_schema([*dict.fromkeys([*replies, *bodies])], ref_template=REF)  # type: ignore[list-item]
    schemas: dict[str, Any] = made["$defs"]
    return schemas
