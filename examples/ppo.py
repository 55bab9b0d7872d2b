"""An agent learns Yangtze against random players by proximal policy optimisation. Run it with `make example`.

    python examples/ppo.py [--players 2] [--minutes 5] [--seed 1] [--plot docs/learning.svg]

All games of the vector environment move at once: the network sees 256 positions, chooses 256 actions, and compiled
code carries them out and lets the opponents answer. The agent learns from its lead in points, which it reads from the
observation: every decision is rewarded by how much the lead has changed before the next. What counts in the end is
who has won: the network plays games that it has not learnt from, always taking what it likes best.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from teahouse.adapters.gymnasium import TeahouseVectorEnv

GAMES, STEPS = 256, 64  # games at once, and decisions in each between two updates
EPOCHS, PIECE = 3, 1024  # how often every decision is learnt from, and from how many at a time
RATE, CLIP, ENTROPY, VALUE = 1e-3, 0.2, 0.005, 0.5
TRACE = 0.95  # how far the outcome of a game reaches back, against what the network expects
WIDTH = 128
POINTS = 128.0  # what the encoding divides points by
LEAD = 20.0  # points that are much
TEST_GAMES = 1000


class Decisions(NamedTuple):
    """What was seen, done and thought, one row each; what came of it follows later."""

    seen: Tensor
    legal: Tensor
    action: Tensor
    likelihood: Tensor
    value: Tensor


@dataclass(frozen=True)
class Point:
    """The learning curve at one moment: `won` counts half a win for a draw."""

    seconds: float
    decisions: int
    games: int
    won: float


class Agent:
    """A network with two heads: what to do, and what the game is worth."""

    def __init__(self, inputs: int, actions: int) -> None:
        self.body = nn.Sequential(nn.Linear(inputs, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy, self.value = nn.Linear(WIDTH, actions), nn.Linear(WIDTH, 1)
        nn.init.zeros_(self.policy.weight)  # at first every legal action is equally likely
        self.parameters = [*self.body.parameters(), *self.policy.parameters(), *self.value.parameters()]

    def think(self, seen: Tensor, legal: Tensor) -> tuple[Any, Tensor]:
        """How likely each action is, illegal ones never, and the expected payoff."""
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(~legal, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


class Learner:
    """An agent at its games."""

    def __init__(self, players: int, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)  # in so small a network threads wait for each other longer than they work
        self.envs = TeahouseVectorEnv("yangtze", GAMES, seat=0, opponents="random", players=players)
        self.agent = Agent(self.envs.game.encoding.size, self.envs.game.num_actions + 1)
        self.optimiser = torch.optim.Adam(self.agent.parameters, RATE)
        self.seen, self.info = self.envs.reset(seed=seed)

    def update(self) -> list[float]:
        """Play some decisions in all games and learn from them; return the payoffs of the games that ended."""
        rows, rewards, ends, ended = [], [], [], []
        for _ in range(STEPS):
            rows.append(self.decide())
            before = self.lead()
            self.seen, payoff, over, _, self.info = self.envs.step(rows[-1].action.numpy())
            after = np.where(over, self.final_lead(), self.lead()) if over.any() else self.lead()
            rewards.append(torch.from_numpy(after - before).float())
            ends.append(torch.from_numpy(over))
            ended += payoff[over].tolist()
        advantages = self.advantages(rows, rewards, ends)
        decisions = Decisions(*(torch.cat(column) for column in zip(*rows, strict=True)))
        for piece in pieces(len(advantages)):
            self.learn(Decisions(*(column[piece] for column in decisions)), advantages[piece])
        return ended

    def lead(self) -> Any:
        """By how much the agent is ahead of the best opponent in every game."""
        points = self.envs.game.encoding.split(self.seen)["points"][:, : self.envs.game.players] * POINTS
        return (points[:, 0] - points[:, 1:].max(1)) / LEAD

    def final_lead(self) -> Any:
        """By how much the agent was ahead when a game ended."""
        scores = self.info["final_info"]["scores"]
        return (scores[:, 0] - scores[:, 1:].max(1)) / LEAD

    @torch.no_grad()
    def decide(self) -> Decisions:
        """An action for every game, drawn by the network."""
        seen, legal = torch.from_numpy(self.seen), torch.from_numpy(self.info["action_mask"]).bool()
        choice, value = self.agent.think(seen, legal)
        action = choice.sample()
        return Decisions(seen, legal, action, choice.log_prob(action), value)

    @torch.no_grad()
    def advantages(self, rows: list[Decisions], rewards: list[Tensor], ends: list[Tensor]) -> Tensor:
        """How much better each decision turned out than expected, looking back from the end of what was played."""
        _, following = self.agent.think(torch.from_numpy(self.seen), torch.from_numpy(self.info["action_mask"]).bool())
        advantage, found = torch.zeros(GAMES), []
        for row, reward, over in zip(reversed(rows), reversed(rewards), reversed(ends), strict=True):
            goes_on = (~over).float()
            advantage = reward + goes_on * (following + TRACE * advantage) - row.value
            following = row.value
            found.append(advantage)
        return torch.cat(found[::-1])

    def learn(self, decisions: Decisions, advantage: Tensor) -> None:
        """One step of the network: likelier where it was better than expected, but never far from what was played."""
        choice, value = self.agent.think(decisions.seen, decisions.legal)
        ratio = (choice.log_prob(decisions.action) - decisions.likelihood).exp()
        worth = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        gain = torch.min(ratio * worth, ratio.clamp(1 - CLIP, 1 + CLIP) * worth).mean()
        error = (value - (decisions.value + advantage)).square().mean()
        self.optimiser.zero_grad()
        (VALUE * error - gain - ENTROPY * choice.entropy().mean()).backward()
        nn.utils.clip_grad_norm_(self.agent.parameters, 0.5)
        self.optimiser.step()

    @torch.no_grad()
    def test(self, opponents: str, games: int = TEST_GAMES, seed: int = 10**6) -> float:
        """The share of fresh games won against opponents of a kind, by what the network likes best."""
        envs = TeahouseVectorEnv("yangtze", games, seat=0, opponents=opponents, players=self.envs.game.players)
        seen, info = envs.reset(seed=seed)
        payoff = np.full(games, np.nan)
        while np.isnan(payoff).any():
            choice, _ = self.agent.think(torch.from_numpy(seen), torch.from_numpy(info["action_mask"]).bool())
            seen, reward, over, _, info = envs.step(choice.probs.argmax(-1).numpy())
            first = over & np.isnan(payoff)
            payoff[first] = reward[first]
        return share_won(payoff.tolist())


def pieces(count: int) -> Iterator[Tensor]:
    """All decisions in another order in every epoch, some at a time."""
    for _ in range(EPOCHS):
        yield from torch.randperm(count).split(PIECE)


def share_won(payoffs: list[float]) -> float:
    """The share of games won between two players, a draw counted as half; among more, the mean place from 0 to 1."""
    return float(np.mean([(payoff + 1) / 2 for payoff in payoffs]))


def train(learner: Learner, minutes: float) -> list[Point]:
    """Learn for some minutes; the curve has a point for every update in which games ended."""
    started, curve, games = time.monotonic(), list[Point](), 0
    while (spent := time.monotonic() - started) < 60 * minutes:
        ended = learner.update()
        games += len(ended)
        if ended:
            decisions = (len(curve) + 1) * GAMES * STEPS
            curve.append(Point(spent, decisions, games, share_won(ended)))
            print(f"{spent:5.0f} s  {decisions:9,} decisions  {games:7,} games  {curve[-1].won:6.1%} won", flush=True)
    return curve


def plot(title: str, curve: list[Point]) -> str:
    """The curve as an SVG: what was won by decisions made."""
    left, right, top, bottom = 60, 620, 40, 260
    most = curve[-1].decisions
    at = [(left + (right - left) * p.decisions / most, bottom - (bottom - top) * p.won) for p in curve]
    parts = [f'<text x="{left}" y="22" font-weight="bold">{title}</text>']
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = bottom - (bottom - top) * share
        parts.append(f'<path d="M{left} {y:.0f}H{right}" stroke="{"#888" if share == 0.5 else "#ddd"}"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4:.0f}" text-anchor="end">{share:.0%}</text>')
    for share in (0, 0.25, 0.5, 0.75, 1):
        x = left + (right - left) * share
        parts.append(f'<text x="{x:.0f}" y="{bottom + 18}" text-anchor="middle">{most * share / 1000:,.0f}</text>')
    parts.append(f'<text x="{right}" y="{bottom + 36}" text-anchor="end" fill="#555">thousand decisions</text>')
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#2b6f68" stroke-width="2"/>')
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 310" font-family="sans-serif" font-size="12">'
        f'<rect width="640" height="310" fill="#fcfcfa"/>{"".join(parts)}</svg>\n'
    )


def main() -> None:
    """Learn, test, draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=None)
    chosen = parser.parse_args()
    learner = Learner(chosen.players, chosen.seed)
    curve = train(learner, chosen.minutes)
    after, strong = learner.test("random"), learner.test("greedy")
    print(f"Won of {TEST_GAMES:,} fresh games: {after:.1%} against random, {strong:.1%} against greedy.")
    if chosen.plot:
        title = f"Yangtze, {chosen.players} players: games won against random in {curve[-1].seconds:.0f} seconds"
        chosen.plot.write_text(plot(title, curve), "utf-8")


if __name__ == "__main__":
    main()
