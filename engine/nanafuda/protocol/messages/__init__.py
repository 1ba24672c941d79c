"""What passes between the engine and the page, written once: shapes, and nothing that runs.

`messages` says what each verb of the door (door/) takes and is answered; `playing`,
`looking_back`, `comparing` and `learning` have those requests and replies, `catalogue` what can be
played; `common` what the tables, results and events of all games share; games/<game>/schema.py what
is a game's own:

    Table    the game's part of a table, on top of common.Table: what a seat may know
    Event    its public events, a union told apart by `type`; `result` and `over` come on top
    Result   its part of how a deal ended, on top of common.Result
    Facts    its constants, for the catalogue

A docstring says every field: `name: what it is`, with units, when it is null, who may see it where
not everybody may, and the rule. Cards, actions and places are text codes; seats are numbers from 0
clockwise; ranks are numbers. mypy holds the engine to these shapes, tests/session/test_seam.py
holds real play to them, and `python -m nanafuda.typescript` writes them for the page's type
checker. The engine imports them for its types alone, so that they take no time and no room in a
browser.
"""
