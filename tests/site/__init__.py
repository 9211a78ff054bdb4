# ruff: noqa: A005 - it is not Python's module of this name
