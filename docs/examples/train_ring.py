"""Trains a policy for Ring of Sevens with NumPy, saves it, loads it and measures it.

    python docs/examples/train_ring.py                        # trains, saves, prints the table
    python -m nanafuda.evaluation docs/examples/train_ring.py ring-of-sevens --level club

The policy imitates the club player: a softmax over the action ids, linear in the observation.
An evaluation needs only `policy`.
"""

from __future__ import annotations

import argparse
from functools import cache
from pathlib import Path

import numpy as np
from nanafuda import Match
from nanafuda.bots import decide
from nanafuda.evaluation import evaluate
from numpy.typing import NDArray

GAME, TEACHER = "ring-of-sevens", "club"
SAVED = Path("ring.npz")  # in the folder where it is called
Floats = NDArray[np.float32]


def decisions(deals: int) -> tuple[Floats, Floats, NDArray[np.int64]]:
    """Return what the teacher saw, the masks of the legal ids, and the ids that it chose."""
    seen, masks, chosen = [], [], []
    for number in range(deals):
        game = Match(GAME, seed=f"teacher {number}").game
        while game.turn is not None:
            legal = game.legal_ids()
            move = decide(TEACHER, game.view(game.turn), number)
            if len(legal) > 1:
                mask = np.zeros(game.num_distinct_actions, np.float32)
                mask[legal] = 1
                seen.append(inputs(game.observation(game.turn)))
                masks.append(mask)
                chosen.append(game.action_id(move))
            game.play(move)
    return np.array(seen), np.array(masks), np.array(chosen)


def inputs(observation: bytes) -> Floats:
    """Return an observation as inputs of about the same size, and a constant one."""
    values = np.frombuffer(observation, np.uint8).astype(np.float32)
    return np.append(values / scale(), np.float32(1))


@cache
def scale() -> Floats:
    """Return the largest value of each byte, from the layout that the game declares."""
    layout = Match(GAME, seed="any").game.observation_layout
    return np.concatenate([np.full(p.stop - p.start, p.high, np.float32) for p in layout])


def train(deals: int, rounds: int = 12, rate: float = 0.003) -> Floats:
    """Return the weights that make the teacher's choices likely, by Adam on its decisions."""
    seen, masks, chosen = decisions(deals)
    rng = np.random.default_rng(1)
    weights = np.zeros((seen.shape[1], masks.shape[1]), np.float32)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for _ in range(rounds):
        for batch in np.array_split(rng.permutation(len(seen)), max(1, len(seen) // 256)):
            slopes = chances(seen[batch] @ weights, masks[batch])
            slopes[np.arange(len(batch)), chosen[batch]] -= 1
            slope = seen[batch].T @ slopes / len(batch)
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            weights -= rate * mean / (np.sqrt(square) + 1e-6)
    return weights


def chances(scores: Floats, masks: Floats) -> Floats:
    """Return the probability of each id; 0 for illegal ones."""
    powers = np.exp(scores - scores.max(axis=1, keepdims=True)) * masks + 1e-9 * masks
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


@cache
def loaded() -> Floats:
    """Return the saved weights."""
    weights: Floats = np.load(SAVED)["weights"]
    return weights


def policy(observation: bytes, legal: list[int]) -> int:
    """Return the likeliest legal id."""
    scores = inputs(observation) @ loaded()
    return max(legal, key=lambda id: scores[id])


def main() -> None:
    parser = argparse.ArgumentParser(description="Train, save, load and measure a policy.")
    parser.add_argument("--deals", type=int, default=3000, help="the teacher's")
    parser.add_argument("--measured", type=int, default=200, help="deals against each level")
    args = parser.parse_args()
    np.savez(SAVED, weights=train(args.deals))
    print(evaluate(GAME, policy, deals=args.measured, levels=["beginner", "club"]))


if __name__ == "__main__":
    main()
