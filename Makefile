# play and test set up everything they need in .venv; both work in a fresh clone.
PYTHON := $(shell for name in python3.13 python3.12 python3.11 python3; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
GAME ?= limes
unexport PYTHONDONTWRITEBYTECODE  # tests start hundreds of programs, which would all compile their sources

SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard docs/rules/*.md src/limestone/locale/*.ftl)
NPM := $(BIN)/python hatch_build.py

.PHONY: play terminal web test test-web check check-python check-web needs kernels golden lock sbom release docs bench soak clean

play: .venv/.play src/limestone/server/static/index.html
	@$(BIN)/limestone

terminal: .venv/.play
	@$(BIN)/limestone play $(GAME)

test: .venv/.dev needs web
	@$(MAKE) --no-print-directory --jobs 2 --output-sync check-web check-python test-web kernels
	$(BIN)/pytest -n 4 --dist worksteal --ignore tests/browser --ignore tests/test_architecture.py
	$(BIN)/pytest -n 3 --dist worksteal tests/browser

web: src/limestone/server/static/index.html

check: check-python check-web

check-python: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest tests/test_architecture.py

check-web: .venv/.dev
	$(NPM) run check

test-web: .venv/.dev
	$(NPM) run test

needs:
	@tests/needs

# Compiled once, before several processes would do it at the same time.
kernels: .venv/.dev
	@$(BIN)/python -c 'from limestone.bots.bot import prepare; prepare("limes", lambda code: None)'

golden: .venv/.dev
	PYTHONPATH=. $(BIN)/python -m tests.playthrough
	@git --no-pager diff --stat tests/golden

soak: .venv/.dev needs web kernels
	$(BIN)/pytest -n 2 -m soak
	LIMESTONE_EXAMPLES=100 $(BIN)/pytest -n 2 tests/server/edge/test_openapi.py

# The newest versions that fit, with their hashes; read the difference before it is committed.
lock: .venv/.dev
	@$(PIP) uv
	@PATH="$(CURDIR)/$(BIN):$$PATH" locked/lock
	@git --no-pager diff --stat locked

# What Limestone is made of, for whoever watches for known holes.
sbom: .venv/.play
	@$(BIN)/python locked/sbom.py dist/limestone.cdx.json

# What is published: wheel and source in dist/, tried with every Python here, with sums and parts.
release: .venv/.play
	@$(BIN)/python locked/release.py

# The documentation as a site; a link that leads nowhere is a mistake.
docs: .venv/.dev
	@$(BIN)/zensical build --strict
	@echo "Open build/site/index.html."

bench: bench/.venv/.peers
	@for script in bench/*.py; do echo "== $$script"; bench/.venv/bin/python $$script || exit 1; done

src/limestone/server/static/index.html: $(SOURCES) | .venv/.play
	@echo "Building the web client ..."
	@$(NPM) run build >/dev/null

.venv/.play: pyproject.toml $(wildcard locked/*.txt)
	@test -n "$(PYTHON)" || { echo "Limestone needs Python 3.11 or newer; none was found."; exit 1; }
	@test -d .venv || { echo "Setting up .venv, once ..."; $(PYTHON) -m venv .venv; }
	@locked/install $(BIN)/pip
	@touch $@

.venv/.dev: .venv/.play
	@echo "Installing what the tests need, once ..."
	@$(PIP) --editable '.[dev]'
	@touch $@

bench/.venv/.peers: bench/requirements.txt pyproject.toml
	@test -d bench/.venv || $(PYTHON) -m venv bench/.venv
	@bench/.venv/bin/pip install --quiet --disable-pip-version-check -r bench/requirements.txt --editable .
	@touch $@

clean:
	rm -rf .venv bench/.venv .mypy_cache .pytest_cache .ruff_cache .hypothesis
