# Every target sets up what it needs; a second call finds it done.
PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
WORKERS ?= 1
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
JOBS ?= 2
PYTEST = $(BIN)/python -m pytest --numprocesses $(JOBS) --dist worksteal --durations 20
SETUP := pyproject.toml constraints.txt hatch_build.py

.DEFAULT_GOAL := help
.PHONY: help run test test-all matrix soak bench audit lint format translations browser clean

help:  ## Show what there is to do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: $(VENV)/.stamp-run  ## Serve the site (HOST=0.0.0.0 PORT=8000 WORKERS=1)
	@$(BIN)/tutor run --host $(HOST) --port $(PORT) --workers $(WORKERS)

test: browser  ## Lint, then run the tests, a share of the combinations (ARGS="-k name" picks some)
	@failed=0; $(MAKE) --no-print-directory lint || failed=1; \
	  $(PYTEST) $(ARGS) || failed=1; exit $$failed

test-all: test matrix  ## The same, then every other combination and the packaging checks

matrix: browser  ## Run only what `make test` leaves out, but for the long random runs
	@$(PYTEST) -m "matrix and not soak" $(ARGS)

soak: browser  ## The long random runs
	@$(BIN)/python -m pytest -m soak $(ARGS)

bench: $(VENV)/.stamp-test  ## Print speeds and sizes as ratios
	@$(BIN)/python -m tests.bench

audit: browser  ## Run Lighthouse on the main pages (needs Node.js; ARGS="/calc" picks some)
	@$(BIN)/python -m tests.audit $(ARGS)

lint: $(VENV)/.stamp-test  ## Check style, types and the direction of imports
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo > $(VENV)/imports.txt 2>&1 || { cat $(VENV)/imports.txt; exit 1; }

format: $(VENV)/.stamp-test  ## Put the code in its usual form
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

translations: $(VENV)/.stamp-test  ## Bring the catalogues up to date with code and templates
	@$(BIN)/tutor i18n update

browser: $(VENV)/.stamp-test  ## Provide a browser and Chinese fonts for the tests
	@$(BIN)/python -m tests.browser.provide

clean:  ## Remove what was made here, except the instance folder
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.stamp-run: $(VENV)/bin/python $(SETUP)
	@$(PIP) --editable .
	@touch $@

$(VENV)/.stamp-test: $(VENV)/bin/python $(SETUP)
	@$(PIP) --editable '.[test]'
	@touch $@ $(VENV)/.stamp-run

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or later is needed; say where with PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	    apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends python3-venv; \
	  else \
	    echo "Python's venv is missing. Run: sudo apt-get install python3-venv"; exit 1; \
	  fi; }
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV)
