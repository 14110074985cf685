"""`python -m limestone` is the command line."""

from limestone.cli import main

main()
