"""Aids that teach at the table, for whoever wants them: each is a module of its own, which nothing
of a deal needs.
"""
