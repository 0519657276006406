# Both commands set up what they need: `make run` plays, `make test` proves.
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
STAMP := $(VENV)/.installed

.DEFAULT_GOAL := help
.PHONY: help run play test check format soak bench browser clean

help: ## show these commands
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-8s %s\n", $$1, $$2}'

$(STAMP): pyproject.toml constraints.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@

run: $(STAMP) ## serve the browser table (and Discord when DISCORD_TOKEN is set)
	@$(BIN)/fondaco serve

play: run ## the same as run

test: check browser ## everything: lint, types, layers, tests
	@$(BIN)/python -m pytest -n 2

check: $(STAMP) ## lint, types and layers
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

format: $(STAMP) ## put the code into its one layout
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

browser:
	@sh tests/install-browser.sh

soak: $(STAMP) ## a week of 200 tables, then games, fuzz, leaks and faults at length; hours
	@$(BIN)/python -m tests.week
	@$(BIN)/python -m tests.soak

bench: $(STAMP) ## measure everything that has to be quick, beside a peer or a plain way; minutes
	@$(BIN)/python -m tests.bench --plots out/bench

clean: ## remove what the commands above made
	rm -rf $(VENV) .bench build *.egg-info
