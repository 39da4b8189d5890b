# Everything a developer or a player needs; each target does its own set-up.
#   make play    open the house in a browser (sesame play: in the terminal)
#   make test    all checks and tests, as CI runs them
#   make check   formatting, lint, types, layers
#   make bench   speeds, beside OpenSpiel's
#   make soak    the long proofs
#   make goldens, make pictures    write the playthroughs, the README's pictures anew
#   make shots   pictures of every page and board, into build/shots
#   make protocol    write the protocol's TypeScript and docs/protocol.md anew
#   make observations    write docs/observations.md anew
#   make lock    pin the newest dependencies anew
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: setup page check check-python check-page test play bench soak goldens pictures shots protocol observations lock clean
.DEFAULT_GOAL := setup

setup: $(VENV)/ready

$(VENV)/ready: pyproject.toml requirements/dev.txt src/sesame/version.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Sésame needs Python 3.11 or later; try: make PYTHON=python3.11")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r requirements/dev.txt
	$(BIN)/python -m compileall -q -j 0 $(VENV)/lib || true # as pip does, but on all cores
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# The page is part of the package: whatever of it has changed is built again
page: setup
	@$(BIN)/python hatch_build.py

# Python and the page side by side: each has one core to itself
check: page
	@$(MAKE) --no-print-directory --jobs=2 check-python check-page

check-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-page:
	$(BIN)/python hatch_build.py check test

# Each worker takes half of the list, and from the other when it is done: neighbours share the
# house, the browser and what they have compiled
test: check
	$(BIN)/python -m tests.first_start
	$(BIN)/pytest -n auto --dist worksteal -m "not soak"

play: page
	@$(BIN)/sesame serve

soak: setup
	$(BIN)/pytest -m soak

bench: setup
	$(BIN)/python -m bench

goldens: setup
	$(BIN)/python -m tests.games.playthroughs

pictures: setup
	$(BIN)/python docs/images/draw.py

shots: page
	$(BIN)/python -m tests.browser.shots build/shots

protocol: setup
	$(BIN)/python -m sesame.server.typescript web/src/lib/protocol.ts
	$(BIN)/python -m sesame.server.manual docs/protocol.md

observations: setup
	$(BIN)/python -m sesame.adapters.manual docs/observations.md

lock: setup
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml requirements/build.in --group dev --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --no-emit-index-url -o requirements/dev.txt

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
