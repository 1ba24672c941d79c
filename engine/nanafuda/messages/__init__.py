"""Schemas of the messages between engine and page: types only, without run-time code.

The functions in `nanafuda.protocol.handlers` declare the requests. `match`, `review`, `duplicate`,
`assist` and `learning` declare the replies, `catalogue` the playable games, and `common` the
tables, results and events that all games share. games/<game>/schema.py declares a game's own types:

    Table    the game's part of a table, added to common.Table: what a seat may know
    Event    its public events, a union discriminated by `type`; `result` and `over` are added
    Result   its part of a deal's result, added to common.Result
    Facts    its constants, for the catalogue

A comment behind a field, or above it, has its meaning: units, when it is null, who may see it if
not everybody may, and the rule. A field whose type says all has none. Cards, actions and places are
text codes; seats are numbers from 0 clockwise; ranks are numbers. mypy checks the engine against
these schemas and tests/protocol/test_protocol.py checks real play.
`python -m generate.typescript` generates the page's types. The engine imports the schemas
for type checking only: a browser never loads them.
"""
