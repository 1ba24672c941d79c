"""Trains a policy for a game with NumPy, saves it, loads it and measures it.

    python docs/examples/train.py ring-of-sevens           # trains, saves, prints the table
    python3 build.py arena --game ring-of-sevens --a policy:docs/examples/train.py --b club

The policy imitates the club player: a softmax over the action ids, linear in the observation.
An evaluation needs only `policy`. `--bot` writes the policy as a bot of the workshop too.
"""

from __future__ import annotations

import argparse
from functools import cache
from pathlib import Path

import numpy as np
from nanafuda import GAMES, limits
from nanafuda.bots import decide
from nanafuda.episode import Episode
from nanafuda.evaluation import evaluate
from numpy.typing import NDArray

TEACHER = "club"
SAVED = Path("trained.npy")  # in the folder where it is called
FINE = 200  # whole weights are as many times larger, and fit into a bot's file
Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]
Whole = NDArray[np.int32]
BOT = '''"""A linear policy, trained by docs/examples/train.py."""

USED = {used}  # numbers of the observation that count
WEIGHTS = {weights}  # by action id: one for each of them, and a constant


def play(view):
    seen = view.observation()
    values = [*(seen[n] for n in USED), 1]

    def score(action):
        return sum(w * n for w, n in zip(WEIGHTS[view.action_id(action)], values))

    return max(view.legal(), key=score)
'''


def decisions(game: str, deals: int) -> tuple[Bytes, Bytes, NDArray[np.int64]]:
    """Return what the teacher saw, the masks of the legal ids, and the ids that it chose."""
    episode = Episode(game)
    seen, masks, chosen = bytearray(), bytearray(), []
    for number in range(deals):
        episode.reset(number)
        while (seat := episode.turn) is not None:
            move = decide(TEACHER, episode.game.view(seat), number)
            if len(episode.menu) > 1:
                seen += episode.observation(seat)
                masks += episode.mask()
                chosen.append(episode.game.action_id(move))
            episode.make(move)
    shape = len(chosen), -1
    observations = np.frombuffer(seen, np.uint8).reshape(shape)
    return observations, np.frombuffer(masks, np.uint8).reshape(shape), np.array(chosen)


def inputs(observations: Bytes, scale: Floats) -> Floats:
    """Return observations as inputs of about the same size, and a constant one."""
    ones = np.ones((len(observations), 1), np.float32)
    return np.hstack([observations / scale, ones])


def train(game: str, deals: int, rounds: int = 12, rate: float = 0.003) -> Whole:
    """Return weights by byte and id that make the teacher's choices likely, with a constant's."""
    layout = Episode(game).layout
    scale = np.concatenate([np.full(p.stop - p.start, p.high, np.float32) for p in layout])
    seen, masks, chosen = decisions(game, deals)
    rng = np.random.default_rng(1)
    weights = np.zeros((seen.shape[1] + 1, masks.shape[1]), np.float32)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for _ in range(rounds):
        for batch in np.array_split(rng.permutation(len(seen)), max(1, len(seen) // 256)):
            rows = inputs(seen[batch], scale)
            slopes = chances(rows @ weights, masks[batch])
            slopes[np.arange(len(batch)), chosen[batch]] -= 1
            slope = rows.T @ slopes / len(batch)
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            weights -= rate * mean / (np.sqrt(square) + 1e-6)  # Adam
    weights[:-1] /= scale[:, None]
    whole: Whole = np.rint(FINE * weights).astype(np.int32)
    return whole


def chances(scores: Floats, masks: Bytes) -> Floats:
    """Return the probability of each id; 0 for illegal ones."""
    powers = np.exp(scores - scores.max(axis=1, keepdims=True)) * masks + 1e-9 * masks
    shares: Floats = (powers / powers.sum(axis=1, keepdims=True)).astype(np.float32)
    return shares


@cache
def loaded() -> Whole:
    """Return what `train` has returned."""
    saved: Whole = np.load(SAVED)
    return saved


def policy(observation: bytes, legal: list[int]) -> int:
    """Return the likeliest legal id."""
    scores = np.append(np.frombuffer(observation, np.uint8), 1) @ loaded()
    return max(legal, key=lambda id: scores[id])


def bot(weights: Whole) -> str:
    """Return the policy as a bot's file, without bytes that have no weight."""
    used = np.flatnonzero(weights[:-1].any(axis=1))
    rows = weights[[*used, -1]].T.tolist()
    return BOT.format(used=used.tolist(), weights=str(rows).replace(" ", ""))


def main() -> None:
    parser = argparse.ArgumentParser(description="Train, save, load and measure a policy.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--deals", type=int, default=3000, help="the teacher's")
    parser.add_argument("--measured", type=int, default=200, help="deals against each level")
    parser.add_argument("--bot", type=Path, metavar="FILE", help="write a bot of the workshop")
    args = parser.parse_args()
    weights = train(args.game, args.deals)
    np.save(SAVED, weights)
    if args.bot:
        text = bot(weights)
        if len(text) > limits.BOT:
            parser.error(f"the bot has {len(text):,} characters, the workshop takes {limits.BOT:,}")
        args.bot.write_text(text, "utf-8")
    print(evaluate(args.game, policy, deals=args.measured, levels=["beginner", "club"]))


if __name__ == "__main__":
    main()
