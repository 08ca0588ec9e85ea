# Cardroom's task file. `make` alone lists the tasks; each can be run twice, the second time is quick.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PORT ?= 8000
HOUSE ?=
# Without HOUSE all houses play in one room; a house alone has a data folder of its own.
CARDROOM_DATA ?= var/$(or $(notdir $(basename $(HOUSE))),houses)
BIN := .venv/bin
STAMPS := .venv/.stamps
PAGE := src/cardroom/web/static/index.html
CLIENT_SOURCES := $(shell find client -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null)

.PHONY: help setup run test lint clauses bench exhaustive clean

help: ## List the tasks
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-11s %s\n", $$1, $$2 }'

setup: $(STAMPS)/package $(PAGE) ## Prepare everything without starting it; then .venv/bin/cardroom is the command

run: setup ## Open the demo room on http://127.0.0.1:8000 (PORT=... HOUSE=...: all houses, or one)
	@exec $(BIN)/cardroom demo --port $(PORT) $(addprefix --house ,$(HOUSE)) --data $(CARDROOM_DATA)

test: $(STAMPS)/test setup ## Install what the tests need and run all checks
	@bash tools/get_browser.sh
	@bash tools/run_checks.sh

lint: $(STAMPS)/test ## Style and types of the Python code
	@$(BIN)/ruff check .
	@$(BIN)/mypy

clauses: $(STAMPS)/test ## Which clauses of each rulebook the code decides, shows or leaves open
	@$(BIN)/python tools/clauses.py

bench: $(STAMPS)/bench setup ## Measure the speed against other engines
	@for bench in benchmarks/*.py; do echo "== $$bench"; $(BIN)/python $$bench; done

exhaustive: $(STAMPS)/test ## Proofs over every five-card and seven-card hand (minutes)
	@$(BIN)/python -m pytest -m exhaustive

clean: ## Remove everything that was built (the data folder stays)
	@rm -rf .venv client/node_modules client/dist src/cardroom/web/static build dist *.egg-info src/*.egg-info \
	  .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(BIN)/python:
	@bash tools/make_venv.sh

$(STAMPS)/package: pyproject.toml | $(BIN)/python
	@echo "Installing Cardroom and its libraries into .venv"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/test: $(STAMPS)/package
	@echo "Installing the libraries the tests need"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@

$(STAMPS)/bench: $(STAMPS)/test
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@

$(STAMPS)/node: client/package.json client/package-lock.json | $(STAMPS)/package
	@echo "Installing the libraries the browser client needs"
	@cd client && bash ../tools/with_node.sh npm ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): $(STAMPS)/node $(CLIENT_SOURCES)
	@echo "Building the browser client"
	@cd client && bash ../tools/with_node.sh npm run --silent build
	@touch $@
