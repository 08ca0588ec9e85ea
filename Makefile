# Cardroom's task file. `make` alone lists the tasks; each can be run twice, the second time is quick.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PORT ?= 8000
HOUSE ?=
PLAY_SECONDS ?= 60
GONE_SECONDS ?= 10
# With BY_LOAD=1 the workers of `make cluster-test` share their houses by load, as those of `make cluster` do.
BY_LOAD ?=
MINUTES ?=
# Without HOUSE all houses play in one room; a house alone has a data folder of its own.
CARDROOM_DATA ?= var/$(or $(notdir $(basename $(HOUSE))),houses)
BIN := .venv/bin
STAMPS := .venv/.stamps
PAGE := src/cardroom/web/static/index.html
PYTHON_SOURCES := $(shell find src/cardroom -name '*.py' 2>/dev/null)
CLIENT_SOURCES := $(shell find client -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null)

# With COMPILED=1 `make run` and `make bench` take the compiled build: the same package, in a folder of its own.
COMPILED ?=
COMPILED_TREE := $(CURDIR)/build/compiled
ifneq ($(COMPILED),)
export PYTHONPATH := $(COMPILED_TREE)
endif

.PHONY: help setup run test quick client looks test-compiled test-room-compiled lint docs clauses cluster cluster-test sides schedules bench bars exhaustive proofs compiled wheels clean

help: ## List the tasks
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-14s %s\n", $$1, $$2 }'

setup: $(STAMPS)/package $(PAGE) ## Prepare everything without starting it; then .venv/bin/cardroom is the command

run: setup $(if $(COMPILED),compiled) ## Open the demo room on http://127.0.0.1:8000 (PORT=... HOUSE=...: all houses, or one)
	@exec $(BIN)/cardroom demo --port $(PORT) $(addprefix --house ,$(HOUSE)) --data $(CARDROOM_DATA)

cluster: setup ## The demo of several processes: PostgreSQL, two NATS servers, two gateways, three workers by load (PORT=...); Ctrl-C ends all
	@bash tools/get_postgres.sh
	@bash tools/get_nats.sh
	@exec $(BIN)/python tools/cluster.py --port $(PORT)

cluster-test: $(STAMPS)/test ## Bots in a cluster whose processes are killed or stand still, then the books are read (PLAY_SECONDS=60, BY_LOAD=1)
	@bash tools/get_postgres.sh
	@bash tools/get_nats.sh
	@$(BIN)/python tools/cluster_faults.py --seconds $(PLAY_SECONDS) --gone $(GONE_SECONDS) $(if $(BY_LOAD),--by-load)

sides: $(STAMPS)/test ## Tests of rooms on PostgreSQL instead of SQLite, those of the web by a gateway and NATS (TESTS=tests/room)
	@bash tools/get_postgres.sh
	@bash tools/get_nats.sh
	@env -u PYTHONDONTWRITEBYTECODE PYTHONPYCACHEPREFIX=$(CURDIR)/.venv/compiled \
	  $(BIN)/python -m pytest --numprocesses auto --dist loadfile -p tests.pools --quiet --side postgres --bus nats \
	  -m 'not exhaustive and not looks' $(or $(TESTS),tests/room tests/tournament tests/desk tests/web)

schedules: $(STAMPS)/test ## As many simulated schedules of kills and take-overs as fit into MINUTES=10, from a new seed
	@$(BIN)/python -m tests.simulation all --minutes $(or $(MINUTES),10)

test: $(STAMPS)/test setup ## Install what the tests need and run all checks
	@bash tools/get_browser.sh
	@bash tools/get_prometheus.sh
	@bash tools/get_postgres.sh
	@bash tools/get_nats.sh
	@bash tools/get_eatmydata.sh
	@bash tools/run_checks.sh

quick: $(STAMPS)/test ## The quick tests of the floors that decide, cards to floor, in a minute
	@env -u PYTHONDONTWRITEBYTECODE PYTHONPYCACHEPREFIX=$(CURDIR)/.venv/compiled \
	  $(BIN)/python -m pytest --numprocesses auto --dist loadfile -p tests.pools --quiet \
	  -m 'not exhaustive and not slow' tests/cards tests/games tests/engine tests/openface \
	  tests/rules tests/floor tests/ledger tests/test_tidy.py

client: $(STAMPS)/test setup ## The checks of a change that touches the browser client alone
	@bash tools/get_browser.sh
	@bash tools/run_checks.sh client

looks: $(STAMPS)/test setup ## The tests of how pages look; what they looked at is kept, so that `make test` can leave them out
	@bash tools/get_browser.sh
	@$(BIN)/python tools/looks.py run --numprocesses auto --dist loadfile

compiled: $(STAMPS)/compiled ## Compile the engine with mypyc into build/compiled; COMPILED=1 make run or bench takes it

