"""A table as pure values: its terms, chairs, log entries, orders, deadlines and fair deals."""
