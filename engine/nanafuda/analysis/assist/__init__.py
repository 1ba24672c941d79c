"""Assists: optional teaching aids at the table. Each is a module that play does not depend on."""
