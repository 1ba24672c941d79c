"""The levels of the bots, weakest first: a match's setup, its links and its records name one."""

BY_RULES = ("beginner", "club")  # these play by rules of thumb; the others search
LEVELS: tuple[str, ...] = (*BY_RULES, "strong", "expert")
