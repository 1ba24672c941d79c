"""Request handlers by subject; `protocol.VERBS` maps each request type to its handler."""
