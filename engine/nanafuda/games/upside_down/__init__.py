"""Upside Down."""
