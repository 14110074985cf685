"""`python -m limestone.server`: the commands of the server alone."""

import click

from limestone.server import commands

main = click.Group(
    commands={
        "serve": commands.serve,
        "admin": commands.admin,
        "backup": commands.backup,
        "restore": commands.restore,
        "verify": commands.verify,
    }
)

if __name__ == "__main__":
    main()
