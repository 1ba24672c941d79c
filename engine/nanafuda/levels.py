"""The levels of the bots, weakest first. Setups, links and records name one."""

BY_RULES = ("beginner", "club")  # these use rules of thumb; the others search
LEVELS: tuple[str, ...] = (*BY_RULES, "strong", "expert")