test-compiled: compiled $(STAMPS)/test ## The tests of everything that is compiled, on the compiled build
	@PYTHONPATH=$(COMPILED_TREE) $(BIN)/cardroom --version | grep compiled
	@PYTHONPATH=$(COMPILED_TREE) $(BIN)/python -m pytest tests/cards tests/games tests/engine tests/openface tests/sim \
	  tests/histories

test-room-compiled: compiled $(STAMPS)/test ## The tests of tables, tournaments and the room on the compiled build (TESTS=tests/room/lobby)
	@PYTHONPATH=$(COMPILED_TREE) $(BIN)/cardroom --version | grep compiled
	@PYTHONPATH=$(COMPILED_TREE) $(BIN)/python -m pytest --numprocesses auto --dist loadfile -p tests.pools --quiet \
	  $(or $(TESTS),tests/table tests/cash tests/tournament tests/room)

wheels: setup ## Build the pure wheel and a compiled one for each Python that is here, try each in a clean environment: dist
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[compiled]'
	@env -u PYTHONPATH $(BIN)/python tools/make_wheels.py

lint: $(STAMPS)/test setup ## Style and types of the Python code and of the client; the client's are kept, so that `make test` can leave them out
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@$(BIN)/python tools/client_checks.py check --always

docs: $(STAMPS)/test ## Build the documentation as a site: build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python tools/make_docs.py

clauses: $(STAMPS)/test ## Which clauses of each rulebook the code decides, shows or leaves open
	@$(BIN)/python tools/clauses.py

bench: $(STAMPS)/bench setup $(if $(COMPILED),compiled) ## Measure the speed against other engines
	@for bench in $(filter-out benchmarks/bars.py,$(wildcard benchmarks/*.py)) benchmarks/bars.py; do echo "== $$bench"; $(BIN)/python $$bench; done

bars: $(STAMPS)/bench setup compiled ## The bars of speed of the library, plain and compiled: measured, and reached or not (minutes)
	@$(BIN)/python benchmarks/bars.py

exhaustive: $(STAMPS)/test ## Proofs over every five- and seven-card hand, 10,000 hands of every game, all looks (an hour)
	@$(BIN)/python -m pytest -m 'exhaustive or looks or axe'
	@$(BIN)/python tools/client_checks.py --always
	@$(MAKE) cluster-test PLAY_SECONDS=600 GONE_SECONDS=180
	@$(MAKE) cluster-test PLAY_SECONDS=300 BY_LOAD=1
	@$(BIN)/python benchmarks/long_reader.py --seconds 600

proofs: $(STAMPS)/test $(if $(COMPILED),compiled) ## A million hands of each game of batches, 100,000 tournaments; goes on where it stopped (MINUTES=)
	@$(BIN)/python -m tests.proofs $(addprefix --minutes ,$(MINUTES))

clean: ## Remove everything that was built (the data folder stays)
	@rm -rf .venv client/node_modules client/dist src/cardroom/web/static build dist *.egg-info src/*.egg-info \
	  .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(BIN)/python:
	@bash tools/make_venv.sh

$(STAMPS)/package: pyproject.toml | $(BIN)/python
	@echo "Installing Cardroom and its libraries into .venv"
	@rm -rf src/cardroom.egg-info; $(BIN)/python -m pip uninstall --quiet --yes cardroom 2>/dev/null  # its name to version 0.8.0
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[room]'
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/test: $(STAMPS)/package
	@echo "Installing the libraries the tests need"  # a run compiles those that it takes, into .venv/compiled
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --editable '.[test]'
	@touch $@

$(STAMPS)/bench: $(STAMPS)/test
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[peers]' \
	  || echo "Some other engines cannot be installed here; benchmarks/holdem.py does without"
	@touch $@

# The tree is built anew as a whole: what is there is what the sources were at one moment. It takes a minute.
$(STAMPS)/compiled: setup.py $(STAMPS)/package $(PYTHON_SOURCES) $(PAGE)
	@command -v cc >/dev/null || { echo "A compiled build takes a C compiler: apt-get install gcc python3-dev" >&2; exit 1; }
	@echo "Compiling the engine into build/compiled"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[compiled]'
	@rm -rf $(COMPILED_TREE) && mkdir -p build
	@env -u PYTHONPATH CARDROOM_COMPILED=1 $(BIN)/python setup.py --quiet build --build-lib $(COMPILED_TREE) \
	  >build/compiled.log 2>&1 || { tail -40 build/compiled.log >&2; exit 1; }
	@touch $@

$(STAMPS)/node: client/package.json client/package-lock.json | $(STAMPS)/package
	@echo "Installing the libraries the browser client needs"
	@bash tools/install_client.sh
	@touch $@

$(PAGE): $(STAMPS)/node $(CLIENT_SOURCES)
	@echo "Building the browser client"
	@cd client && bash ../tools/with_node.sh npm run --silent build
	@touch $@
