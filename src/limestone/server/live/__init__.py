"""The running server: tables in memory, what their viewers are told, bot workers, chores."""
