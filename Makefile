# Everything a developer or a player needs; each target does its own set-up.
#   make play    open the house in a browser (sesame play: in the terminal)
#   make site    the house as files for any host, into build/site
#   make test    all checks and tests, as CI runs them
#   make check   formatting, lint, types, layers
#   make format  lay out every source as the check wants it
#   make bench   speeds, beside OpenSpiel's
#   make soak    the long proofs
#   make goldens, make pictures    write the playthroughs, the README's pictures anew
#   make shots   pictures of every page and board, into build/shots
#   make protocol    write the protocol's TypeScript, lessons, examples and docs/protocol.md anew
#   make observations    write docs/observations.md anew
#   make modules    write docs/modules.md anew
#   make docs    the same of all documents that are written from sources, docs/reference.md too
#   make fonts   write the page's typefaces anew, without what it never shows
#   make wheel   a release: source archive, wheel, list of ingredients (SBOM), into dist
#   make test-pythons    the rules and the command line on every Python 3.11 to 3.14 of this machine
#   make lock    pin the newest dependencies anew
PYTHON ?= python3
# Images of containers say so for a program that starts once; here hundreds are started
unexport PYTHONDONTWRITEBYTECODE
VENV := .venv
BIN := $(VENV)/bin
UV := $(VENV)/tools/bin/uv
LOCK := pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --no-emit-index-url
RELEASE := $(UV) run --quiet --no-project --python $(BIN)/python --with-requirements requirements/release.txt
FONTS := $(UV) run --quiet --no-project --python $(BIN)/python --with-requirements requirements/fonts.txt
LOCKS := pyproject.toml src/sesame/version.py requirements/install.py requirements/uv.txt requirements/build.txt

.PHONY: setup page format check check-python check-page browser first-start collected test test-pythons play site wheel bench soak goldens pictures shots protocol observations modules docs fonts lock clean
.DEFAULT_GOAL := setup

setup: $(VENV)/dev-ready

# One environment in two stages: what playing needs, then the rest. Either may come first.
$(VENV)/dev-ready: $(LOCKS) requirements/play.txt requirements/dev.txt
	@$(PYTHON) requirements/install.py dev

$(VENV)/play-ready: $(LOCKS) requirements/play.txt
	@$(PYTHON) requirements/install.py play

# The page is part of the package: whatever of it has changed is built again
page: setup
	@$(BIN)/python hatch_build.py machine

format: page
	$(BIN)/ruff format .
	$(BIN)/python hatch_build.py format

# Python and the page side by side: each has one core to itself
check: page
	@$(MAKE) --no-print-directory --jobs=2 check-python check-page

check-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-page:
	$(BIN)/python hatch_build.py lint check test

# Side by side, too: the browser comes while sources are read, kernels when a core is free. Then each
# worker takes its part of the list, and from the others when it is done: neighbours share the
# house, the browser and what they have compiled
test: page
	@$(MAKE) --no-print-directory --jobs=2 browser check-page check-python first-start collected
	$(BIN)/pytest -n auto --dist worksteal -m "not soak"

# What servers compile at their first start
first-start: setup
	$(BIN)/python -m tests.first_start

# Pytest reads tests as no one else does, and keeps what it made of them: once, not once a worker
collected: first-start
	@$(BIN)/pytest --collect-only --quiet -m "not soak" > $(VENV)/collected || { cat $(VENV)/collected; exit 1; }

# The machine's own browser, or one is fetched; without any, CI stops here
browser: setup
	@$(BIN)/python -m tests.browser.chromium

# The Pythons that are there, each in an environment of its own
test-pythons: setup
	@$(BIN)/python -m tests.pythons $(VENV)

play: $(VENV)/play-ready
	@$(BIN)/python hatch_build.py
	@$(BIN)/sesame serve

site: page
	@$(BIN)/sesame site build/site

# The wheel is made from the source archive, so that this is proven too
wheel: page
	rm -rf dist
	$(UV) build --quiet --no-build-isolation --python $(BIN)/python --out-dir dist
	$(RELEASE) twine check --strict dist/*
	PYTHONWARNINGS=ignore $(RELEASE) cyclonedx-py requirements --pyproject pyproject.toml --output-reproducible -o dist/sesame-games.cdx.json requirements/play.txt
	$(BIN)/python hatch_build.py sbom > dist/sesame-page.cdx.json

# What measures time has the machine to itself
soak: browser page
	$(BIN)/pytest -n auto --dist worksteal -m "soak and not alone"
	$(BIN)/pytest -m "soak and alone"

bench: setup
	$(BIN)/python -m bench

goldens: setup
	$(BIN)/python -m tests.games.playthroughs

pictures: setup
	$(BIN)/python docs/images/draw.py

shots: page
	$(BIN)/python -m tests.browser.shots build/shots

protocol: setup
	$(BIN)/python -m tools.typescript web/src
	$(BIN)/python -m tools.lessons web/src
	$(BIN)/python -m tools.examples web/src
	$(BIN)/python -m tools.protocol_manual docs/protocol.md
	$(BIN)/python -m tools.spoken tests/spoken.json
	$(BIN)/python -m tools.reasons tests/reasons.json
	$(BIN)/python -m tools.moves tests/moves.json
	$(BIN)/python -m tools.tables tests/tables.json
	$(BIN)/python -m tools.layouts tests/actions.json
	$(BIN)/python -m tools.races tests/races.json

observations: setup
	$(BIN)/python -m tools.observations docs/observations.md

modules: setup
	$(BIN)/python -m tools.modules docs/modules.md

docs: observations modules
	$(BIN)/python -m tools.reference docs/reference.md

fonts: check-page
	$(FONTS) python -m tools.fonts web

lock: setup
	$(UV) $(LOCK) --upgrade requirements/uv.in -o requirements/uv.txt
	$(UV) $(LOCK) --upgrade requirements/release.in -o requirements/release.txt
	$(UV) $(LOCK) --upgrade requirements/fonts.in -o requirements/fonts.txt
	$(UV) $(LOCK) --upgrade pyproject.toml requirements/build.in --group dev -o requirements/dev.txt
	$(UV) $(LOCK) pyproject.toml -c requirements/dev.txt -o requirements/play.txt
	$(UV) $(LOCK) requirements/build.in -c requirements/dev.txt -o requirements/build.txt

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
