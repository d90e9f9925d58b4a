"""The steps that bring a database of any earlier version to the tables of today.

To change the tables: change the models, add one file to `versions/` (the next number, with
`down_revision` naming the one before it; tables are altered in `op.batch_alter_table`, which SQLite
needs), and run the tests, which list every difference left between the steps and the models.
"""
