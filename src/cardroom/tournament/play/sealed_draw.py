"""The draw of HexaPro: a seed that is sealed before the second player enters, and opened when the game begins."""

from hashlib import sha256

from cardroom.tournament.hexapro.hexapro_terms import rules_of
from cardroom.tournament.hexapro.prize_draw import CHANCES, drawn
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.prices import sale_of
from cardroom.tournament.play.prizing import settle_now
from cardroom.tournament.play.purse import hand_out
from cardroom.tournament.play.tournament_events import DrawSealed, PrizeDrawn
from cardroom.tournament.seeded_chance import number_of, seal_of

SEED_LABEL = b"cardroom: the seed of a draw."


def seal_draw(step: DecisionStep) -> None:
    """Take the seed from this step's chance and announce its seal: the first player has entered."""
    state, terms = step.state, step.terms
    if not terms.hexapro or state.seed:
        return
    chance = step.chance.to_bytes((step.chance.bit_length() + 7) // 8 or 1, "big")
    seed = sha256(SEED_LABEL + chance).digest()
    state.seed = seed.hex()
    step.tell(DrawSealed(seal_of(seed, terms.id.encode()), rules_of(step.book).draw.clauses))


def draw_pool(step: DecisionStep) -> None:
    """Draw the pool and the length of the levels: the game begins.

    The house adds what the pool has more than the entries, or keeps what it has less.
    """
    state, terms = step.state, step.terms
    if not terms.hexapro:
        return
    seed, context = bytes.fromhex(state.seed), terms.id.encode()
    number = number_of(seed, context, CHANCES)
    found = drawn(rules_of(step.book), sale_of(terms, "entry").whole, number)
    state.drawn, state.level_ms = found, 1_000 * found.level_seconds
    step.tell(
        PrizeDrawn(
            number,
            state.seed,
            seal_of(seed, context),
            found.multiplier_tenths,
            found.pool,
            found.prizes,
            found.level_seconds,
            found.clauses,
        )
    )
    settle_now(step)


def pay_held(step: DecisionStep) -> None:
    """Pay the prizes that waited for the end of the game."""
    held, step.state.money.held = step.state.money.held, []
    for finished in held:
        hand_out(step, finished)
