"""Run the command line tool with `python -m westmarch`."""

from westmarch.cli import main

main()
