# Two commands for newcomers: `make verdict` and `make test`. The rest is for those who work here.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := verdict
.PHONY: verdict test lint types corpus mutate docs bench pyodide clean

verdict: $(VENV)/.runs ## Settle the bundled dispute under both editions.
	@$(BIN)/westmarch run examples/hoard-after-the-dragon.feature \
	  --edition printed --edition emended --why

test: lint types corpus mutate ## Run everything that must pass.
	$(BIN)/pytest --numprocesses=auto --dist=worksteal

lint: $(VENV)/.works
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/westmarch lint

types: $(VENV)/.works
	$(BIN)/mypy

corpus: $(VENV)/.works
	$(BIN)/westmarch corpus

mutate: $(VENV)/.works
	$(BIN)/westmarch mutate

docs: $(VENV)/.works ## Build the rule site from scratch into docs/_build/site.
	$(BIN)/westmarch docs --fresh

bench: $(VENV)/.works
	$(BIN)/westmarch bench

pyodide: $(VENV)/.works ## Run the corpus in the browser's Python (needs Node.js).
	mkdir -p build/pyodide
	npm install --silent --no-save --prefix build/pyodide pyodide@314
	$(BIN)/pip download --quiet --disable-pip-version-check --no-deps --dest build/pyodide/wheels \
	  lark gherkin-official typing-extensions
	$(BIN)/pip download --quiet --disable-pip-version-check --no-deps --dest build/pyodide/wheels \
	  --only-binary=:all: --platform pyemscripten_2026_0_wasm32 --python-version 314 msgspec
	node tests/pyodide/run.mjs build/pyodide .

$(VENV)/.runs: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.works: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev,docs,test]'
	@touch $(VENV)/.runs $@

clean:
	rm -rf $(VENV) docs/_build build dist report
