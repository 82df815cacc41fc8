# Commands for development and operation; `make help` lists them.
# Requires Python 3.11 or newer, Node 22 or newer, make and git.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
FUZZ_GAMES ?= 1250
FUZZ_REQUESTS ?= 50000
# Game, players, table options and Chronicles of each kind of game to fuzz.
FUZZ_TABLES := $(foreach players,2 3 4 5,glen-more-2010/$(players)/ glen-more-2010/$(players)/lenient-take) \
	$(foreach players,2 3 4,glen-more-2/$(players)/ glen-more-2/$(players)/short-game) \
	$(foreach players,3 4,glen-more-2/$(players)/die) \
	$(foreach players,2 3 4,glen-more-2/$(players)//every) $(foreach players,3 4,glen-more-2/$(players)/die/every)
FUZZ_SEED ?= 1
# Selects the sets of Chronicles whose properties are tested: other sets every day.
FUZZ_DAY ?= $(shell expr $$(date +%s) / 86400)

BIN := .venv/bin
NPM := npm --prefix frontend --loglevel error

# Marker files of finished steps, so that they are not repeated.
VENV := .venv/.installed
NODE := frontend/node_modules/.installed
DIST := frontend/dist/manifest.json
BENCH := bench/node_modules/.installed
FRONTEND := $(shell find frontend \( -name node_modules -o -name dist \) -prune -o -type f -print)

.PHONY: help
help: ## List the targets
	@sed -nE 's/^([a-z]+):.*## (.+)$$/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 10

.PHONY: setup
setup: $(VENV) $(NODE) ## Install everything into this folder

.PHONY: run
run: $(VENV) $(DIST) ## Serve the site on http://localhost:8000 (HOST=, PORT= to change)
	$(BIN)/python manage.py migrate --verbosity 0
	$(BIN)/python manage.py collectstatic --no-input --clear --verbosity 0
	@echo "Glenmore: http://$(subst 127.0.0.1,localhost,$(HOST)):$(PORT) (stop with Ctrl+C)"
	exec $(BIN)/daphne --bind $(HOST) --port $(PORT) --verbosity 0 glenmore_site.standalone:application

.PHONY: test
test: $(VENV) $(DIST) ## Run all tests: rules, site, browser, front end
	tests/system/ensure-chromium
	tests/system/ensure-servers
	$(BIN)/pytest --numprocesses 2 --dist loadgroup --cov --cov-report term
	$(NPM) test

.PHONY: check
check: $(VENV) $(NODE) ## Check format, lint, types and import layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy .
	$(BIN)/lint-imports --no-logo
	$(BIN)/uv pip check --quiet --python $(BIN)/python
	$(NPM) run check
	$(API_DOCUMENT)
	$(NPM) run types -- --check

.PHONY: audit
audit: $(VENV) $(NODE) ## Check all packages against public vulnerability databases (needs a network)
	$(BIN)/uv tool run pip-audit --disable-pip --require-hashes --requirement requirements-dev.txt
	$(NPM) audit

.PHONY: types
types: $(VENV) $(NODE) ## Regenerate the front end's API types
	$(API_DOCUMENT)
	$(NPM) run types

.PHONY: generated
generated: $(VENV) ## Write what is generated from the tables of tiles, roads, cards and counts
	$(BIN)/python -m tests.rewrite_generated

.PHONY: format
format: $(VENV) $(NODE) ## Format all code
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(NPM) run format

.PHONY: bench
bench: $(VENV) $(DIST) $(BENCH) ## Run the benchmarks (only some: PARTS="turns length")
	tests/system/ensure-chromium
	tests/system/ensure-servers
	$(BIN)/python -m bench $(PARTS)

.PHONY: screens
screens: $(VENV) $(DIST) ## Take the screenshots in docs/screens
	tests/system/ensure-chromium
	$(BIN)/python -m tests.browser.screens

.PHONY: fuzz
fuzz: $(VENV) ## Play 10,000 random games of each game and every set of Chronicles; send 50,000 hostile requests
	printf '%s\n' $(FUZZ_TABLES) | xargs -P 2 -I TABLE bash -c 'IFS=/ read -r game players options chronicles <<< TABLE; \
	$(BIN)/python manage.py selfplay --game "$$game" --players "$$players" --options "$$options" --chronicles "$$chronicles" \
	--games $(FUZZ_GAMES) --seed $(FUZZ_SEED) --bots random --check'
	GLENMORE_TEST_DAY=$(FUZZ_DAY) $(BIN)/pytest -q tests/engine/chronicles/test_properties.py
	FUZZ_REQUESTS=$(FUZZ_REQUESTS) FUZZ_SEED=$(FUZZ_SEED) $(BIN)/pytest -q -s tests/site/test_fuzz.py

.PHONY: month
month: $(VENV) ## Simulate a month of 200 turn-based tables in six time zones
	MONTH_TABLES=200 MONTH_DAYS=30 $(BIN)/pytest tests/notifications/test_month.py

.PHONY: lock
lock: $(VENV) ## Pin the newest dependencies that pyproject.toml allows
	$(LOCK) pyproject.toml --output-file requirements.txt
	$(LOCK) pyproject.toml --group dev --output-file requirements-dev.txt
	$(LOCK) --group uv --output-file requirements-uv.txt

.PHONY: clean
clean: ## Remove everything that was installed or built, except the data in var/
	rm -rf .venv bench/node_modules frontend/node_modules frontend/dist var/static
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage htmlcov
	find . -name __pycache__ -prune -exec rm -rf {} +

API_DOCUMENT = $(BIN)/python manage.py spectacular --format openapi-json --file var/openapi.json

LOCK = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'

$(VENV): requirements-dev.txt requirements-uv.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-uv.txt
	$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes requirements-dev.txt
	@touch $@

$(NODE): frontend/package.json frontend/package-lock.json frontend/.npmrc
	$(NPM) ci
	@touch $@

$(BENCH): bench/package.json bench/package-lock.json bench/.npmrc
	npm --prefix bench --loglevel error ci
	@touch $@

$(DIST): $(NODE) $(FRONTEND)
	$(NPM) run build
	@touch $@
