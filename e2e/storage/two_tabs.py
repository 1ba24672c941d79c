"""Two tabs of one game: what several tests do."""

from __future__ import annotations

# It does not hear what other tabs say and write.
ASLEEP = """
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (type === "storage" || this instanceof BroadcastChannel) return;
    listen.call(this, type, ...rest);
  };
"""
