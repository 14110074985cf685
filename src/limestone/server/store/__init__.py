"""What is kept: the database and its schema, the log of every table, people, materials, backups."""
