// Written by tools/protocol_types.py out of the room's message types: change those, then run it.
// Amounts are whole cents, times are milliseconds since 1970 (UTC). A field with "?" is absent at its default.

/** Whom a host removes, lets back or makes host, and why. */
export interface AboutGuest {
  readonly reason: string;
  readonly player: string;
}

/**
 * Decide in the hand, by one of the actions that the turn allows.
 *
 * `fold`, `check`, `call`, `raise` (to `amount`, which also bets), `bring_in` (post the forced bet),
 * `complete` (bring it up to a full bet); `discard` and `draw` (give up `cards`; a draw of none stands pat),
 * `accept` and `refuse` (the card offered); `run_board` (`amount` times at most); `choose`
 * (`game`, by its declaration); `place` (`rows`: the cards added to front, middle and back).
 * `hand` and `turn` must be those of the running turn: late and doubled actions change nothing.
 */
export interface Act {
  readonly type: "act";
  readonly id: string;
  readonly table: string;
  readonly hand: string;
  readonly turn: number;
  readonly action: string;
  readonly amount?: number;
  readonly cards?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
  readonly game?: string;
}

/** The action that stands. */
export interface ActionBody {
  readonly who: string;
  readonly verb: string;
  readonly to?: number;
}

/** Chips to buy once when the rebuys are over: 0 chips for none. */
export interface AddOnOffered {
  readonly chips?: number;
  readonly pool_cents?: number;
  readonly fee_cents?: number;
}

/** A player buys more chips; `stack` is what lies there before, -1: as last counted. */
export interface AddToStack {
  readonly do: "add_chips";
  readonly table: number;
  readonly seat: number;
  readonly cents: number;
  readonly stack?: number;
  readonly is_agreed?: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * A decision that a host may make, with its value in the house's book.
 *
 * `kind`: one of `choices`, a whole number from `least` to `most`, or yes or no.
 */
export interface AdjustableDecision {
  readonly section: string;
  readonly name: string;
  readonly kind: "choice" | "number" | "yes_no";
  readonly value: number | boolean | string;
  readonly choices?: readonly string[];
  readonly least?: number;
  readonly most?: number;
}

/** A player, and what that player is to buy in for if all agree. */
export interface AgreedBuyIn {
  readonly reason: string;
  readonly player: string;
  readonly amount: number;
}

/** A cost by the time that a player agrees to, as it was told. */
export interface AgreedCost {
  readonly what: "jackpot" | "rake";
  readonly amount: number;
  readonly seconds: number;
}

/**
 * All have agreed; or one has not (`seat`), staff ask no longer, or it lapsed, and all stays as it was. A bomb
 * pot that all have agreed to may end so too, until its cards are dealt.
 */
export interface AllAnswered {
  readonly kind: "all_answered";
  readonly what: "bomb_pot" | "buy_in" | "jackpot_by_time";
  readonly outcome: "agreed" | "declined" | "lapsed" | "taken_back";
  readonly player: string;
  readonly amount: number;
  readonly seat?: number;
  readonly clauses?: readonly string[];
}

/**
 * Staff, or for a bomb pot the `player`, ask all players at the table; each one's consent is needed.
 *
 * `what` is `jackpot_by_time` (`amount` from the table for every `seconds` begun) or `buy_in` (of
 * `player`, for `amount`), or `bomb_pot` (each pays `amount` in the next hand).
 */
export interface AllAsked {
  readonly kind: "all_asked";
  readonly what: "bomb_pot" | "buy_in" | "jackpot_by_time";
  readonly seconds: number;
  readonly amount: number;
  readonly player: string;
  readonly clauses?: readonly string[];
}

/** All houses of the room, by their names. */
export interface AllHouses {
  readonly houses: readonly ListedHouse[];
}

/** The jackpots of this room's houses, in the order of the houses. */
export interface AllJackpots {
  readonly jackpots: readonly JackpotBody[];
}

/** A thing that was forbidden is allowed again. */
export interface AllowThing {
  readonly do: "allow";
  readonly forbidden: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** What may be given within 24 hours without a second member of staff, and how much of it is given and left. */
export interface AloneLimit {
  readonly most: number;
  readonly given: number;
  readonly left: number;
}

/** Somebody who waits for a place: a `player` (as in a sale), or somebody new by `name`. */
export interface AlternateAsked {
  readonly player?: string;
  readonly name?: string;
}

/** Somebody who waits for a place, since when, and who wrote it down. */
export interface AlternateRow {
  readonly number: number;
  readonly player: string;
  readonly name: string;
  readonly since_ms: number;
  readonly by: string;
}

/** The number of an alternate who waits no longer. */
export interface AlternateStruck {
  readonly reason: string;
  readonly number: number;
}

/** A tournament that is not over: its whole `price`, the `fee` of it, and the `staff`'s part of that. */
export interface AnnouncedFee {
  readonly tournament: string;
  readonly name: string;
  readonly starts_ms: number;
  readonly price: number;
  readonly fee: number;
  readonly staff?: number;
}

/**
 * A player answers for themselves, by the own account: agrees or not, and may answer otherwise while it is asked.
 * `consent` is the act with which the question began, and `cents` what the player was shown.
 */
export interface AnswerConsent {
  readonly do: "answer_consent";
  readonly consent: number;
  readonly cents: number;
  readonly agrees: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * Agree to the deal that is put to all, or not: the one to be answered until `until_ms`. An answer to a deal that
 * is over counts for no other.
 */
export interface AnswerDeal {
  readonly type: "answer_deal";
  readonly id: string;
  readonly tournament: string;
  readonly accept: boolean;
  readonly until_ms: number;
}

/**
 * Take or decline an offered seat. `buy_in` is what you bring, as the offer told it; without it, what you would
 * have to bring now. `by_time` is as in `join_pool`.
 */
export interface AnswerOffer {
  readonly type: "answer_offer";
  readonly id: string;
  readonly offer: string;
  readonly accept: boolean;
  readonly buy_in?: number | null;
  readonly by_time?: readonly AgreedCost[];
}

/**
 * Agree, or do not, to what all players at the table are asked; `question` says to what, as in `all_asked`.
 *
 * An answer to a question that is over counts for no other.
 */
export interface AnswerQuestion {
  readonly type: "answer_question";
  readonly id: string;
  readonly table: string;
  readonly agrees: boolean;
  readonly question: ConsentAsked;
}

/** A seat paid an ante into the pot; `for_all` when it is the one ante posted for everybody. */
export interface AntePosted {
  readonly kind: "ante_posted";
  readonly seat: number;
  readonly amount: number;
  readonly stack: number;
  readonly all_in?: boolean;
  readonly clauses?: readonly string[];
  readonly for_all?: boolean;
}

/** Two players who are kept apart. */
export interface ApartView {
  readonly player: string;
  readonly other: string;
  readonly name: string;
  readonly other_name: string;
  readonly why: string;
}

/**
 * What an authenticator app is set up with, told this once: the secret, the same as an address, and as a picture of
 * that address (a `data:` address).
 */
export interface AppToSetUp {
  readonly secret: string;
  readonly address: string;
  readonly picture: string;
}

/** What came of an appeal. Who gave the penalty decides it with somebody `beside`. */
export interface AppealDecided {
  readonly reason: string;
  readonly outcome: "dropped" | "lifted" | "sent_up" | "stands";
  readonly is_final?: boolean;
  readonly beside?: string;
}

/** An appeal against a penalty, by the player or `said_by` for the player; the reason is what is said against it. */
export interface AppealInTournament {
  readonly reason: string;
  readonly said_by?: string;
}

/** A player appeals against a penalty of this desk, or `said_by` for the player: it is a case of its own. */
export interface AppealPenalty {
  readonly do: "appeal";
  readonly penalty: number;
  readonly what: string;
  readonly said_by?: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * A member of staff approves a claim; with the last approval that the house asks for, its shares are those of the
 * house's tables.
 */
export interface ApproveClaim {
  readonly do: "approve_claim";
  readonly claim: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * The layout of this name is so from now on, on every television that shows it.
 *
 * `after` is the act that changed it last, as staff saw it, 0 for a new layout. `book` is the version that the room
 * knows of the house's rulebook.
 */
export interface ArrangeScreens {
  readonly do: "arrange_screens";
  readonly name: string;
  readonly shape: "halves" | "main" | "one" | "quarters";
  readonly parts: readonly (readonly ShownScreen[])[];
  readonly after?: number;
  readonly book?: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** Ask all at the table to play the next hand as a bomb pot. */
export interface AskForBombPot {
  readonly type: "ask_for_bomb_pot";
  readonly id: string;
  readonly table: string;
}

/**
 * The players of a table are asked on their own phones whether `player` may buy chips for `cents` there, outside the
 * limits. For who has no phone here the dealer notes it (`TableConsents`).
 */
export interface AskTable {
  readonly do: "ask_table";
  readonly table: number;
  readonly player: string;
  readonly cents: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * The floor tells the player of a seat, who neither shows all cards nor folds, to do so within the house's seconds
 * (PF-5.4.2). `event` is as in `CallClock`; what the tournament is called, and the player there, are the room's own.
 */
export interface AskToShow {
  readonly do: "ask_to_show";
  readonly table: number;
  readonly seat: number;
  readonly event?: string;
  readonly event_name?: string;
  readonly player?: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A house and a case: topic, situation, facts. See docs/rulings.md. */
export interface Asked {
  readonly house: string;
  readonly case: Readonly<Record<string, unknown>>;
}

/** A player at a table you follow is seen by another drawing from now on; without one, by initials. */
export interface AvatarChosen {
  readonly type: "avatar_chosen";
  readonly player: string;
  readonly avatar?: "bear" | "bull" | "cat" | "fox" | "frog" | "hare" | "lighthouse" | "moon" | "mountain" | "owl" | "panda" | "penguin" | "raven" | "ship" | "tiger" | "wolf" | null;
}

/** A stack was counted into a bag at the end of a day: the bag's `number`, the `chips`, and the player who `signed`. */
export interface BagStack {
  readonly act: "bag";
  readonly player: string;
  readonly number: string;
  readonly chips: number;
  readonly signed: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** One account of the trial balance. */
export interface BalanceRow {
  readonly account: string;
  readonly balance: number;
  readonly drift: number;
}

/**
 * What a ban would be about as it is kept, and whom of those with accounts it would keep out: how many, and some
 * of their names.
 */
export interface BanCovers {
  readonly what: string;
  readonly count: number;
  readonly names: readonly string[];
}

/** The subject of a ban: a player's id, a pattern of names with `*`, an address or a network. */
export interface BanOf {
  readonly of: "account" | "address" | "name";
  readonly what: string;
}

/** The first bet of a round; `asked` is the total that was asked for where the house rounds it. */
export interface Bet {
  readonly kind: "bet";
  readonly seat: number;
  readonly amount: number;
  readonly bet: number;
  readonly stack: number;
  readonly all_in?: boolean;
  readonly asked?: number;
  readonly clauses?: readonly string[];
}

/** A betting round is over: the bets lie in these pots (all pots of the hand, main pot first). */
export interface BetsCollected {
  readonly kind: "bets_collected";
  readonly pots: readonly Pot[];
}

/**
 * A seat posted a blind; `blind` is `small`, `big`, `straddle` (a raise before the cards), or `entry`:
 * out of position, by a player who comes in.
 *
 * Short when the stack was short.
 */
export interface BlindPosted {
  readonly kind: "blind_posted";
  readonly seat: number;
  readonly blind: "big" | "entry" | "small" | "straddle";
  readonly amount: number;
  readonly bet: number;
  readonly stack: number;
  readonly all_in?: boolean;
  readonly clauses?: readonly string[];
}

/** A seat's marker: `missed` is `small`, `big` (both markers) or "" once none is left there. */
export interface BlindsMissed {
  readonly kind: "blinds_missed";
  readonly seat: number;
  readonly missed: "" | "big" | "small";
  readonly clauses?: readonly string[];
}

/**
 * In `level`, in which the end is expected, the big blind `unit` passes a twentieth of the `chips` in play.
 * `past_last`: the structure ends before, and the level is one that the room adds: each is as much more than the one
 * before as the last one was.
 */
export interface BlindsTooHigh {
  readonly level: number;
  readonly unit: number;
  readonly chips: number;
  readonly past_last: boolean;
}

/** Community cards were dealt; `street` is `flop`, `turn` or `river`; `board` counts boards from 0. */
export interface BoardDealt {
  readonly kind: "board_dealt";
  readonly street: string;
  readonly cards: readonly string[];
  readonly places: readonly number[];
  readonly board?: number;
}

/**
 * A seat lets the board be run `runs` times at most. `automatic` is `""` or why the room answered: clock,
 * left.
 */
export interface BoardRunAnswered {
  readonly kind: "board_run_answered";
  readonly seat: number;
  readonly runs: number;
  readonly automatic?: "" | "away" | "clock" | "disconnected" | "left";
  readonly clauses?: readonly string[];
}

/**
 * The board is run `runs` times. With more than one, boards of their own follow, each beginning with the cards
 * that lie there now: `board` of what is dealt counts on after those of the first run.
 */
export interface BoardRunsSet {
  readonly kind: "board_runs_set";
  readonly runs: number;
  readonly clauses?: readonly string[];
}

/** What everybody dealt in pays before the cards of a bomb pot, and on how many boards it is played. */
export interface BombPot {
  readonly ante: number;
  readonly boards: number;
}

/**
 * What is wrong with a rulebook or a structure: the file, the line (0 where there is none), the entry, and what to
 * do. A structure's fault has a `code` with `args` for clients' own words, and the `clauses` of a house behind it.
 */
export interface BookFaultBody {
  readonly file: string;
  readonly line: number;
  readonly entry: string;
  readonly message: string;
  readonly code?: string;
  readonly args?: Readonly<Record<string, number | string>>;
  readonly clauses?: readonly string[];
}

/** Staff close a table whose players may want to play on elsewhere; they leave or move with their stacks. */
export interface BreakDeskTable {
  readonly do: "break_table";
  readonly table: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The room: at the table at which hands are entered, a player is dealt in again who was away. */
export interface BreakFollows {
  readonly do: "break_follows";
  readonly table: number;
  readonly seat: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The seat with the opening card posted the forced bet, or what it had left. */
export interface BringInPosted {
  readonly kind: "bring_in_posted";
  readonly seat: number;
  readonly amount: number;
  readonly bet: number;
  readonly stack: number;
  readonly all_in?: boolean;
  readonly automatic?: "" | "away" | "clock" | "disconnected" | "left";
  readonly clauses?: readonly string[];
}

/** The words of the house. */
export interface BroadcastBody {
  readonly text: string;
}

/** The house says something to those of a table or of a tournament, by its `name`, or to everybody. */
export interface BroadcastSaid {
  readonly type: "broadcast_said";
  readonly text: string;
  readonly at_ms: number;
  readonly table?: string;
  readonly tournament?: string;
  readonly name?: string;
}

/** Buy the chips that are on sale, at the `price` that you agree to as in `EnterTournament`. */
export interface BuyChips {
  readonly type: "buy_chips";
  readonly id: string;
  readonly tournament: string;
  readonly kind: "add_on" | "rebuy";
  readonly price?: number | null;
}

/**
 * What you may bring to a stake now, from `least` to `most`, and the clauses that say so.
 *
 * `bound_stack` is what you took from a table recently and must bring back here, as far as this stake lets you;
 * from `free_at_ms` on it binds no more. Both are 0 when nothing binds. `chooses_seat` says whether you may say
 * which seat you get, `seat_clauses` why (not), and `open_seats` which you may choose now. `by_time` is what
 * tables of this stake charge by the time now: a request for a seat names what of it you agree to. `pots` is what
 * the house takes from the pots at the tables where you may be seated.
 */
export interface BuyInBody {
  readonly pool: string;
  readonly least: number;
  readonly most: number;
  readonly clauses: readonly string[];
  readonly bound_stack: number;
  readonly free_at_ms: number;
  readonly chooses_seat?: boolean;
  readonly seat_clauses?: readonly string[];
  readonly open_seats?: readonly OpenSeats[];
  readonly by_time?: readonly TimeCost[];
  readonly pots?: readonly TakenAtTables[];
}

/** The game that a link invites to. */
export interface ByLink {
  readonly link: string;
}

/**
 * The clock is called on the player of a seat, by `asked_by` ("": by staff); staff let it run or not.
 *
 * `seconds` 0: the house's. Less needs a reason. `event` is the live tournament whose table it is, "" for one of the desk.
 * The rest is the room's own, of such a table: what the tournament is called, the player of the seat, how long its levels
 * are, and whether who asked is at the seat.
 */
export interface CallClock {
  readonly do: "call_clock";
  readonly table: number;
  readonly seat: number;
  readonly asked_by?: string;
  readonly seconds?: number;
  readonly is_allowed?: boolean;
  readonly event?: string;
  readonly event_name?: string;
  readonly player?: string;
  readonly level_minutes?: number;
  readonly is_caller_there?: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** Staff announce the last round of a table: nobody sits down any more. */
export interface CallLastRound {
  readonly do: "last_round";
  readonly table: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * A player on a list is called to a free seat; `seat` 0: one of the free seats, drawn. A reason is needed to pass
 * over those who come first, or another table that comes first.
 */
export interface CallToSeat {
  readonly do: "call";
  readonly pool: string;
  readonly player: string;
  readonly table: number;
  readonly seat?: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A seat matched the bet, or put in all it had left. */
export interface Called {
  readonly kind: "called";
  readonly seat: number;
  readonly amount: number;
  readonly bet: number;
  readonly stack: number;
  readonly all_in?: boolean;
}

/**
 * A cancellation as it would be carried out now: a dry run. `from_house` is what the house pays back of fees,
 * `from_staff` the staff's part of them, `kept` what nobody gets.
 */
export interface CancellationBody {
  readonly stage: "before_money" | "final_table" | "in_money" | "not_begun";
  readonly rows: readonly CompensationRow[];
  readonly from_house: number;
  readonly from_pool: number;
  readonly from_bounties: number;
  readonly kept: number;
  readonly clauses: readonly string[];
  readonly from_staff?: number;
}

/** A cancellation that has been carried out: when, by whom ("": too few had entered), why, and what everybody got. */
export interface CancelledBody {
  readonly at_ms: number;
  readonly by: string;
  readonly reason: string;
  readonly settlement: CancellationBody;
}

/** One seat's card of the draw for the button. */
export interface CardDrawn {
  readonly seat: number;
  readonly card: string;
}

/** A seat got cards to place, from these places of the deck; `cards` are named only where they lie face up. */
export interface CardsDealt {
  readonly kind: "cards_dealt";
  readonly seat: number;
  readonly places: readonly number[];
  readonly cards?: readonly string[];
}

/** A seat placed cards: those added to front, middle and back. `automatic` is `""` or why the house did. */
export interface CardsPlaced {
  readonly kind: "cards_placed";
  readonly seat: number;
  readonly rows: readonly [readonly string[], readonly string[], readonly string[]];
  readonly automatic?: "" | "away" | "clock" | "disconnected" | "left";
  readonly clauses?: readonly string[];
}

/** A player shows own cards of a hand that is over; nobody had to see them. */
export interface CardsShown {
  readonly kind: "cards_shown";
  readonly seat: number;
  readonly hand: string;
  readonly cards: readonly string[];
  readonly places: readonly number[];
  readonly clauses?: readonly string[];
}

/** Your cards that are to be placed in rows, in the order they were dealt. */
export interface CardsToPlace {
  readonly kind: "cards_to_place";
  readonly seat: number;
  readonly cards: readonly string[];
}

/** Cash that is brought to the house's till, or (below 0) taken out to the safe. */
export interface CashMoved {
  readonly reason: string;
  readonly cents: number;
}

/** The event's cash in cents: taken in, paid out, still `owed`; and what the house's till holds of all events. */
export interface CashOfEvent {
  readonly taken: number;
  readonly paid: number;
  readonly owed: number;
  readonly till: number;
}

/** Cash that was paid for a voucher comes back, and is owed again. */
export interface CashTakenBack {
  readonly reason: string;
  readonly number: number;
}

/**
 * What the hands on the table are worth on a board that is not complete, from the cards that lie open alone.
 *
 * `exact`: all boards that may come were counted, else some were drawn. `run` as in `PotAwarded`.
 */
export interface ChancesTold {
  readonly kind: "chances_told";
  readonly chances: readonly SeatChance[];
  readonly exact?: boolean;
  readonly run?: number;
  readonly clauses?: readonly string[];
}

/**
 * Chips of a player's stack were found and given back, or confiscated and taken out of play (carried off, hidden, of
 * another event, handed on). Needs a reason; `witness` is who saw it. Found chips of a value that was raced off are worth
 * `old` each, and are exchanged for chips of `new`, the smallest in play, as far as the house's book has it.
 */
export interface ChangeChips {
  readonly act: "chips";
  readonly player: string;
  readonly what: "confiscated" | "found";
  readonly chips: number;
  readonly witness?: string;
  readonly old?: number;
  readonly new?: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A player moves to another seat of the same table; `is_farther` from the blinds may cost something. */
export interface ChangeDeskSeat {
  readonly do: "change_seat";
  readonly table: number;
  readonly seat: number;
  readonly to_seat: number;
  readonly is_farther?: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** Move to a free seat of the table, where the house lets players do that themselves or staff agree. */
export interface ChangeSeat {
  readonly type: "change_seat";
  readonly id: string;
  readonly table: string;
  readonly seat: number;
}

/** Players at these seats have paid `cents` each for a period: for their time, or, where all agree, for the jackpot. */
export interface ChargeTime {
  readonly do: "charge_time";
  readonly table: number;
  readonly seats: readonly number[];
  readonly cents: number;
  readonly minutes: number;
  readonly purpose?: "jackpot" | "time";
  readonly is_agreed?: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A game at a stake that the house offers. */
export interface ChargedStake {
  readonly game: string;
  readonly stake: string;
}

/**
 * What a house charges now. `since_ms` is when this version of its rulebook came into force while the room was
 * running, 0 where it opened with it; `document` and `document_date` are of the house's own document. `tables` are
 * those of the live floor, and all others that charge otherwise than `stakes` says.
 */
export interface ChargesBody {
  readonly house: string;
  readonly currency: string;
  readonly since_ms: number;
  readonly document: string;
  readonly document_date: string;
  readonly stakes: readonly StakeCharges[];
  readonly tables: readonly TableCharges[];
  readonly tournaments: TournamentCharges | null;
  readonly announced: readonly AnnouncedFee[];
}

/** Nobody writes or reacts at the table until then, as an all-in is run; a time that is past says that it is over. */
export interface ChatPaused {
  readonly type: "chat_paused";
  readonly table: string;
  readonly until_ms: number;
}

/** Somebody at the table said something. */
export interface ChatSaid {
  readonly type: "chat_said";
  readonly table: string;
  readonly player: string;
  readonly name: string;
  readonly text: string;
  readonly at_ms: number;
}

/** A seat declined to bet. */
export interface Checked {
  readonly kind: "checked";
  readonly seat: number;
  readonly automatic?: "" | "away" | "clock" | "disconnected" | "left";
  readonly clauses?: readonly string[];
}

/** How far the set goes beyond so many `entries`: those sold, or before that those expected. */
export interface ChipCapacity {
  readonly entries: number;
  readonly values: readonly ValueRow[];
  readonly suffices: readonly SufficesRow[];
  readonly set_free: readonly SetFreeRow[];
}

/**
 * The places of chips: `given_out` by the cage, less the drops of closed days, is the sum of the others. `boxes` are
 * those that tables whose hands are entered have in no stack; elsewhere they are among those `at_tables` until they are
 * counted.
 */
export interface ChipCount {
  readonly given_out: number;
  readonly at_tables: number;
  readonly stored: number;
  readonly drop: number;
  readonly difference: number;
  readonly held?: number;
  readonly confiscated?: number;
  readonly jackpot?: number;
  readonly jackpot_today?: number;
  readonly boxes?: number;
  readonly restaurant?: number;
}

/**
 * The chips of the event: all that were `issued` are `in_play` (some `on_the_way`), `removed`, or `handed_on`
 * to other events. Unsold stacks are not among them. Of the chips in play or removed `come_in` are other events'.
 */
export interface ChipInventory {
  readonly issued: number;
  readonly in_play: number;
  readonly on_the_way: number;
  readonly removed: number;
  readonly handed_on?: number;
  readonly come_in?: number;
}

/** The event's chips by colour, as `by` counted them last. */
export interface ChipSet {
  readonly chips: readonly ChipsOfColour[];
  readonly by: string;
  readonly at_ms: number;
}

/** What one player's chips do. */
export interface ChipsBody {
  readonly who: string;
  readonly put_in: number;
  readonly bound: number;
  readonly returned: number;
  readonly owes: number;
  readonly wins?: number;
}

/** The chips of one colour of an event's set: what one is worth, and how many there are. */
export interface ChipsOfColour {
  readonly colour: "black" | "blue" | "brown" | "green" | "grey" | "orange" | "pink" | "purple" | "red" | "white" | "yellow";
  readonly value: number;
  readonly count: number;
}

/** Chips offered to you, until `until_ms` (0: as long as the sale lasts); the price as in `ChipsOnSale`. */
export interface ChipsOffer {
  readonly kind: "add_on" | "re_entry" | "rebuy";
  readonly chips: number;
  readonly price: number;
  readonly bounty?: number;
  readonly fee?: number;
  readonly until_ms?: number;
  readonly staff?: number;
}

/** You may buy chips; see `offer` for the deadline. */
export interface ChipsOffered {
  readonly type: "chips_offered";
  readonly tournament: string;
  readonly name: string;
  readonly offer: ChipsOffer;
  readonly clauses?: readonly string[];
}

/**
 * Chips that can be bought: how often (0: without a limit), up to which level, with at most how many chips.
 * `price` is what leaves the wallet; of it `bounty` and `fee` don't go into the pool, and of the fee the `staff`
 * have a part.
 */
export interface ChipsOnSale {
  readonly kind: "add_on" | "re_entry" | "rebuy";
  readonly chips: number;
  readonly price: number;
  readonly bounty?: number;
  readonly fee?: number;
  readonly until_level?: number;
  readonly most?: number;
  readonly up_to?: number;
  readonly staff?: number;
}

/**
 * The chips of one value: how many the house has for the event, and how many lie in a starting stack, in a rebuy and in
 * an add-on.
 */
export interface ChipsOwned {
  readonly value: number;
  readonly owned: number;
  readonly in_stack?: number;
  readonly in_rebuy?: number;
  readonly in_add_on?: number;
}

/** Staff took chips out of a seat's stack, `what` for: see `TakeChips`. */
export interface ChipsTakenAway {
  readonly kind: "chips_taken_away";
  readonly seat: number;
  readonly amount: number;
  readonly stack: number;
  readonly what: "jackpot" | "rake" | "staff";
  readonly clauses?: readonly string[];
}

/** The drawing to be seen by, null for initials. */
export interface ChosenAvatar {
  readonly avatar: "bear" | "bull" | "cat" | "fox" | "frog" | "hare" | "lighthouse" | "moon" | "mountain" | "owl" | "panda" | "penguin" | "raven" | "ship" | "tiger" | "wolf" | null;
}

/** A clause that a penalty may cite. */
export interface CitedClause {
  readonly id: string;
  readonly title: string;
}

/** A jackpot is claimed: the hands read by staff, when the hand began, who lost and won, who else was there. */
export interface ClaimJackpot {
  readonly do: "claim_jackpot";
  readonly table: number;
  readonly hand: number;
  readonly began_ms: number;
  readonly category: number;
  readonly losers: readonly string[];
  readonly winners: readonly string[];
  readonly cards: Readonly<Record<string, string>>;
  readonly others?: readonly string[];
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * One clause of the rulebook in force of a house, in English; where there is a text in the language of the house's
 * document, that too (`own_title`, `own_text`, in `language`).
 */
export interface ClauseBody {
  readonly id: string;
  readonly source: string;
  readonly title: string;
  readonly text: string;
  readonly area: string;
  readonly engine: string;
  readonly house: string;
  readonly language?: string;
  readonly own_title?: string;
  readonly own_text?: string;
}

/**
 * The room stood still: every running clock has `by_ms` more. The times are those that hold from now on: of the
 * turn, of the wait after a server fault (0 where there is none), of the seats that sit out.
 */
export interface ClocksExtended {
  readonly kind: "clocks_extended";
  readonly by_ms: number;
  readonly turn_until_ms: number;
  readonly interrupted_until_ms: number;
  readonly seats?: readonly SeatUntil[];
  readonly clauses?: readonly string[];
}

/** A case has its result; `is_final`, or it may be sent up. */
export interface CloseCase {
  readonly do: "close_case";
  readonly case: number;
  readonly result: "confirmed" | "dropped" | "nothing_found" | "sent_up" | "settled";
  readonly is_final?: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * A table that nobody sits at closes. `drop` is what its box holds: all chips that came to it and did not leave.
 *
 * With `accepts_difference`, and a reason, it closes though some are missing or too many.
 */
export interface CloseDeskTable {
  readonly do: "close_table";
  readonly table: number;
  readonly drop?: number;
  readonly accepts_difference?: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The gaming day ends: lists are cleared. Refuses "tables-open". */
export interface CloseGamingDay {
  readonly do: "close_day";
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A code that is told this once: for an account, or one `half` of that for a new password. */
export interface CodeGiven {
  readonly code: string;
  readonly until_ms: number;
  readonly half?: "" | "first" | "second";
}

/** The first code of an app. */
export interface CodeShown {
  readonly code: string;
}

/** Chips of `old` are changed for chips of `new` at every table, with a race for the rest. */
export interface ColourUpBody {
  readonly reason: string;
  readonly old: number;
  readonly new: number;
}

/**
 * Staff change a player's small chips for larger ones, at their discretion, before a witness; the sums are equal.
 *
 * At a tournament (`event`) the seat is the player's there.
 */
export interface ColourUpStack {
  readonly do: "colour_up";
  readonly player: string;
  readonly table: number;
  readonly taken: Readonly<Record<string, number>>;
  readonly given: Readonly<Record<string, number>>;
  readonly witness?: string;
  readonly is_announced?: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
  readonly event?: string;
  readonly event_name?: string;
}

/** The deck ran too short for everybody: one card face up, for all. */
export interface CommunityCardDealt {
  readonly kind: "community_card_dealt";
  readonly street: string;
  readonly card: string;
  readonly place: number;
  readonly clauses?: readonly string[];
}

/** One decision point in two houses; a side is null where the house has no such section at all. */
export interface ComparedBody {
  readonly section: string;
  readonly name: string;
  readonly same: boolean;
  readonly a: SideBody | null;
  readonly b: SideBody | null;
}

/** Two houses by their ids, at every decision point. */
export interface ComparisonBody {
  readonly a: string;
  readonly b: string;
  readonly points: readonly ComparedBody[];
}

/**
 * The share of a player in a cancelled tournament, why, and how it was worked out. `ticket_cents` is the worth of a
 * ticket that goes back.
 */
export interface CompensationRow {
  readonly player: string;
  readonly name: string;
  readonly reason: string;
  readonly cents: number;
  readonly working: Working;
  readonly clauses: readonly string[];
  readonly ticket_cents?: number;
}

/** The answer of staff. */
export interface ComplaintAnswer {
  readonly text: string;
}

/** A complaint, and its answer ("" and 0 while it has none). `about` is whom or what it is about, in words. */
export interface ComplaintRow {
  readonly id: string;
  readonly player: string;
  readonly name: string;
  readonly at_ms: number;
  readonly text: string;
  readonly about: string;
  readonly answer: string;
  readonly answered_by: string;
  readonly answered_ms: number;
}

/** Complaints, those without an answer first, and the clauses by which they are looked into. */
export interface ComplaintRows {
  readonly complaints: readonly ComplaintRow[];
  readonly clauses: readonly string[];
}

/** A forced bet was brought up to a full bet; `short` when an all-in did not quite reach it. */
export interface Completed {
  readonly kind: "completed";
  readonly seat: number;
  readonly amount: number;
  readonly bet: number;
  readonly stack: number;
  readonly all_in?: boolean;
  readonly short?: boolean;
  readonly clauses?: readonly string[];
}

/**
 * Orders have been carried out: tables stopped, players gone or arrived, chips brought. `stacks` were counted, of the
 * players who go or arrive.
 */
export interface Confirm {
  readonly act: "confirm";
  readonly orders: readonly number[];
  readonly stacks?: Readonly<Record<string, number>>;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The dealer confirms who sits at a seat. */
export interface ConfirmDeskSeat {
  readonly do: "confirm_seat";
  readonly table: number;
  readonly seat: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A player who signed up by phone has reported at the desk. */
export interface ConfirmSignUp {
  readonly do: "confirm_sign_up";
  readonly pool: string;
  readonly player: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * Chips of a player are taken out of play: hidden, carried openly or off, from elsewhere, handed to or by `other`.
 *
 * Those of a cash table are counted out of it; those of a tournament (`event`) are counted in its own chips. Needs a
 * reason.
 */
export interface ConfiscateChips {
  readonly do: "confiscate";
  readonly player: string;
  readonly cents: number;
  readonly how: "carried_off" | "foreign" | "handed_over" | "hidden" | "in_transit";
  readonly table?: number;
  readonly other?: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
  readonly event?: string;
  readonly event_name?: string;
}

/**
 * The content of a question to all. An answer names it, so that nobody agrees to a later question by mistake.
 *
 * `what` is `jackpot_by_time` (for every `seconds`), `buy_in` (of `player`, for `amount`) or `bomb_pot`
 * (asked for by `player`, for `amount` each).
 */
export interface ConsentAsked {
  readonly what: "bomb_pot" | "buy_in" | "jackpot_by_time";
  readonly seconds?: number;
  readonly player?: string;
  readonly amount?: number;
}

/** The player of a seat agrees. */
export interface ConsentGiven {
  readonly kind: "consent_given";
  readonly seat: number;
}

/** Who of the staff tried to reach a player, when and how, and what the player wanted, if reached. */
export interface ContactRow {
  readonly by: string;
  readonly at_ms: number;
  readonly how: string;
  readonly wish: "give_up" | "keep_in_play" | "not_reached";
}

/** What an absent player wants, if reached; the reason says how staff tried. */
export interface ContactTried {
  readonly reason: string;
  readonly wish: "give_up" | "keep_in_play" | "not_reached";
}

/**
 * The box of a table was counted: by who enters it and, where the house has two people count, the `witness`. `fund`
 * names the bonus drop whose box it is, "" for that of the rake.
 */
export interface CountDrop {
  readonly do: "count_drop";
  readonly table: number;
  readonly box: string;
  readonly cents: number;
  readonly witness?: string;
  readonly shift?: string;
  readonly fund?: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A stack has been counted. */
export interface CountStack {
  readonly do: "count";
  readonly table: number;
  readonly seat: number;
  readonly stack: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** Stacks of a table were counted, of some players or all. */
export interface CountStacks {
  readonly act: "count";
  readonly table: number;
  readonly stacks: Readonly<Record<string, number>>;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A player's penalties so far that count, at the desk of the house and in its tournaments together. */
export interface CountedBody {
  readonly offences: readonly OffenceCount[];
}

/** Sign-in. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** A day (2026-11-22, UTC) on which hands for money ended: how many, and what they came to. */
export interface DayNet {
  readonly day: string;
  readonly hands: number;
  readonly net: number;
}

/**
 * One day of several: it ends after a level or after a time, the last one with the tournament. It begins so long
 * after the tournament's start; 0: when staff say so, the first one with the tournament.
 */
export interface DayPlanned {
  readonly until_level?: number;
  readonly seconds?: number;
  readonly begins_seconds?: number;
}

/**
 * A day, or one flight of the first (`flight` from 1 with its `name`). It ends after `until_level` or after
 * so many `seconds`, the last one with the tournament. `begins_ms` is 0 for the first, and where staff say when.
 */
export interface DayRow {
  readonly day: number;
  readonly flight?: number;
  readonly name?: string;
  readonly until_level?: number;
  readonly seconds?: number;
  readonly begins_ms?: number;
}

/** A seat paid a blind it had missed straight into the pot: it is nobody's bet. */
export interface DeadBlindPosted {
  readonly kind: "dead_blind_posted";
  readonly seat: number;
  readonly amount: number;
  readonly stack: number;
  readonly all_in?: boolean;
  readonly clauses?: readonly string[];
}

/** Whether prizes are paid by the deal. */
export interface DealDecided {
  readonly reason: string;
  readonly pays: boolean;
}

/** What a deal would give everybody who is left, by the stacks as they are: nobody is asked yet. */
export interface DealPreview {
  readonly method: "chip_chop" | "custom" | "icm";
  readonly for_winner: number;
  readonly shares: readonly DealShare[];
  readonly clauses: readonly string[];
}

/**
 * A deal that a `player` wants, who has `signed`: by ICM, by chips or by `amounts`, with `for_winner`
 * cents still to play for.
 */
export interface DealPut {
  readonly player: string;
  readonly method: "chip_chop" | "custom" | "icm";
  readonly for_winner?: number;
  readonly amounts?: Readonly<Record<string, number>>;
  readonly signed?: string;
}

/** What a player would get by a deal; and what that would be if it went by chips, and by what stacks are worth. */
export interface DealShare {
  readonly player: string;
  readonly name: string;
  readonly cents: number;
  readonly by_chips: number;
  readonly by_icm: number;
}

/** The answer of a player: agrees, and who `signed`; or (not `agrees`) no. */
export interface DealSigned {
  readonly player: string;
  readonly signed?: string;
  readonly agrees?: boolean;
}

/**
 * A deal that somebody wants. `shares` are told once all tables stand; it is to be answered until `until_ms`.
 * `agreed` are those who have.
 */
export interface DealView {
  readonly method: "chip_chop" | "custom" | "icm";
  readonly by: string;
  readonly for_winner?: number;
  readonly shares?: readonly DealShare[];
  readonly agreed?: readonly string[];
  readonly until_ms?: number;
  readonly waits?: boolean;
}

/** A dealer is back from a break. */
export interface DealerBack {
  readonly do: "dealer_back";
  readonly dealer: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A dealer goes on a break; behind a push it begins when the push has settled. */
export interface DealerBreak {
  readonly do: "dealer_break";
  readonly dealer: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The dealer position was drawn at random among the seats dealt in; `cards` where the highest one gets it. */
export interface DealerDrawn {
  readonly kind: "dealer_drawn";
  readonly seat: number;
  readonly clauses?: readonly string[];
  readonly cards?: readonly CardDrawn[];
}

/** A dealer comes on duty. */
export interface DealerIn {
  readonly do: "dealer_in";
  readonly dealer: string;
  readonly skills?: readonly string[];
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A dealer who deals at no table goes off duty. */
export interface DealerOut {
  readonly do: "dealer_out";
  readonly dealer: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A dealer gets up from a table, and nobody takes it over: it is broken, or stands still. */
export interface DealerUp {
  readonly do: "dealer_up";
  readonly dealer: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * The running hand for the person who deals it.
 *
 * `awaits`: "act", "cards", "decide" (staff), "choose" (a game) or "push": the hand is decided, and closed by a tap.
 * `awaits_seats` are those to act or to show, `awaits_board` the cards of boards to be entered. `blank` is how
 * many cards of each board nobody has entered. `used` are all cards entered: none lies there twice.
 * `straddled` are the seats that straddled, in order; `may_straddle` those of which one still may.
 */
export interface DealersHand {
  readonly hand: string;
  readonly number: number;
  readonly street: string;
  readonly awaits: "act" | "cards" | "choose" | "decide" | "push";
  readonly dealer?: number;
  readonly small_blind?: number;
  readonly big_blind?: number;
  readonly awaits_seats?: readonly number[];
  readonly awaits_board?: number;
  readonly turn?: DealersTurn | null;
  readonly seats?: readonly DealersSeat[];
  readonly boards?: readonly (readonly string[])[];
  readonly pots?: readonly Pot[];
  readonly total?: number;
  readonly used?: readonly string[];
  readonly question?: RulingSaid | null;
  readonly games?: readonly string[];
  readonly deal?: string;
  readonly form?: string;
  readonly own_cards?: number;
  readonly is_void?: boolean;
  readonly may_undo?: number;
  readonly straddled?: readonly number[];
  readonly may_straddle?: readonly StraddleOffered[];
  readonly lines?: readonly DealersLine[];
}

/** A line of the log: what was entered (`told_facts`), by whom, what was ruled, and who took it back. */
export interface DealersLine {
  readonly number: number;
  readonly fact: Readonly<Record<string, unknown>>;
  readonly by: string;
  readonly taken_back_by?: string;
  readonly rulings?: readonly RulingSaid[];
}

/**
 * A seat dealt into the hand. `cards` are its own cards as far as they were entered, `waits`: an action made
 * out of turn lies in front of it (its verb and total). `is_read`: a reader has told the seat's cards, which are
 * nobody's to see before the player shows. `rows` are those of Open Face; `points` are what the seat won there
 * once the hand is decided, and `foul` says that its rows are illegal.
 */
export interface DealersSeat {
  readonly seat: number;
  readonly stack: number;
  readonly bet?: number;
  readonly folded?: boolean;
  readonly all_in?: boolean;
  readonly shown?: boolean;
  readonly cards?: readonly string[];
  readonly up?: readonly string[];
  readonly blank_up?: number;
  readonly waits?: string;
  readonly waits_to?: number;
  readonly is_read?: boolean;
  readonly rows?: readonly (readonly string[])[];
  readonly points?: number;
  readonly foul?: boolean;
}

/**
 * The options of the seat to act. Amounts are totals of the round, -1 where nothing may be raised; `verbs` are those
 * of games with forced bets and exchanges; `draw` is how many cards at most may be exchanged, -1 for no exchange.
 * In Open Face `place` cards are to be laid, and `room` is what front, middle and back still take.
 */
export interface DealersTurn {
  readonly seat: number;
  readonly call?: number;
  readonly can_fold?: boolean;
  readonly can_check?: boolean;
  readonly is_bet?: boolean;
  readonly min_raise_to?: number;
  readonly max_raise_to?: number;
  readonly pot_to?: number;
  readonly verbs?: readonly string[];
  readonly draw?: number;
  readonly discard?: number;
  readonly place?: number;
  readonly room?: readonly number[];
}

/**
 * An appeal is decided: the penalty stands or is lifted, the appeal is sent up or dropped. Needs a reason where the
 * penalty is lifted, and where nothing was looked at. Who gave the penalty decides it with somebody `beside`.
 */
export interface DecideAppeal {
  readonly do: "decide_appeal";
  readonly case: number;
  readonly outcome: "dropped" | "lifted" | "sent_up" | "stands";
  readonly is_final?: boolean;
  readonly beside?: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * A decision point of the rulebook: what the room does, by which clauses, and the reading where one was needed, in
 * the language that was asked for, or in English (`reading_language`) where it has no words in that one yet. The value
 * is as the rulebook writes it: whoever shows it has the words.
 */
export interface DecisionBody {
  readonly section: string;
  readonly name: string;
  readonly value: string | number | boolean | readonly (string | Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>)[];
  readonly clauses: readonly string[];
  readonly reading: string;
  readonly reading_language: "cs" | "en" | "fi" | "nb";
}

/** Buy none of the chips that you are offered. */
export interface DeclineChips {
  readonly type: "decline_chips";
  readonly id: string;
  readonly tournament: string;
}

/** An act that is stored; by its number it can be taken back. */
export interface DeskActAnswer {
  readonly number: number;
}

/**
 * An act at a desk; `do` says which. `contact` is a phone or pager number to call the player by, with a sign-up by
 * staff: it is seen by staff alone, and forgotten when the place on the list ends.
 */
export interface DeskActBody {
  readonly act: OpenGamingDay | CloseGamingDay | OpenDeskTable | LockDeskTable | UnlockDeskTable | CallLastRound | BreakDeskTable | CloseDeskTable | SetPoint | FilmDeskTable | SignUp | ConfirmSignUp | StrikeOff | ToEndOfList | CallToSeat | LapseCalls | DrawForSeats | SeatDown | ConfirmDeskSeat | AddToStack | CountStack | LeaveDeskSeat | ChangeDeskSeat | SettleOwed | MoveToTable | StartDeskBreak | EndDeskBreak | FreeSeat | PayStored | PlayOverSeat | EndPlayOver | LockSeat | UnlockSeat | KeepPairApart | LetPairTogether | TakeBackAct | SetTableDepth | NoteHand | NoteMisdeal | StackComesBack | SeatFollows | BreakFollows | PenaltyFollows | EndToldTable | SeeDocument | OpenCase | LookInto | CloseCase | AppealPenalty | DecideAppeal | ExcludePlayer | EndExclusion | HoldMoney | SettleMoney | Disclose | PenaliseLive | TickPenalty | EndLivePenalty | ForbidThing | AllowThing | CallClock | AskToShow | EndClock | LookAtHand | RunOutCards | NoteAgreement | SignAgreement | DealerIn | DealerOut | PushDealer | DealerUp | DealerBreak | DealerBack | PutDeck | ReportDeck | TakeDeck | SettleDeck | CountDrop | ChargeTime | DropToJackpot | TopUpJackpot | ClaimJackpot | ApproveClaim | RejectClaim | PayShare | ReclaimPot | SettleReclaim | ColourUpStack | ConfiscateChips | StoreStack | PayRestaurant | RestaurantBrings | TableConsents | AskTable | AnswerConsent | ManagerConsents | EndConsent | ArrangeScreens | RemoveLayout;
  readonly contact?: string;
}

/**
 * An act: when it was (and when it was entered, if later), who did what, why, by which clauses. `undone_by` is the
 * number of its counter-act.
 */
export interface DeskActView {
  readonly number: number;
  readonly at_ms: number;
  readonly did: string;
  readonly by: string;
  readonly entered_ms?: number;
  readonly why?: string;
  readonly clauses?: readonly string[];
  readonly name?: string;
  readonly other?: string;
  readonly pool?: string;
  readonly table?: number;
  readonly seat?: number;
  readonly to_table?: number;
  readonly to_seat?: number;
  readonly cents?: number;
  readonly takes_back?: number;
  readonly undone_by?: number;
  readonly fields?: readonly RecordField[];
}

/**
 * The jackpot of the live tables: the sum `fund` that can be won now, the `base` that the house makes it up to, and
 * what was `paid` last, for a claim of that time.
 */
export interface DeskJackpot {
  readonly fund: number;
  readonly base: number;
  readonly paid?: number;
  readonly paid_ms?: number;
}

/** The list of a game, with the seats that are free for it. Staff see whose turn it is (`next`), and at which table. */
export interface DeskListView {
  readonly pool: string;
  readonly game: string;
  readonly stake: string;
  readonly places: readonly DeskPlaceView[];
  readonly free: number;
  readonly next?: string;
  readonly next_table?: number;
}

/** The part for staff: the latest acts, newest first, chips, stored stacks, pairs, people, and the games on offer. */
export interface DeskOffice {
  readonly acts: readonly DeskActView[];
  readonly chips: ChipCount;
  readonly stored: readonly StoredView[];
  readonly apart: readonly ApartView[];
  readonly people: readonly DeskPerson[];
  readonly pools: readonly string[];
  readonly long_break: string;
  readonly closed_table: string;
  readonly playing_over: string;
  readonly by_agreement: boolean;
  readonly records?: readonly DeskRecordView[];
  readonly penalty_kinds?: readonly string[];
  readonly games?: readonly string[];
  readonly allowed?: readonly string[] | null;
  readonly sheet?: DeskSheet | null;
  readonly restaurant?: boolean;
  readonly to_come?: readonly StackToCome[];
}

/** A person whom the desk knows. */
export interface DeskPerson {
  readonly player: string;
  readonly name: string;
}

/**
 * A place on a list. `table` and `seat` are those called to, until `until_ms`; `player` is told to staff, and to the
 * player.
 */
export interface DeskPlaceView {
  readonly name: string;
  readonly since_ms: number;
  readonly player?: string;
  readonly by_phone?: boolean;
  readonly reported?: boolean;
  readonly drawn?: number;
  readonly table?: number;
  readonly seat?: number;
  readonly called_ms?: number;
  readonly until_ms?: number;
  readonly marks?: readonly ("case" | "exclusion" | "forbidden" | "penalty")[];
  readonly contact?: string;
  readonly paged?: "" | "failed" | "sending" | "sent" | "unknown";
  readonly page_fault?: "" | "busy" | "no_answer" | "refused" | "unreachable";
  readonly page_status?: number;
}

/**
 * A record that the desk keeps: of what kind, by which act's number (or the table's, the person's: `of`), since when,
 * by whom, why, and what it says; open until `closed_ms`. `about` are the ids of the people it is about; `table` is the
 * number of a table at the desk or, with its id, of the tournament `event`.
 */
export interface DeskRecordView {
  readonly kind: "agreement" | "case" | "charge" | "claim" | "clock" | "colour_up" | "confiscated" | "consent" | "dealer" | "deck" | "deck_report" | "disclosure" | "document" | "drop" | "exclusion" | "forbidden" | "held" | "look" | "misdeal" | "penalty" | "reclaim" | "run_out";
  readonly number: number;
  readonly of: string;
  readonly since_ms: number;
  readonly by: string;
  readonly fields: readonly RecordField[];
  readonly about?: readonly string[];
  readonly why?: string;
  readonly closed_ms?: number;
  readonly closed_by?: string;
  readonly table?: number;
  readonly event?: string;
}

/**
 * A seat. `called` is who is called to it, `over` who plays over there; `owes` a blind that is due.
 *
 * `stack` is as last counted, at `counted_ms`. Where hands are entered (`DeskTableView.told`) it is to the chip and nobody
 * counted it: `counted_ms` is 0.
 */
export interface DeskSeatView {
  readonly seat: number;
  readonly player?: string;
  readonly name?: string;
  readonly stack?: number;
  readonly counted_ms?: number;
  readonly since_ms?: number;
  readonly confirmed?: boolean;
  readonly owes?: "" | "big_blind" | "small_blind";
  readonly away_since_ms?: number;
  readonly away_until_ms?: number;
  readonly away_long?: boolean;
  readonly over?: string;
  readonly over_name?: string;
  readonly over_stack?: number;
  readonly locked?: string;
  readonly called?: string;
  readonly called_name?: string;
  readonly called_until_ms?: number;
  readonly leaves?: boolean;
  readonly to_table?: number;
  readonly to_seat?: number;
  readonly marks?: readonly ("case" | "exclusion" | "forbidden" | "penalty")[];
  readonly had_long_break?: boolean;
  readonly had_short?: boolean;
}

/**
 * The figures of a gaming day: chips `sold` and `paid` out for cash, the cash that stays (`cash`), and the drops, the
 * jackpot's collection and the missing chips that tables left; `others` are chips stored, held back, at the restaurant,
 * and in the fund.
 */
export interface DeskSheet {
  readonly sold: number;
  readonly paid: number;
  readonly cash: number;
  readonly drop: number;
  readonly jackpot: number;
  readonly difference: number;
  readonly others: number;
}

/**
 * A live table. Its seats, chips and who opened it are told to staff alone; that it is filmed (`filmed_ms`: since when)
 * to everybody.
 */
export interface DeskTableView {
  readonly table: number;
  readonly pool: string;
  readonly game: string;
  readonly stake: string;
  readonly seats: number;
  readonly taken: number;
  readonly free: number;
  readonly phase: "breaking" | "last_round" | "open";
  readonly opened_ms: number;
  readonly locked?: boolean;
  readonly feeds?: number;
  readonly point_cents?: number;
  readonly min_buy_in?: number;
  readonly max_buy_in?: number;
  readonly at?: readonly DeskSeatView[];
  readonly chips?: number;
  readonly opened_by?: string;
  readonly why?: string;
  readonly dealer?: string;
  readonly dealer_since_ms?: number;
  readonly deck?: string;
  readonly depth?: "hands" | "play" | "seats";
  readonly told?: string;
  readonly hands?: number;
  readonly hand_ms?: number;
  readonly button?: number;
  readonly small_blind?: number;
  readonly big_blind?: number;
  readonly straddles?: readonly number[];
  readonly hand?: number;
  readonly decided?: boolean;
  readonly box?: number;
  readonly filmed_ms?: number;
}

/** A live desk. `number` is that of its latest act, `now_ms` the room's time: all clocks are computed from it. */
export interface DeskView {
  readonly house: string;
  readonly number: number;
  readonly now_ms: number;
  readonly currency: string;
  readonly call_seconds: number;
  readonly day?: number;
  readonly opened_ms?: number;
  readonly closed_ms?: number;
  readonly tables?: readonly DeskTableView[];
  readonly lists?: readonly DeskListView[];
  readonly you?: DeskYou | null;
  readonly office?: DeskOffice | null;
  readonly layouts?: readonly LayoutView[];
  readonly jackpot?: DeskJackpot | null;
}

/**
 * The viewer's own seat, 0 for none, and until when it is kept on a break; stored chips, penalties to serve. Its table
 * is `filmed`; buy-ins there that the viewer is `asked` about.
 */
export interface DeskYou {
  readonly table?: number;
  readonly seat?: number;
  readonly away_until_ms?: number;
  readonly pools?: readonly string[];
  readonly receipts?: readonly StoredView[];
  readonly penalties?: readonly OwnPenalty[];
  readonly filmed?: boolean;
  readonly asked?: readonly OwnConsent[];
}

/** A seat put `count` own cards face down into the muck; `to_draw` when new ones come for them. */
export interface Discarded {
  readonly kind: "discarded";
  readonly seat: number;
  readonly count: number;
  readonly places: readonly number[];
  readonly to_draw?: boolean;
  readonly automatic?: "" | "away" | "clock" | "disconnected" | "left";
  readonly clauses?: readonly string[];
}

/** Something about a person was told to an authority, a bank or a partner: to whom, what, on what ground. */
export interface Disclose {
  readonly do: "disclose";
  readonly player: string;
  readonly to_whom: string;
  readonly told: string;
  readonly ground: string;
  readonly case?: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The connection of a seated player broke; on that player's turn the decision is automatic at `until_ms`. */
export interface Disconnected {
  readonly kind: "disconnected";
  readonly seat: number;
  readonly until_ms?: number | null;
  readonly clauses?: readonly string[];
}

/**
 * A disqualification as it would be carried out now: a dry run. Of the `lost` prize so much comes back from the
 * wallet; the rest the house brings: of that `cash` was paid at the desk, and may be taken back there first.
 * `unassigned` is what falls to nobody.
 */
export interface DisqualificationBody {
  readonly lost: number;
  readonly from_wallet: number;
  readonly from_house: number;
  readonly rises: readonly RiseRow[];
  readonly unassigned: number;
  readonly clauses: readonly string[];
  readonly cash?: number;
}

/** The kind of document that staff have seen; nothing out of it is kept. */
export interface DocumentShown {
  readonly reason: string;
  readonly document: "driving_licence" | "identity_card" | "other" | "passport";
}

/** Your request `id` was carried out. `table` when it put you at a table, `pool` when in a waiting list. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly table?: string;
  readonly pool?: string;
  readonly repeated?: boolean;
}

/**
 * The players of a table that is closed have drawn cards for the seats of other tables of their game.
 *
 * `cards` is the card of each player; the highest comes first, all of them ahead of the list.
 */
export interface DrawForSeats {
  readonly do: "draw_for_seats";
  readonly table: number;
  readonly cards: Readonly<Record<string, string>>;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * HexaPro: the draw of the pool. `seal` is told when the first player has entered; `seed` and the `number` of
 * 100,000 that it gave, once it is drawn: with them anybody can check it.
 */
export interface DrawView {
  readonly seal: string;
  readonly seed?: string;
  readonly number?: number;
}

/** A seat got `count` new cards face down. */
export interface Drew {
  readonly kind: "drew";
  readonly seat: number;
  readonly count: number;
  readonly places: readonly number[];
}

/** What goes into one box of a table: that of the rake (`fund` ""), or of a bonus drop. */
export interface DropBox {
  readonly fund: string;
  readonly cents: number;
}

/**
 * What the house takes of a pot by its rulebook, in all and by box, and the clauses; `first_round` where the hand ended
 * in its first round. Without a pot the boxes alone are told.
 */
export interface DropProposal {
  readonly table: number;
  readonly cents: number;
  readonly first_round: number;
  readonly boxes: readonly DropBox[];
  readonly clauses: readonly string[];
}

/** A fixed amount went from the pots into a fund, after the rake; `pots` is what is left to win. */
export interface DropTaken {
  readonly kind: "drop_taken";
  readonly fund: string;
  readonly amount: number;
  readonly by_pot: readonly number[];
  readonly pots: readonly Pot[];
  readonly clauses?: readonly string[];
}

/** The jackpot's drop of a table was counted; it joins the fund at the close of the gaming day. */
export interface DropToJackpot {
  readonly do: "drop_to_jackpot";
  readonly table: number;
  readonly cents: number;
  readonly witness?: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** How a clock ended. One on who has to show ends with all cards shown, with a fold, or with a dead hand. */
export interface EndClock {
  readonly do: "end_clock";
  readonly clock: number;
  readonly outcome: "acted" | "at_the_same_moment" | "folded" | "hand_dead" | "ran_out" | "shown" | "withdrawn";
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** Somebody does not agree, or does so no longer: `consent` is the act with which the question began. */
export interface EndConsent {
  readonly do: "end_consent";
  readonly consent: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A player is back at the seat. */
export interface EndDeskBreak {
  readonly do: "end_break";
  readonly table: number;
  readonly seat: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A person may come back before the time; needs a reason. */
export interface EndExclusion {
  readonly do: "end_exclusion";
  readonly exclusion: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The player is back and the floor was told; before the penalty is served it needs a reason. */
export interface EndLivePenalty {
  readonly do: "end_penalty";
  readonly penalty: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The player who plays over leaves the seat with the counted stack. */
export interface EndPlayOver {
  readonly do: "end_play_over";
  readonly table: number;
  readonly seat: number;
  readonly stack: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The room: all stacks of a table came back, and its hands are entered no longer. */
export interface EndToldTable {
  readonly do: "told_ended";
  readonly table: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * Choose how to come into the game: `wait` for the big blind, `post` the blinds owed, `straddle`,
 * `buy_button`.
 */
export interface Enter {
  readonly type: "enter";
  readonly id: string;
  readonly table: string;
  readonly by: string;
}

/**
 * A player acted: `fold`, `check`, `call`, `bet` and `raise` (`to` a total of the round), `all_in`,
 * `bring_in`, `draw` and `discard` (`to` that many cards), `accept`, `refuse`, `bet_no_more`.
 */
export interface EnterAct {
  readonly do: "act";
  readonly seat: number;
  readonly verb: string;
  readonly to?: number;
}

/** Cards of a board, from place `first` on (-1: the first that nobody has told). */
export interface EnterBoard {
  readonly do: "board";
  readonly cards: readonly string[];
  readonly board?: number;
  readonly first?: number;
}

/**
 * Coming in by a link; `name` is what a guest is to be called, and counts for nobody with an account. `request`
 * is a secret of the browser's own making: should the answer be lost, asking again with it is the same guest.
 */
export interface EnterByLink {
  readonly link: string;
  readonly name?: string;
  readonly request?: string;
}

/** Staff declared the hand of a seat dead. */
export interface EnterDead {
  readonly do: "dead";
  readonly seat: number;
  readonly reason: string;
}

/** Staff chose an option of the open ruling: "" for what it proposes, "otherwise" for none of them. */
export interface EnterDecision {
  readonly do: "decide";
  readonly option?: string;
  readonly to?: number;
  readonly reason?: string;
}

/** The chooser named the game of the hand, by its declaration. */
export interface EnterGame {
  readonly do: "choose";
  readonly game: string;
}

/**
 * Something that needs a ruling: a topic of `cardroom.floor` with its facts, about `seat` (0: who is to act) and
 * perhaps about `other`. With a reason in `set_aside` staff rule otherwise.
 */
export interface EnterIrregular {
  readonly do: "irregular";
  readonly topic: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly seat?: number;
  readonly other?: number;
  readonly set_aside?: string;
}

/** Staff declared the deal a misdeal: every chip goes back, and the same players are dealt in again. */
export interface EnterMisdeal {
  readonly do: "misdeal";
  readonly reason: string;
}

/** The seat gave its hand up at the showdown without showing it. */
export interface EnterMuck {
  readonly do: "muck";
  readonly seat: number;
}

/**
 * The seat to act in Open Face laid its cards: those added to front, middle and back. Without `rows` the house lays
 * the `cards` of a player who is "absent" or "late" (`by_house`).
 */
export interface EnterPlaced {
  readonly do: "place";
  readonly seat: number;
  readonly rows?: readonly (readonly string[])[];
  readonly cards?: readonly string[];
  readonly by_house?: "" | "absent" | "late";
}

/** The pots are pushed and the hand is closed: from now on the house's rules alone put it right. */
export interface EnterPushed {
  readonly do: "pushed";
}

/**
 * A card reader has told a seat's own cards. Nobody is shown them before the player shows: they are no act of the
 * hand, and are not taken back. Told again they replace what was read before.
 */
export interface EnterRead {
  readonly do: "read";
  readonly seat: number;
  readonly cards: readonly string[];
}

/**
 * All own cards of a seat, as they were shown; without cards as a reader has told them. Told again they replace what
 * was told before.
 */
export interface EnterShown {
  readonly do: "show";
  readonly seat: number;
  readonly cards?: readonly string[];
}

/** A seat posted a straddle of the house's size, told before anything else of the hand is. */
export interface EnterStraddle {
  readonly do: "straddle";
  readonly seat: number;
}

/**
 * Enter, or enter again, with the price from the wallet: so much of it into the pool (0: the least) where players
 * choose that. Or by a `ticket` of one's own. `flight` 0: the next one, if there are any. `games`: so many of
 * HexaPro, of the same price, each from the wallet. `agrees`: to what a freeroll asks for (`condition`).
 *
 * `price` is what you agree to pay from your wallet for one entry: where it costs otherwise now, that is refused
 * ("wrong-price") and nothing is paid. Without it you agree to whatever it costs. `code` is the entry
 * code that staff gave you, where the tournament requires one. `chips` is what you were told that an entry gives at
 * the least price: where it gives others now, that is refused ("wrong-chips") and nothing is paid.
 */
export interface EnterTournament {
  readonly type: "enter_tournament";
  readonly id: string;
  readonly tournament: string;
  readonly flight?: number;
  readonly ticket?: string;
  readonly pool_cents?: number;
  readonly games?: number;
  readonly agrees?: boolean;
  readonly price?: number | null;
  readonly code?: string;
  readonly chips?: number | null;
}

/** The face-up cards of a seat that nobody has told yet; in a draw the card it is offered. */
export interface EnterUp {
  readonly do: "up";
  readonly seat: number;
  readonly cards: readonly string[];
}

/** Base of all facts that are entered. */
export interface EnteredFact {
  readonly do: "EnteredFact";
}

/**
 * The notes of staff about a player of a tournament. `waits`: the seat is kept until they have seen a document,
 * by these clauses. The house `fixes` seats outside the draw, or draws all.
 */
export interface EntrantNotes {
  readonly waits: boolean;
  readonly clauses: readonly string[];
  readonly contacts: readonly ContactRow[];
  readonly fixes?: boolean;
  readonly fixed?: FixedSeatRow | null;
}

/** All who have entered, the best first: player, name, the table's number (0: none), chips, state, place, prize. */
export interface EntrantsBody {
  readonly entrants: readonly (readonly [string, string, number, number, "" | "document" | "entered" | "out" | "playing", number, number])[];
}

/** The player whose entry is taken back before the start. */
export interface EntryBack {
  readonly reason: string;
  readonly player: string;
}

/** How many entries there must be, and may be at most; 0: as many as come. */
export interface EntryLimits {
  readonly least?: number;
  readonly most?: number;
}

/** How you may come in, and what you have `chosen`; no options once you are in. */
export interface EntryOffered {
  readonly kind: "entry_offered";
  readonly seat: number;
  readonly options: readonly EntryOption[];
  readonly chosen?: "" | "buy_button" | "post" | "straddle" | "wait";
}

/**
 * A way into the game: `wait` for the big blind, `post`, `straddle` once the place lets you, `buy_button`.
 *
 * `live` is a bet as a blind is, `dead` goes straight into the pot.
 */
export interface EntryOption {
  readonly kind: "buy_button" | "post" | "straddle" | "wait";
  readonly live?: number;
  readonly dead?: number;
  readonly clauses?: readonly string[];
}

/**
 * What an entry costs: the part for the pool and the fee, or both together (`whole_cents`), which the house splits
 * by its table of fees or its usual fee. With `most_pool_cents` players choose how much they pay into the pool, from
 * `pool_cents` up to it, and get chips in proportion. A bounty is whole chips of `bounty_chip_cents`.
 */
export interface EntryPrice {
  readonly pool_cents?: number;
  readonly fee_cents?: number;
  readonly bounty_cents?: number;
  readonly most_pool_cents?: number;
  readonly bounty_chip_cents?: number;
  readonly whole_cents?: number;
}

/** Every error of the API: what was wrong, and where it says so in the rulebook. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly clauses?: readonly string[];
  readonly args?: Readonly<Record<string, string | number>>;
}

/** Staff have coloured up chips of one player, of the same worth: `count` of `old` for chips of `new`. */
export interface ExchangeChips {
  readonly act: "exchange";
  readonly player: string;
  readonly old: number;
  readonly new: number;
  readonly count: number;
  readonly witness?: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * A player or a spectator is kept away from a game (`pool`), a table, the area, the house or its tournaments, until a
 * time; 0 until staff end it. Needs a reason.
 */
export interface ExcludePlayer {
  readonly do: "exclude";
  readonly player: string;
  readonly scope: "area" | "game" | "house" | "series" | "table";
  readonly pool?: string;
  readonly table?: number;
  readonly until_ms?: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The factor that is removed. */
export interface FactorGone {
  readonly factor: string;
}

/** Out of which family of games, such as `banzai`. */
export interface FamilyBody {
  readonly reason: string;
  readonly family: string;
}

/** A special prize: for what, and how much of the pool; `chips` is how many it takes. */
export interface FeatPrize {
  readonly feat: "first_out" | "first_to_reach_chips";
  readonly cents?: number;
  readonly basis_points?: number;
  readonly chips?: number;
}

/**
 * An entry or re-entry after a level begins with so many chips, or with a part of the starting chips, rounded down to
 * whole chips of the smallest value: the rest is given to nobody.
 */
export interface FewerChips {
  readonly after_level: number;
  readonly chips?: number;
  readonly basis_points?: number;
}

/**
 * One field of a form: what to ask (`label`), the values of a choice and what each is called (`labels`).
 *
 * `least` and `most` bound a number or each of the numbers; a list needs `fewest` of them.
 */
export interface FieldBody {
  readonly name: string;
  readonly kind: "choice" | "choices" | "flag" | "number" | "numbers" | "text";
  readonly meaning: string;
  readonly label: string;
  readonly required: boolean;
  readonly choices?: readonly string[];
  readonly labels?: readonly string[];
  readonly default?: number | boolean | string | null;
  readonly least?: number | null;
  readonly most?: number | null;
  readonly fewest?: number;
}

/** A field of a structure that the house's book does not allow: the code and words of its refusal, and its clauses. */
export interface FieldNotAllowed {
  readonly entry: string;
  readonly code: string;
  readonly message: string;
  readonly clauses: readonly string[];
}

/** A table is filmed from now on, or no longer: its players show their cards to the table's camera. */
export interface FilmDeskTable {
  readonly do: "film_table";
  readonly table: number;
  readonly is_filmed?: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A seat that staff have fixed outside the draw, at that `table` of the first draw (0: at any), and why. */
export interface FixedSeatRow {
  readonly seat: number;
  readonly table: number;
  readonly by: string;
  readonly at_ms: number;
  readonly reason: string;
}

/** One of several first days. */
export interface FlightPlanned {
  readonly name: string;
  readonly begins_seconds?: number;
}

/** A part of the live floor that you follow has changed, or may have: fetch it. */
export interface FloorChanged {
  readonly type: "floor_changed";
  readonly part: "desk" | "hall" | "stream" | "table";
  readonly of: string;
}

/**
 * A seat gave its hand up. `automatic` is `""` or why the room decided: clock, disconnected, left,
 * away (in a tournament).
 */
export interface Folded {
  readonly kind: "folded";
  readonly seat: number;
  readonly automatic?: "" | "away" | "clock" | "disconnected" | "left";
  readonly clauses?: readonly string[];
}

/**
 * What the player did, if it counts: an `offence` for which the house has this; `is_repeated` and
 * `is_on_purpose` are what the book asks for some.
 */
export interface ForOffenceBody {
  readonly reason: string;
  readonly offence?: "abuse" | "card_handling" | "cheating" | "chips_moved" | "collusion" | "device" | "disobedience" | "etiquette" | "false_information" | "faulty_deck" | "foul_language" | "misconduct" | "one_player_to_a_hand" | "other" | "pot_misuse" | "shown_cards" | "talk" | "thrown_cards" | "";
  readonly is_repeated?: boolean;
  readonly is_on_purpose?: boolean;
}

/** A player may not use a device, headphones, another language, drink, until a time; 0 until staff allow it. */
export interface ForbidThing {
  readonly do: "forbid";
  readonly player: string;
  readonly thing: "device" | "drink" | "headphones" | "language" | "other";
  readonly until_ms?: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A finished hand, by its id; how it ended, and no card. */
export interface FoundHand {
  readonly hand: string;
  readonly table: string;
  readonly ended_ms: number;
  readonly outcome: "complete" | "void";
}

/** A movement of money: an entry of the ledger, or a credit that is not booked, by the id of its request. */
export interface FoundMoney {
  readonly id: string;
  readonly state: "booked" | "declined" | "over" | "waits";
  readonly at_ms: number;
  readonly kind: "credit" | "debit" | "pay_from_fund" | "release" | "withhold" | "welcome" | "buy_in" | "cash_out" | "hand" | "returned" | "taken" | "time_charge" | "top_up" | "top_up_returned" | "added" | "chips" | "drawn" | "entry" | "fee_back" | "overlay" | "rebuy" | "set_aside" | "unused" | "bounty" | "carried" | "fee" | "prize" | "staff_part" | "ticket" | "bounty_returned" | "entry_returned" | "fee_returned" | "taken_back" | "ticket_back" | "cash_back" | "desk_chips" | "paid_in_cash" | "till" | "jackpot" | "jackpot_base" | "jackpot_day" | "private_carried" | "private_over" | "forfeit" | "hold_stray" | "return_stray";
  readonly reason: string;
  readonly by: string;
  readonly postings: readonly FoundPosting[];
}

/** A player who allows to be found by name, and where that player sits now. */
export interface FoundPlayer {
  readonly name: string;
  readonly tables: readonly FoundTable[];
}

/** What an entry does to one account; `player` and `name` are empty for an account of the house. */
export interface FoundPosting {
  readonly account: string;
  readonly amount: number;
  readonly player: string;
  readonly name: string;
}

/** A table where a player sits who may be found by name. */
export interface FoundTable {
  readonly table: string;
  readonly name: string;
  readonly house: string;
  readonly game: string;
  readonly form: string;
  readonly stake: string;
}

/** A player has overstayed a break: the seat is free, the chips are picked up and stored against a receipt. */
export interface FreeSeat {
  readonly do: "free_seat";
  readonly table: number;
  readonly seat: number;
  readonly stack: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A bonus for a player out of a house's fund; the same id twice pays once. */
export interface FundPayment {
  readonly reason: string;
  readonly id: string;
  readonly house: string;
  readonly fund: string;
  readonly player: string;
  readonly amount: number;
}

/** At a table of several games in turn: what this hand plays, the `hand`-th of the `hands` of its game. */
export interface GameAnnounced {
  readonly kind: "game_announced";
  readonly deal: string;
  readonly form: string;
  readonly hand: number;
  readonly hands: number;
  readonly clauses?: readonly string[];
}

/** A seat chose the game of this hand; `automatic` is `""` or why the room chose for it. */
export interface GameChosen {
  readonly kind: "game_chosen";
  readonly seat: number;
  readonly deal: string;
  readonly form: string;
  readonly automatic?: "" | "away" | "clock" | "disconnected" | "left";
  readonly clauses?: readonly string[];
}

/**
 * A game that tournaments are played in: in which `form`, at tables of `least` to `most` seats, and what its
 * levels have, as fields of a structure's level.
 */
export interface GameOfTournaments {
  readonly game: string;
  readonly form: string;
  readonly least: number;
  readonly most: number;
  readonly amounts: readonly string[];
}

/**
 * One hand as you may know it: its events in order, and the proof for the cards you saw. `names` are those of the
 * players by their ids, as they are called today.
 */
export interface HandBody {
  readonly hand: string;
  readonly terms: TableTerms;
  readonly events: readonly (PlayerSeated | ToppedUp | SatOut | SatIn | BlindsMissed | PenaltyCounted | SeatChanged | Disconnected | Reconnected | PlayerLeft | PlayAwaited | PlayInterrupted | PlayResumed | ClocksExtended | TableDrained | TableReopened | TimeChargeSet | TimeCharged | ChipsTakenAway | LastRoundAnnounced | SeatAdded | AllAsked | ConsentGiven | AllAnswered | DealerDrawn | HandStarted | GameAnnounced | GameChosen | AntePosted | BlindPosted | DeadBlindPosted | HoleDealt | UpCardDealt | BoardDealt | BoardRunAnswered | BoardRunsSet | CommunityCardDealt | MuckReshuffled | TurnStarted | TimeBankStarted | Folded | ChancesTold | Checked | Called | Bet | Raised | BringInPosted | Completed | Discarded | StoodPat | Drew | OfferedUp | OfferAccepted | OfferRefused | CardsDealt | CardsPlaced | RowsScored | HandsCompared | PointsPaid | ResultSettled | UncalledReturned | BetsCollected | HandShown | HandMucked | CardsShown | RakeTaken | RestOfBoardShown | DropTaken | JackpotHit | PotAwarded | HandEnded | HandVoided | HandRestated | HoleSeen | HoldingNamed | CardsToPlace | WishesChanged | EntryOffered | StraddleAsked)[];
  readonly you: number;
  readonly root: string;
  readonly openings: readonly OpeningBody[];
  readonly names: Readonly<Record<string, string>>;
}

/**
 * Chips of a player go to the stack of the player `to`: in this event, or in another live `event` of the house ("":
 * in this one). They were handed on and are put back where they belong, or staff let them stay where they are. A player
 * who is out has handed on chips that have left play. Needs a reason; `witness` is who saw it.
 */
export interface HandChipsOn {
  readonly act: "hand_on";
  readonly player: string;
  readonly chips: number;
  readonly to: string;
  readonly event?: string;
  readonly witness?: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The deal is complete. */
export interface HandEnded {
  readonly kind: "hand_ended";
  readonly hand: string;
  readonly at_ms: number;
  readonly stacks: readonly SeatStack[];
}

/** A seat still in did not show: its hand could not win. */
export interface HandMucked {
  readonly kind: "hand_mucked";
  readonly seat: number;
  readonly clauses?: readonly string[];
}

/**
 * The running hand is another than was told: `events` tell it again from its start, in the place of all facts of
 * the hand so far. The turn that runs now follows as an event of its own.
 */
export interface HandRestated {
  readonly kind: "hand_restated";
  readonly hand: string;
  readonly events: readonly (DealerDrawn | HandStarted | GameAnnounced | GameChosen | AntePosted | BlindPosted | DeadBlindPosted | HoleDealt | UpCardDealt | BoardDealt | BoardRunAnswered | BoardRunsSet | CommunityCardDealt | MuckReshuffled | TurnStarted | TimeBankStarted | Folded | ChancesTold | Checked | Called | Bet | Raised | BringInPosted | Completed | Discarded | StoodPat | Drew | OfferedUp | OfferAccepted | OfferRefused | CardsDealt | CardsPlaced | RowsScored | HandsCompared | PointsPaid | ResultSettled | UncalledReturned | BetsCollected | HandShown | HandMucked | CardsShown | RakeTaken | RestOfBoardShown | DropTaken | JackpotHit | PotAwarded | HandEnded | HandVoided)[];
  readonly clauses?: readonly string[];
}

/**
 * One of your hands. `net` is what it won or cost you.
 *
 * `pot` and `net` are chips of a `tournament` where one is named, with the `stakes` of its level; in a private
 * game they are what its chips stand for; elsewhere cents.
 */
export interface HandRow {
  readonly hand: string;
  readonly table: string;
  readonly table_name: string;
  readonly number: number;
  readonly started_ms: number;
  readonly stake: string;
  readonly game: string;
  readonly form: string;
  readonly cards: readonly string[];
  readonly board: readonly string[];
  readonly pot: number;
  readonly net: number;
  readonly voided: boolean;
  readonly tournament?: string;
  readonly private?: "" | "play" | "settle_up";
  readonly stakes?: Stakes | null;
}

/**
 * Your hands, newest first; `next` is the `before` of the next page, empty at the end. A search for cards looks
 * through so many hands at a time: `looked_to_ms` is when the last of them began, 0 where the page is full or the
 * last.
 */
export interface HandRows {
  readonly hands: readonly HandRow[];
  readonly next: string;
  readonly looked_to_ms?: number;
}

/**
 * A seat's own cards were tabled; `words` for the first share of the game, by the cards that make it (`best`).
 *
 * `shares` has the words of every share the hand qualifies for, in games with several and where the
 * board was run more than once; empty elsewhere.
 */
export interface HandShown {
  readonly kind: "hand_shown";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly places: readonly number[];
  readonly words?: Words | null;
  readonly best?: readonly string[];
  readonly clauses?: readonly string[];
  readonly shares?: readonly ShareWords[];
}

/**
 * A deal begins. `seal` is the published commitment to the whole deck (hex), told before the first card.
 *
 * `small_blind` is 0 when nobody posts it in this hand, `big_blind` too in a hand without blinds. `seats` are in
 * the order of dealing, the dealer last. `game` is the house's name for what the table plays, `deal` the
 * declaration this hand is dealt by, "" while it is still to be chosen. `passed_over` is the seat that sits this
 * hand out because of its position. `betting_button` is the seat of a second button that the betting after the
 * first round begins from, 0 without one. `stakes` are those of a tournament's level; None: those of the table's
 * terms. `bomb_pot`: what kind of bomb pot the hand is, None for any other.
 */
export interface HandStarted {
  readonly kind: "hand_started";
  readonly hand: string;
  readonly number: number;
  readonly at_ms: number;
  readonly game: string;
  readonly form: string;
  readonly dealer: number;
  readonly small_blind: number;
  readonly big_blind: number;
  readonly seats: readonly SeatInHand[];
  readonly seal: string;
  readonly clauses?: readonly string[];
  readonly deal?: string;
  readonly passed_over?: number;
  readonly betting_button?: number;
  readonly stakes?: Stakes | null;
  readonly bomb_pot?: BombPot | null;
}

/**
 * The running hand as everyone may see it. `deal` is the declaration it is dealt by, "" while it is to be chosen.
 *
 * `community` is the one card for all of a game without a board whose deck ran short. `runs` is how often the
 * board is run; `boards` has then as many as that for each of the game. `bomb_pot` is as in `HandStarted`. Of
 * several games in turn this is the `game_hand`-th of the `game_hands` of its game, as in `GameAnnounced`.
 */
export interface HandView {
  readonly hand: string;
  readonly number: number;
  readonly dealer: number;
  readonly small_blind: number;
  readonly big_blind: number;
  readonly seal: string;
  readonly street: string;
  readonly pots?: readonly Pot[];
  readonly boards?: readonly (readonly string[])[];
  readonly turn?: TurnStarted | null;
  readonly bank_until_ms?: number | null;
  readonly deal?: string;
  readonly form?: string;
  readonly passed_over?: number;
  readonly betting_button?: number;
  readonly community?: readonly string[];
  readonly runs?: number;
  readonly bomb_pot?: BombPot | null;
  readonly game_hand?: number;
  readonly game_hands?: number;
}

/** The deal counts for nothing: every stack is as it was at its start. `reason` is `fault` or `staff`. */
export interface HandVoided {
  readonly kind: "hand_voided";
  readonly hand: string;
  readonly at_ms: number;
  readonly reason: "fault" | "staff";
  readonly stacks: readonly SeatStack[];
  readonly clauses?: readonly string[];
}

/**
 * What `seat` wins from `other` (negative: loses) in points, before any limit of the house.
 *
 * `rows` and `bonuses` are by row, `sweep` for all three rows, `foul` for one illegal hand.
 */
export interface HandsCompared {
  readonly kind: "hands_compared";
  readonly seat: number;
  readonly other: number;
  readonly points: number;
  readonly rows: readonly number[];
  readonly bonuses: readonly number[];
  readonly sweep?: number;
  readonly foul?: number;
}

/** Which page of a player's hands staff read, and why. */
export interface HandsOf {
  readonly reason: string;
  readonly before?: string;
}

/** How much of a player's money is withheld or released; the same id twice moves it once. */
export interface HeldMove {
  readonly reason: string;
  readonly amount: number;
  readonly id: string;
}

/**
 * A ticket that may pay an entry here, whose winner has not entered: its number, its worth, and until when it holds (0:
 * without an end).
 */
export interface HeldTicket {
  readonly ticket: string;
  readonly player: string;
  readonly name: string;
  readonly cents: number;
  readonly until_ms?: number;
}

/**
 * The pool of your game is drawn: so many tenths of the buy-in, and what its places are paid. `number`, `seed`
 * and `seal` let you check the draw.
 */
export interface HexaproDrawn {
  readonly type: "hexapro_drawn";
  readonly tournament: string;
  readonly name: string;
  readonly multiplier_tenths: number;
  readonly pool: number;
  readonly prizes: readonly number[];
  readonly number: number;
  readonly seed: string;
  readonly seal: string;
  readonly clauses?: readonly string[];
}

/** Money or chips of a player are held back: out of the stack at a seat, or what the cage would have paid. */
export interface HoldMoney {
  readonly do: "hold_money";
  readonly player: string;
  readonly cents: number;
  readonly table?: number;
  readonly case?: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * What your cards make with the board so far; in games whose pots have several shares one for each `share`.
 *
 * A share in which the hand does not qualify has the category `nothing`. `run` counts the boards of a bomb pot on
 * two.
 */
export interface HoldingNamed {
  readonly kind: "holding_named";
  readonly seat: number;
  readonly category: string;
  readonly ranks: readonly string[];
  readonly share?: string;
  readonly run?: number;
}

/** A seat got face-down cards: the places of the deck they came from (0 is dealt first), never the cards. */
export interface HoleDealt {
  readonly kind: "hole_dealt";
  readonly seat: number;
  readonly places: readonly number[];
}

/** All own cards you hold now, face up or down, in the order they were dealt; told again whenever they change. */
export interface HoleSeen {
  readonly kind: "hole_seen";
  readonly seat: number;
  readonly cards: readonly string[];
}

/** A house, whether it has live tables to rule on, and the topics it has rules for, with the clauses behind each. */
export interface HouseBody {
  readonly id: string;
  readonly name: string;
  readonly rules_live: boolean;
  readonly topics: readonly string[];
  readonly clauses?: Readonly<Record<string, readonly string[]>>;
}

/** A house whose rulebook is played by here; tables and stakes name it by its id. */
export interface HouseOpen {
  readonly house: string;
  readonly name: string;
}

/** A house's book in force; `changed` when this reading brought it. */
export interface HouseReloaded {
  readonly house: string;
  readonly name: string;
  readonly version: string;
  readonly changed: boolean;
}

/**
 * The jackpot of a house: what lies in its `fund`, from which a hit is paid. `collected` is what hands paid since
 * the last gaming day ended; it joins the fund when this one does. `paid` are the last hits, the newest first. `base`
 * is what the house makes the fund up to.
 */
export interface JackpotBody {
  readonly house: string;
  readonly fund: number;
  readonly collected: number;
  readonly paid: readonly JackpotPayment[];
  readonly base: number;
}

/**
 * A big hand was beaten: `losers` and `winners` hold the two triggering hands, `others` were dealt in too.
 *
 * Each of them gets so many percent of the fund (fractions like `20/3`); the room pays in the order in which hands
 * began, and tells the amounts when it does.
 */
export interface JackpotHit {
  readonly kind: "jackpot_hit";
  readonly category: number;
  readonly players: number;
  readonly losers: readonly TriggeringHand[];
  readonly winners: readonly TriggeringHand[];
  readonly others: readonly number[];
  readonly loser: string;
  readonly winner: string;
  readonly other: string;
  readonly clauses?: readonly string[];
}

/** The jackpot that `hand` has hit was paid: `total` of the `fund` as it was; `left` lies in it now. */
export interface JackpotPaid {
  readonly type: "jackpot_paid";
  readonly table: string;
  readonly house: string;
  readonly hand: string;
  readonly category: number;
  readonly fund: number;
  readonly total: number;
  readonly shares: readonly JackpotShare[];
  readonly left: number;
}

/** A jackpot that was hit and paid at `table`: `total` of the `fund` as it was, shared by so many `players`. */
export interface JackpotPayment {
  readonly at_ms: number;
  readonly table: string;
  readonly category: number;
  readonly fund: number;
  readonly total: number;
  readonly players: number;
}

/** What a player got of a jackpot, on the wallet. */
export interface JackpotShare {
  readonly player: string;
  readonly amount: number;
}

/** The contents of a house's jackpot fund: when you connect, and whenever it changes. */
export interface JackpotShown {
  readonly type: "jackpot_shown";
  readonly house: string;
  readonly fund: number;
}

/**
 * Ask for a seat at a stake. The room draws the table and the seat, or puts you in the waiting list.
 *
 * Where the house lets players choose, `table` and `seat` may say which free one; both or neither. A player who
 * chooses is put in no line: a seat that somebody else was quicker to is refused. `by_time` names the costs by the
 * time that you agree to, as you were told them; a table that charges anything else refuses you.
 */
export interface JoinPool {
  readonly type: "join_pool";
  readonly id: string;
  readonly pool: string;
  readonly buy_in: number;
  readonly table?: string;
  readonly seat?: number;
  readonly by_time?: readonly AgreedCost[];
}

/** Two players are seated at no table together; needs a reason. */
export interface KeepPairApart {
  readonly do: "keep_apart";
  readonly player: string;
  readonly other: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** Save the time bank when the time to act ends (`on`), or let the bank start by itself then. */
export interface KeepTimeBank {
  readonly type: "keep_time_bank";
  readonly id: string;
  readonly table: string;
  readonly on: boolean;
}

/**
 * One ruling of the record. `decided` is "" where staff ruled as proposed; `said` is the proposal by language,
 * `decided_said` what staff chose of its options. `hand` is the number of the hand at the `table`, `players` are the
 * names of whom it was about, `tournament` and `event` the id and the name of the event; each is empty where nobody told
 * it.
 */
export interface KeptBody {
  readonly at_ms: number;
  readonly by: string;
  readonly table: string;
  readonly house: string;
  readonly topic: string;
  readonly proposed: string;
  readonly said: Readonly<Record<string, string>>;
  readonly decided: string;
  readonly reason: string;
  readonly clauses: readonly string[];
  readonly decided_said?: Readonly<Record<string, string>>;
  readonly hand?: number;
  readonly players?: readonly string[];
  readonly tournament?: string;
  readonly event?: string;
}

/** A seat that staff keep free, since when, by whom and why. */
export interface KeptSeatRow {
  readonly seat: number;
  readonly by: string;
  readonly at_ms: number;
  readonly reason: string;
}

/** A structure's text that staff keep by a name; `by` is the name of who kept it. */
export interface KeptTemplateRow {
  readonly template: string;
  readonly name: string;
  readonly house: string;
  readonly structure: string;
  readonly by: string;
  readonly at_ms: number;
}

/** All of them, by name. */
export interface KeptTemplateRows {
  readonly templates: readonly KeptTemplateRow[];
}

/** The clock: calls whose time is up lapse. */
export interface LapseCalls {
  readonly do: "lapse";
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The number on the card that a player of a live tournament has drawn; 0: the room draws. */
export interface LastHandsBody {
  readonly reason: string;
  readonly hands?: number;
}

/** So many hands are dealt yet, one for each who plays now; then the table deals no more. */
export interface LastRoundAnnounced {
  readonly kind: "last_round_announced";
  readonly hands: number;
  readonly clauses?: readonly string[];
}

/** Entries and re-entries from this level on begin with so many chips. */
export interface LateChipsRow {
  readonly from_level: number;
  readonly chips: number;
}

/**
 * Until the end of which level players may enter late, and how often one who is out may enter again; 0: not.
 * `re_entries_per_entry` of them count as one entry more in the prizes: 0, none; -1, as the house has it.
 */
export interface LateEntries {
  readonly until_level?: number;
  readonly re_entries?: number;
  readonly re_entries_per_entry?: number;
}

/** The parts of a television, each with the screens that take turns there. Act `number` arranged it so. */
export interface LayoutView {
  readonly name: string;
  readonly shape: "halves" | "main" | "one" | "quarters";
  readonly parts: readonly (readonly ShownScreen[])[];
  readonly number: number;
}

/** A player leaves the game; the stack is counted and carried off. */
export interface LeaveDeskSeat {
  readonly do: "leave";
  readonly table: number;
  readonly seat: number;
  readonly stack: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** Leave the waiting list of a stake. */
export interface LeaveQueue {
  readonly type: "leave_queue";
  readonly id: string;
  readonly pool: string;
}

/**
 * Leave: at once when not in a hand, else when the hand is over. The player plays the hand on, or with `gives_up`
 * gives it up: nobody waits for the player, and each decision is the one that the clock would make.
 */
export interface LeaveTable {
  readonly type: "leave_table";
  readonly id: string;
  readonly table: string;
  readonly gives_up?: boolean;
}

/** One line of an account: what came in (positive) or went out, and why. */
export interface LedgerLine {
  readonly entry: string;
  readonly at_ms: number;
  readonly kind: "credit" | "debit" | "pay_from_fund" | "release" | "withhold" | "welcome" | "buy_in" | "cash_out" | "hand" | "returned" | "taken" | "time_charge" | "top_up" | "top_up_returned" | "added" | "chips" | "drawn" | "entry" | "fee_back" | "overlay" | "rebuy" | "set_aside" | "unused" | "bounty" | "carried" | "fee" | "prize" | "staff_part" | "ticket" | "bounty_returned" | "entry_returned" | "fee_returned" | "taken_back" | "ticket_back" | "cash_back" | "desk_chips" | "paid_in_cash" | "till" | "jackpot" | "jackpot_base" | "jackpot_day" | "private_carried" | "private_over" | "forfeit" | "hold_stray" | "return_stray";
  readonly reason: string;
  readonly amount: number;
  readonly balance: number;
}

/** An account's lines, newest first. */
export interface LedgerLines {
  readonly account: string;
  readonly balance: number;
  readonly on_tables: number;
  readonly lines: readonly LedgerLine[];
  readonly next: string;
}

/** Two players may sit at one table again. */
export interface LetPairTogether {
  readonly do: "let_together";
  readonly player: string;
  readonly other: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** What is posted and bet at a level; what the game does not have is 0. */
export interface LevelOfStructure {
  readonly small_blind?: number;
  readonly big_blind?: number;
  readonly ante?: number;
  readonly ante_for_all?: boolean;
  readonly bring_in?: number;
  readonly small_bet?: number;
  readonly big_bet?: number;
  readonly point?: number;
}

/** One level: what is posted, for how long (`seconds` or `hands`), and the break after it. */
export interface LevelRow {
  readonly level: number;
  readonly big_blind?: number;
  readonly small_blind?: number;
  readonly ante?: number;
  readonly ante_for_all?: boolean;
  readonly bring_in?: number;
  readonly small_bet?: number;
  readonly big_bet?: number;
  readonly point?: number;
  readonly seconds?: number;
  readonly hands?: number;
  readonly break_seconds?: number;
}

/**
 * What comes again: by a `template` or as HexaPro for so many cents. `next_ms` is the start that is announced,
 * 0 where the next one begins when it is full; `fault` why the next one could not be announced.
 */
export interface LineRow {
  readonly line: string;
  readonly house: string;
  readonly template: string;
  readonly hexapro: number;
  readonly name: string;
  readonly rhythm: "" | "daily" | "minutes" | "monthly" | "weekly";
  readonly next_ms: number;
  readonly reason: string;
  readonly fault?: string;
}

/** All lines of what comes again. */
export interface LineRows {
  readonly lines: readonly LineRow[];
}

/**
 * A house with what anybody may see of its tables and tournaments.
 *
 * `address` is the name of the host by which browsers reach it, "" where it is here or not known. A house that
 * `moves` is served by nobody at this moment: its tables and tournaments are those that were told last. `players`
 * are those at all its tables; `pools` the stakes at which somebody plays or waits, `tournaments` those that are
 * not over, the first of each.
 */
export interface ListedHouse {
  readonly house: string;
  readonly name: string;
  readonly address?: string;
  readonly moves?: boolean;
  readonly players?: number;
  readonly pools?: readonly PoolView[];
  readonly tournaments?: readonly TournamentRow[];
}

/** An act of staff at live tables; the room fills in who tells it. */
export interface LiveActBody {
  readonly told: TellHand | TellOut | CountStacks | Confirm | TellRace | TellFrozen | TellAway | TellClear | ChangeChips | HandChipsOn | ExchangeChips | TakeInventory | BagStack | PlaceStack | RemoveStack | TakeBackLive | TellServed | TellButton | TellFilmed;
}

/**
 * An act on record: its real time, who did it, what and why; `taken_back` by that act, 0: not. The chips of players
 * who are out were counted by `counted_by`, and the `winners` have them. Of a race the `winners` have won so many
 * larger chips each (`chips_won`), and those `given` one had lost their last chips. Of chips handed on to or from
 * another `event`, by its name: how many, and where they are now (`handed`).
 */
export interface LiveActRow {
  readonly number: number;
  readonly at_ms: number;
  readonly by: string;
  readonly did: string;
  readonly why?: string;
  readonly tables?: readonly number[];
  readonly players?: readonly string[];
  readonly clauses?: readonly string[];
  readonly may_take_back?: boolean;
  readonly taken_back?: number;
  readonly winners?: readonly string[];
  readonly counted_by?: string;
  readonly chips_won?: readonly number[];
  readonly given?: readonly string[];
  readonly event?: string;
  readonly chips?: number;
  readonly handed?: "arrived" | "asked_back" | "back" | "on_the_way" | "";
}

/** The acts of a live tournament that its floor remembers, the newest first; the log of staff has the rest. */
export interface LiveActs {
  readonly tournament: string;
  readonly name: string;
  readonly house: string;
  readonly acts: readonly LiveActRow[];
}

/**
 * A stack that lies overnight; once it is in a bag, with the bag's number, who signed it, who counted it and when;
 * `act` is the number of the act that told it, 0 where that is long ago.
 */
export interface LiveBagRow {
  readonly player: string;
  readonly name: string;
  readonly chips: number;
  readonly number?: string;
  readonly signed?: string;
  readonly by?: string;
  readonly at_ms?: number;
  readonly act?: number;
}

/** The person who deals at a table from now on, by id; "" for nobody. */
export interface LiveDealer {
  readonly reason: string;
  readonly player?: string;
}

/** The delay of a table's stream in seconds, at most a day; -1 ends it. */
export interface LiveDelay {
  readonly reason: string;
  readonly delay_seconds: number;
}

/** A fact of the running hand (`cardroom.table.told.told_facts`), after `after` acts. */
export interface LiveFact {
  readonly hand: string;
  readonly after: number;
  readonly fact: Readonly<Record<string, unknown>>;
}

/**
 * All of a live tournament; `number` is the newest act's, `version` names what stands here.
 *
 * For a desk that has the version `since` it has only the tables that have changed, and those that are `gone`.
 */
export interface LiveHall {
  readonly tournament: string;
  readonly name: string;
  readonly house: string;
  readonly number: number;
  readonly now_ms: number;
  readonly seats: number;
  readonly phase: "announced" | "over" | "running";
  readonly is_paused: boolean;
  readonly level: number;
  readonly tables: readonly LiveTableRow[];
  readonly orders: readonly LiveInstruction[];
  readonly acts: readonly LiveActRow[];
  readonly chips: ChipInventory;
  readonly bags?: readonly LiveBagRow[];
  readonly unsold?: readonly UnsoldRow[];
  readonly chip_set?: ChipSet | null;
  readonly capacity?: ChipCapacity | null;
  readonly version?: string;
  readonly since?: string;
  readonly gone?: readonly number[];
}

/**
 * An order for people. A player goes from `table` and `seat` to `to_table` (0: told once the player is up); the
 * seat there is `to_seat`. `chips` are brought, or racked for that player; `old` chips are raced for `new` ones,
 * for which `cards` are dealt. `big_blind`: that seat posts it next.
 */
export interface LiveInstruction {
  readonly number: number;
  readonly what: "chips" | "lift" | "play_on" | "race" | "seat" | "stop";
  readonly since_ms: number;
  readonly table?: number;
  readonly seat?: number;
  readonly player?: string;
  readonly name?: string;
  readonly to_table?: number;
  readonly to_seat?: number;
  readonly chips?: number;
  readonly old?: number;
  readonly new?: number;
  readonly cards?: number;
  readonly big_blind?: boolean;
}

/** Cards that a reader tells: a seat's own cards, or with `seat` 0 the next of a board. */
export interface LiveRead {
  readonly token: string;
  readonly cards: readonly string[];
  readonly seat?: number;
  readonly board?: number;
}

/** The wish for a card reader's token. */
export interface LiveReader {
  readonly reason: string;
}

/** The result of the newest decided hand of a live table; `hand` is its number there. */
export interface LiveResult {
  readonly hand: number;
  readonly is_void?: boolean;
  readonly pots?: readonly PotResult[];
  readonly taken?: readonly PotTake[];
  readonly points?: readonly PointsWon[];
}

/** A live table in the list of those where one deals; `dealer` is the name of its dealer. */
export interface LiveRow {
  readonly table: string;
  readonly name: string;
  readonly house: string;
  readonly game: string;
  readonly stake: string;
  readonly seats: number;
  readonly players: number;
  readonly hands: number;
  readonly dealer: string;
}

/** The live tables at which one deals, in the order of opening; for the floor all there are. */
export interface LiveRows {
  readonly tables: readonly LiveRow[];
}

/**
 * A live table as everybody may see it. `pot` is -1 where the house does not tell its size; `clauses` say so.
 * `desk_table` is its number at the house's desk, 0 for none.
 */
export interface LiveScreen {
  readonly table: string;
  readonly name: string;
  readonly house: string;
  readonly game: string;
  readonly stake: string;
  readonly currency: string;
  readonly places: number;
  readonly seats: readonly ScreenSeat[];
  readonly hand: number;
  readonly dealer: number;
  readonly turn: number;
  readonly boards: readonly (readonly string[])[];
  readonly community: readonly string[];
  readonly pot: number;
  readonly clauses: readonly string[];
  readonly desk_table?: number;
  readonly result?: LiveResult | null;
}

/** What is asked for at a seat; `amount` goes with `add`. */
export interface LiveSeatAct {
  readonly seat: number;
  readonly ask: "add" | "leave" | "post" | "sit_in" | "sit_out" | "straddle" | "wait";
  readonly amount?: number;
}

/**
 * A player of a live table. `stack` was counted at `counted_ms` by `counted_by`, or is estimated since (0).
 * `penalty_hands` are left to miss, `penalty_until_ms` ends a time away; `away_since_ms`: 0 where nobody told it.
 */
export interface LiveSeatRow {
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  readonly stack: number;
  readonly counted_ms?: number;
  readonly counted_by?: string;
  readonly away?: "clock" | "disconnected" | "document" | "general" | "no_chips" | "penalty" | "skipped_big_blind" | "wish" | "";
  readonly away_since_ms?: number;
  readonly penalty_hands?: number;
  readonly penalty_until_ms?: number;
}

/** Somebody who sits down: an account holder by id, or a guest by name. */
export interface LiveSitting {
  readonly seat: number;
  readonly buy_in: number;
  readonly name?: string;
  readonly player?: string;
}

/**
 * A live table as it was `delay_seconds` ago; without seats while nothing may be told yet. `turn` is the seat to
 * act, 0 for none; `pot` all that is on the table. `desk_table` is its number at the house's desk, 0 for none.
 */
export interface LiveStream {
  readonly table: string;
  readonly name: string;
  readonly house: string;
  readonly currency: string;
  readonly delay_seconds: number;
  readonly seats?: readonly StreamSeat[];
  readonly hand?: number;
  readonly dealer?: number;
  readonly turn?: number;
  readonly boards?: readonly (readonly string[])[];
  readonly pot?: number;
  readonly result?: LiveResult | null;
  readonly desk_table?: number;
}

/**
 * A live table as its dealer sees it. `acts` counts all that was entered or taken back in the running hand: the
 * next fact says that it comes after it. `names` are those of people by id.
 */
export interface LiveTableBody {
  readonly table: TableView;
  readonly names: Readonly<Record<string, string>>;
  readonly role: "dealer" | "floor";
  readonly dealer: string;
  readonly dealer_name: string;
  readonly hand: DealersHand | null;
  readonly acts: number;
  readonly result?: LiveResult | null;
}

/**
 * A live table; `deals`: hands are dealt there, `hands_left` of them before the day's end where they are counted.
 * `big_blind` and `dealer` are seats as told at `button_ms` and moved on with each hand since, 0 untold; before the
 * first hand the dealer is the seat of the button as it was drawn. `level` is played from the hand `level_hand` on.
 * `filmed_ms` is since when the table is filmed, 0 while it is not. Nobody is brought to the seats `kept` free.
 */
export interface LiveTableRow {
  readonly table: number;
  readonly seats: readonly LiveSeatRow[];
  readonly chips: number;
  readonly hands?: number;
  readonly deals?: boolean;
  readonly dealer?: number;
  readonly big_blind?: number;
  readonly button_ms?: number;
  readonly hands_left?: number;
  readonly level?: number;
  readonly level_hand?: number;
  readonly filmed_ms?: number;
  readonly kept?: readonly KeptSeatRow[];
}

/** The wish to take the last fact of the running hand back, after `after` acts. */
export interface LiveTakeBack {
  readonly hand: string;
  readonly after: number;
}

/** All pools with their tables. */
export interface Lobby {
  readonly pools: readonly PoolView[];
}

/** The pools that changed since the last lobby message. */
export interface LobbyChanged {
  readonly type: "lobby_changed";
  readonly pools: readonly PoolView[];
}

/** The whole lobby. */
export interface LobbyShown {
  readonly type: "lobby_shown";
  readonly pools: readonly PoolView[];
}

/** No player is seated at a table for now; needs a reason. */
export interface LockDeskTable {
  readonly do: "lock_table";
  readonly table: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A free seat is kept free; needs a reason. */
export interface LockSeat {
  readonly do: "lock_seat";
  readonly table: number;
  readonly seat: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * Staff have looked at a player's hand, or at folded cards: who asked, why, what was seen; whether the cards are set
 * aside. Needs a reason.
 */
export interface LookAtHand {
  readonly do: "look_at_hand";
  readonly player: string;
  readonly table: number;
  readonly hand: number;
  readonly seen: string;
  readonly asked_by?: string;
  readonly is_set_aside?: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
  readonly event?: string;
  readonly event_name?: string;
}

/** Something was looked at for a case, with what was found. */
export interface LookInto {
  readonly do: "look_into";
  readonly case: number;
  readonly looked_at: string;
  readonly found?: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The manager agrees to the same. */
export interface ManagerConsents {
  readonly do: "manager_consents";
  readonly table: number;
  readonly player: string;
  readonly cents: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The kind of an open record, and until when it holds; 0 where somebody has to end it. */
export interface MarkShown {
  readonly kind: "case" | "exclusion" | "forbidden" | "penalty";
  readonly until_ms?: number;
}

/**
 * A person of whom staff should know something when the person registers: the kinds of open records. What has ended by
 * its time is not shown.
 */
export interface MarkedRow {
  readonly player: string;
  readonly name: string;
  readonly marks: readonly MarkShown[];
}

/** The signed-in player; `player` is empty when nobody is. */
export interface Me {
  readonly player: string;
  readonly name: string;
  readonly role: "admin" | "cashier" | "dealer" | "desk" | "director" | "floor" | "player" | "";
  readonly permissions: readonly ("add_seat" | "ask_all" | "change_seat" | "charge_by_time" | "close_table" | "deal_live" | "drain" | "last_round" | "move_player" | "open_table" | "play_over" | "reopen" | "run_desk" | "run_tournaments" | "sell_entries" | "take_back_question" | "thaw" | "void_hand" | "answer_complaint" | "ban" | "close_account" | "end_household" | "end_penalty" | "end_tokens" | "keep_apart" | "let_in" | "let_together" | "lift_ban" | "mute" | "note_household" | "note_identity" | "open_account" | "penalise" | "reset_password" | "reset_second" | "set_role" | "shut_out" | "unmute" | "confirm_credit" | "credit" | "debit" | "decline_credit" | "pay_from_fund" | "release" | "withhold" | "broadcast" | "invite" | "reload_rulebooks" | "resume_payouts" | "ruling" | "withdraw_invitation" | "read_hand" | "read_hands" | "see_books" | "see_people" | "see_room")[];
  readonly balance: number;
  readonly currency: string;
  readonly house: string;
  readonly demo: boolean;
  readonly sign_up: "closed" | "invitation" | "open";
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly guest?: string;
  readonly least_age?: number;
  readonly avatar?: "bear" | "bull" | "cat" | "fox" | "frog" | "hare" | "lighthouse" | "moon" | "mountain" | "owl" | "panda" | "penguin" | "raven" | "ship" | "tiger" | "wolf" | null;
  readonly by_code_ms?: number;
  readonly still_until_ms?: number;
}

/**
 * Your seats, those in tournaments too, waiting lists, balance and calls of live desks, whole, whenever one of them
 * changes.
 */
export interface MineChanged {
  readonly type: "mine_changed";
  readonly balance: number;
  readonly seats: readonly MySeat[];
  readonly places: readonly MyPlace[];
  readonly calls?: readonly MyCall[];
}

/** A difference in the books, in cents: an account (or an entry), its sum by the entries, and the one found. */
export interface MoneyDifference {
  readonly account: string;
  readonly expected: number;
  readonly found: number;
  readonly why: string;
}

/** Credit (positive) or debit (negative) a player's wallet. */
export interface MoneyMove {
  readonly reason: string;
  readonly player: string;
  readonly amount: number;
  readonly id: string;
}

/** Whether the money was moved, or waits for a second member of staff. */
export interface MoneyMoved {
  readonly outcome: "moved" | "waits";
}

/**
 * What becomes of the money, in cents and basis points. Of what is paid for the pool `pool_share` is prize money;
 * `special` prizes and the `carried` part, which goes to a later tournament, are taken out of it. Of a bounty
 * that is won `bounty_left` goes onto the winner's own head, in chips of `bounty_chip`. `re_entries_per_entry`
 * re-entries count as one entry in the prizes, at 0 none. Prizes are multiples of `prize_unit`: a place that would
 * be paid less is not paid. `paid_places` foresees how many are.
 */
export interface MoneyTerms {
  readonly pool_share: number;
  readonly special?: readonly SpecialPrizeRow[];
  readonly carried?: number;
  readonly takes_carried?: boolean;
  readonly bounty_left?: number;
  readonly bounty_chip?: number;
  readonly re_entries_per_entry?: number;
  readonly prize_unit?: number;
  readonly paid_places?: readonly PlacesPaid[];
}

/** So much longer lasts the level; below 0, at live tables, so much shorter. */
export interface MoreTime {
  readonly reason: string;
  readonly seconds: number;
}

/** The number of the table to go to, and the seat there (0: by the house's rule). */
export interface MoveInTournament {
  readonly reason: string;
  readonly number: number;
  readonly seat?: number;
}

/**
 * A player moves to another table; the stack is counted. `brings` -1: as much as the house asks for.
 *
 * `by_house`: staff move the player, who did not ask for it.
 */
export interface MoveToTable {
  readonly do: "move";
  readonly table: number;
  readonly seat: number;
  readonly to_table: number;
  readonly to_seat: number;
  readonly stack: number;
  readonly brings?: number;
  readonly by_house?: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The deck ran short: `count` cards are in it again. Places from 52 on are of the order they lie in now. */
export interface MuckReshuffled {
  readonly kind: "muck_reshuffled";
  readonly count: number;
  readonly clauses?: readonly string[];
}

/** A seat of a live floor that a house's desk calls you to; it is kept for you until `until_ms`. */
export interface MyCall {
  readonly house: string;
  readonly table: number;
  readonly seat: number;
  readonly until_ms: number;
}

/** A waiting list you are in; `place` counts from 1. */
export interface MyPlace {
  readonly pool: string;
  readonly place: number;
  readonly buy_in: number;
}

/** A game you are at, or were at. */
export interface MyPrivateGame {
  readonly table: string;
  readonly name: string;
  readonly host: boolean;
  readonly closed_ms: number;
}

/** Your private games, and which ones players may open here. */
export interface MyPrivateGames {
  readonly allowed: "off" | "play" | "settle_up";
  readonly games: readonly MyPrivateGame[];
}

/**
 * A table you sit at. `private` and `tournament` say what its chips are, as in `TableTerms`. `until_ms` is when
 * the time of your turn ends, or the time bank once it runs; 0 where it is not your turn.
 */
export interface MySeat {
  readonly table: string;
  readonly name: string;
  readonly seat: number;
  readonly stack: number;
  readonly your_turn: boolean;
  readonly sitting_out: boolean;
  readonly private?: "" | "play" | "settle_up";
  readonly tournament?: string;
  readonly until_ms?: number;
}

/** One sign-in of yours: what the browser calls itself, where it came from, when; `here` is the one that asks. */
export interface MySession {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly created_ms: number;
  readonly used_ms: number;
  readonly here: boolean;
}

/** A browser in which you are signed in. */
export interface MySessions {
  readonly sessions: readonly MySession[];
}

/** Your tickets that have paid no entry yet, whole: when you connect, and whenever there are others. */
export interface MyTickets {
  readonly type: "my_tickets";
  readonly tickets: readonly OwnTicket[];
}

/** A token of yours; `used_ms` is 0 where it was not used since the room began. */
export interface MyToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ("play" | "read" | "seats")[];
  readonly made_ms: number;
  readonly until_ms: number;
  readonly used_ms: number;
}

/** Your tokens, at most so many, and whether the room lets programs play. */
export interface MyTokens {
  readonly tokens: readonly MyToken[];
  readonly most: number;
  readonly programs_play: boolean;
}

/** A tournament that you have entered and that is not over for you. */
export interface MyTournament {
  readonly tournament: string;
  readonly name: string;
  readonly house: string;
  readonly state: "" | "entered" | "out" | "playing";
  readonly starts_ms?: number;
  readonly table?: string;
  readonly offer?: ChipsOffer | null;
}

/** Your tournaments, whole: when you connect, and whenever one of them changes for you. */
export interface MyTournaments {
  readonly type: "my_tournaments";
  readonly tournaments: readonly MyTournament[];
}

/**
 * Sign-up. `of_age`: the player says to be as old as the room's houses ask (`Me.least_age`); `invitation` is
 * the code staff gave out, where the house lets in who was invited.
 */
export interface NewAccount {
  readonly name: string;
  readonly password: string;
  readonly of_age?: boolean;
  readonly invitation?: string;
}

/** What it is from now on, in cents. */
export interface NewAmount {
  readonly reason: string;
  readonly cents: number;
}

/** A ban for so many hours, 0: until it is lifted. */
export interface NewBan {
  readonly reason: string;
  readonly of: "account" | "address" | "name";
  readonly what: string;
  readonly hours: number;
}

/** The numbers of all tables, the first to be broken first. */
export interface NewBreakingOrder {
  readonly reason: string;
  readonly tables: readonly number[];
}

/** A complaint, and whom or what it is about; the same id twice is one. */
export interface NewComplaint {
  readonly id: string;
  readonly text: string;
  readonly about?: string;
}

/** A person without an account, by the name that lists show. */
export interface NewDeskPerson {
  readonly name: string;
}

/** The level until whose end players may enter; 0: no longer. */
export interface NewEntries {
  readonly reason: string;
  readonly until_level: number;
}

/** The level that begins now. */
export interface NewLevel {
  readonly reason: string;
  readonly level: number;
}

/**
 * The structure from its first level on, of which those that have begun are as they were; each to come lasts so
 * many `seconds` (0: as long as before).
 */
export interface NewLevels {
  readonly reason: string;
  readonly levels: readonly LevelOfStructure[];
  readonly seconds?: number;
}

/**
 * What is to come again: a `template`, a `structure` of its own as a text, or HexaPro for so many cents; at the
 * times of `rhythm` (see `room.tournaments.schedule.Schedule`), or ("") whenever none of the line waits for players.
 */
export interface NewLine {
  readonly reason: string;
  readonly house: string;
  readonly template?: string;
  readonly hexapro?: number;
  readonly name?: string;
  readonly rhythm?: "" | "daily" | "minutes" | "monthly" | "weekly";
  readonly every?: number;
  readonly at?: string;
  readonly weekdays?: readonly number[];
  readonly nth?: number;
  readonly zone?: string;
  readonly structure?: string;
}

/** A live table to be opened; `seats` 0 is as many as the house has. */
export interface NewLiveTable {
  readonly reason: string;
  readonly house: string;
  readonly game: string;
  readonly stake: string;
  readonly name: string;
  readonly seats?: number;
}

/**
 * Who says nothing for so many minutes, 0: until it is undone: a player, all at a table (their id in `what`), or the
 * whole room.
 */
export interface NewMute {
  readonly reason: string;
  readonly degree: "player" | "room" | "table";
  readonly what: string;
  readonly minutes: number;
}

/** Another password for the one before. */
export interface NewPassword {
  readonly old: string;
  readonly new: string;
}

/**
 * A penalty for a player at a table: of a kind its house has; the same id twice gives it once.
 *
 * `count` is of hands or rounds, `minutes` of a time away; `clause` is the one it rests on, "" for the house's
 * general one; `hand_lost` when the hand of the offence was ruled dead for it.
 */
export interface NewPenalty {
  readonly reason: string;
  readonly id: string;
  readonly table: string;
  readonly player: string;
  readonly kind: "ban" | "dead_hand" | "device_forbidden" | "disqualification" | "lost_bets" | "missed_hands" | "missed_rounds" | "no_raising" | "removal" | "time_away" | "warning";
  readonly count?: number;
  readonly minutes?: number;
  readonly clause?: string;
  readonly hand_lost?: boolean;
}

/**
 * A private game to be opened, at a stake of the lobby (`pool`) or one adjusted from it.
 *
 * `amounts` are those of the stake by name, `decisions` those of the rulebook by "section.name"; what is left out
 * stays as the house has it. `name` is what the game is called, "" for the host's name.
 */
export interface NewPrivateGame {
  readonly pool: string;
  readonly money?: "play" | "settle_up";
  readonly name?: string;
  readonly amounts?: Readonly<Record<string, number>>;
  readonly decisions?: Readonly<Record<string, number | boolean | string>>;
}

/** A browser's push subscription; `language` is what calls are read in, `expires_ms` its own end (0: none). */
export interface NewPush {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: "cs" | "en" | "fi" | "nb";
  readonly expires_ms?: number;
}

/** The role that somebody has here from now on. */
export interface NewRole {
  readonly reason: string;
  readonly role: "admin" | "cashier" | "dealer" | "desk" | "director" | "floor" | "player";
}

/** What a link to a hand tells: whether it names the players. */
export interface NewShare {
  readonly with_names?: boolean;
}

/** When it is to begin. */
export interface NewStart {
  readonly reason: string;
  readonly starts_ms: number;
}

/** A stake of a game of a house, as the lobby names them. */
export interface NewTable {
  readonly reason: string;
  readonly house: string;
  readonly game: string;
  readonly stake: string;
}

/**
 * An open table, kept by a name. `table_name` is that of tables opened by it, in which `{number}` counts ("": as
 * other tables are called); `seats` are theirs, 0 for as many as it was opened with.
 */
export interface NewTableTemplate {
  readonly reason: string;
  readonly table: string;
  readonly name: string;
  readonly table_name?: string;
  readonly seats?: number;
}

/** A structure's text without faults for a house, kept by a name. */
export interface NewTemplate {
  readonly reason: string;
  readonly name: string;
  readonly house: string;
  readonly structure: string;
}

/** An API token to be made: what its owner calls it, what it may do, for how many days. */
export interface NewToken {
  readonly name: string;
  readonly scopes: readonly ("play" | "read" | "seats")[];
  readonly days?: number;
  readonly password?: string;
}

/**
 * A tournament by a structure's text; it starts at `starts_ms`, or when its seats are taken (0). Without a
 * `name` it has the structure's. A satellite's tickets are for the tournament `target` ("": any at their price).
 * A freeroll may ask for more: who enters confirms the words of `condition`, or is one of the names `invited`.
 * Any may require an entry `code`, which you give to whoever may enter; the room keeps no more than its hash.
 */
export interface NewTournament {
  readonly reason: string;
  readonly house: string;
  readonly structure: string;
  readonly name?: string;
  readonly starts_ms?: number;
  readonly target?: string;
  readonly condition?: string;
  readonly invited?: readonly string[];
  readonly code?: string;
  readonly live?: boolean;
}

/**
 * When so many `players` more have gone out, all who are left then are paid at least `prize`. Players who go out
 * together may share what their places are paid.
 */
export interface NextPrize {
  readonly players: number;
  readonly prize: number;
}

/**
 * Players agree on something, a deal or an insurance; `is_carried_out`: the house carries it out, or only knows of it.
 * It holds once all have signed.
 */
export interface NoteAgreement {
  readonly do: "agree";
  readonly players: readonly string[];
  readonly what: string;
  readonly table?: number;
  readonly told_to_media?: string;
  readonly is_carried_out?: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
  readonly event?: string;
  readonly event_name?: string;
}

/**
 * A hand has begun. The button moves by the house's way, or is at seat `button` where the players drew or corrected it.
 *
 * `hand` is its number at this table as the one who enters it sees it, 0 for the next. `out` are seats not dealt in,
 * besides those of players who are away or serve a penalty; `drop` was taken for the house. `winner` is the seat that
 * won the `pot`, where the dealer tells it. `straddles` are the seats that straddled; a player who owes a blind comes
 * back by one where the house has that. `drawn` are the cards that the players drew for the button, each by its seat
 * ({"3": "As"}): the highest has it.
 */
export interface NoteHand {
  readonly do: "note_hand";
  readonly table: number;
  readonly hand?: number;
  readonly button?: number;
  readonly out?: readonly number[];
  readonly drop?: number;
  readonly winner?: number;
  readonly pot?: number;
  readonly straddles?: readonly number[];
  readonly drawn?: Readonly<Record<string, string>>;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * A deal was a misdeal and is dealt again: the `hand` that was counted last, or the next one, which is not counted yet;
 * 0 is the last. `button` is its seat in the new deal, where it was wrong or staff decide it; 0: it stays.
 */
export interface NoteMisdeal {
  readonly do: "note_misdeal";
  readonly table: number;
  readonly deal_fault: "boxed_cards" | "card_out_of_order" | "cards_to_wrong_seat" | "exposed_cards" | "not_shuffled" | "other" | "player_left_out" | "too_few_cards" | "too_many_cards" | "wrong_button" | "wrong_first_player";
  readonly hand?: number;
  readonly button?: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** HexaPro: a pool of so many tenths of the buy-in is drawn so many times of 100,000; what its places are paid. */
export interface OddsRow {
  readonly multiplier_tenths: number;
  readonly per_100000: number;
  readonly prizes: readonly number[];
}

/** How many `times` a player was penalised for an offence. */
export interface OffenceCount {
  readonly offence: string;
  readonly times: number;
}

/** The seat keeps the card it was offered; it goes on lying face up. */
export interface OfferAccepted {
  readonly kind: "offer_accepted";
  readonly seat: number;
  readonly card: string;
  readonly place: number;
  readonly automatic?: "" | "away" | "clock" | "disconnected" | "left";
  readonly clauses?: readonly string[];
}

/** The offer is over (taken, declined or too late). */
export interface OfferLapsed {
  readonly type: "offer_lapsed";
  readonly offer: string;
  readonly pool: string;
}

/** The seat did not want the card it was offered and gets one face down in its place. */
export interface OfferRefused {
  readonly kind: "offer_refused";
  readonly seat: number;
  readonly card: string;
  readonly place: number;
}

/** A seat that exchanges one card is offered this one, face up. */
export interface OfferedUp {
  readonly kind: "offered_up";
  readonly seat: number;
  readonly card: string;
  readonly place: number;
}

/** One second factor of an account; `used_ms` is 0 where it was not used yet, or where nobody counts. */
export interface OneFactor {
  readonly id: string;
  readonly kind: "app" | "passkey";
  readonly name: string;
  readonly made_ms: number;
  readonly used_ms: number;
}

/**
 * Something about one person or several is looked into: an incident, a suspicion, a review of play, a complaint of
 * `said_by`, a step at law.
 */
export interface OpenCase {
  readonly do: "open_case";
  readonly kind: "complaint" | "incident" | "legal_step" | "review" | "suspicion";
  readonly players: readonly string[];
  readonly what: string;
  readonly said_by?: string;
  readonly table?: number;
  readonly hand?: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * A live table opens. `seats` 0: as many as the house has at that game. `feeds` is the table that its players move
 * on to (must-move), 0 for none; `point_cents` the value of a point where the players set it.
 */
export interface OpenDeskTable {
  readonly do: "open_table";
  readonly table: number;
  readonly pool: string;
  readonly seats?: number;
  readonly feeds?: number;
  readonly point_cents?: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * The gaming day begins, by the version `book` of the house's rulebook. What is "once an evening" is counted in it.
 * Refuses "day-open".
 */
export interface OpenGamingDay {
  readonly do: "open_day";
  readonly book?: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The seats of a table that you may choose from now. */
export interface OpenSeats {
  readonly table: string;
  readonly name: string;
  readonly seats: readonly number[];
}

/** Proof that a place of the sealed deck held this card. */
export interface OpeningBody {
  readonly place: number;
  readonly card: string;
  readonly salt: string;
  readonly path: readonly string[];
}

/** One way in which staff may rule, with its sentence by language and the steps it takes. */
export interface OptionBody {
  readonly id: string;
  readonly to: number;
  readonly said: Readonly<Record<string, string>>;
  readonly steps?: readonly StepBody[];
}

/** One way in which staff may rule; `said` by language. */
export interface OptionSaid {
  readonly id: string;
  readonly to: number;
  readonly said: Readonly<Record<string, string>>;
}

/** The other one of two players. */
export interface OtherPlayer {
  readonly reason: string;
  readonly other: string;
}

/**
 * A player who has lost all chips: the `stack` at the hand's start (0: as last counted), who counted it, and who won
 * its last chips, the first after the button first. `hand` groups those of one hand at one table; a larger `strength` is
 * the better hand, which an odd unit may go to.
 */
export interface OutTold {
  readonly player: string;
  readonly stack?: number;
  readonly counted_by?: string;
  readonly winners?: readonly string[];
  readonly hand?: number;
  readonly strength?: number;
}

/** The hand that is over, while its cards may be shown, and what was shown of it, in that order. */
export interface OverView {
  readonly hand: string;
  readonly shown?: readonly ShownView[];
}

/**
 * A question to the viewer: whether a player, by `name`, may buy chips for `cents` at a `table` outside the limits, and
 * the viewer's answer so far.
 */
export interface OwnConsent {
  readonly consent: number;
  readonly table: number;
  readonly name: string;
  readonly cents: number;
  readonly answer?: "" | "agreed" | "declined";
}

/** A penalty of the viewer that is still to serve: hands `left`, or until a time. */
export interface OwnPenalty {
  readonly kind: "ban" | "dead_hand" | "device_forbidden" | "disqualification" | "lost_bets" | "missed_hands" | "missed_rounds" | "no_raising" | "removal" | "time_away" | "warning";
  readonly left?: number;
  readonly until_ms?: number;
}

/** A player's own settings, stored whole (language, muted players, presets, animation ...). */
export interface OwnSettings {
  readonly settings: Readonly<Record<string, string | number | boolean>>;
}

/**
 * A ticket of yours that is worth an entry of so many cents: to `target`, called `name`, or ("") to any
 * tournament of the house that costs as much. `until_ms` is when it is valid no longer, 0: without an end.
 */
export interface OwnTicket {
  readonly ticket: string;
  readonly cents: number;
  readonly house: string;
  readonly target?: string;
  readonly name?: string;
  readonly until_ms?: number;
}

/** Tickets of yours that have paid no entry yet. */
export interface OwnTickets {
  readonly tickets: readonly OwnTicket[];
}

/** A key that a device has made, and what the player calls it. */
export interface PasskeyMade {
  readonly name: string;
  readonly credential: string;
}

/** What the browser asks a device with: JSON as `PublicKeyCredential.parse...OptionsFromJSON` takes it. */
export interface PasskeyOptions {
  readonly options: string;
}

/** A new password for a code that staff gave out. */
export interface PasswordByCode {
  readonly name: string;
  readonly password: string;
  readonly code: string;
}

/** The own password, where the account has no second factor yet. */
export interface PasswordShown {
  readonly password?: string;
}

/** A step of a table that lies behind, as `TableTold` told it. */
export interface Past {
  readonly version: number;
  readonly now_ms: number;
  readonly events?: readonly (PlayerSeated | ToppedUp | SatOut | SatIn | BlindsMissed | PenaltyCounted | SeatChanged | Disconnected | Reconnected | PlayerLeft | PlayAwaited | PlayInterrupted | PlayResumed | ClocksExtended | TableDrained | TableReopened | TimeChargeSet | TimeCharged | ChipsTakenAway | LastRoundAnnounced | SeatAdded | AllAsked | ConsentGiven | AllAnswered | DealerDrawn | HandStarted | GameAnnounced | GameChosen | AntePosted | BlindPosted | DeadBlindPosted | HoleDealt | UpCardDealt | BoardDealt | BoardRunAnswered | BoardRunsSet | CommunityCardDealt | MuckReshuffled | TurnStarted | TimeBankStarted | Folded | ChancesTold | Checked | Called | Bet | Raised | BringInPosted | Completed | Discarded | StoodPat | Drew | OfferedUp | OfferAccepted | OfferRefused | CardsDealt | CardsPlaced | RowsScored | HandsCompared | PointsPaid | ResultSettled | UncalledReturned | BetsCollected | HandShown | HandMucked | CardsShown | RakeTaken | RestOfBoardShown | DropTaken | JackpotHit | PotAwarded | HandEnded | HandVoided | HandRestated)[];
  readonly private?: readonly (HoleSeen | HoldingNamed | CardsToPlace | WishesChanged | EntryOffered | StraddleAsked)[];
}

/**
 * A page of records of earlier evenings, newest first; `before_ms` and `before_id` name the next page, 0 and "" where
 * this is the last.
 */
export interface PastRecords {
  readonly records: readonly DeskRecordView[];
  readonly before_ms: number;
  readonly before_id: string;
}

/** A break after a level. */
export interface Pause {
  readonly after_level: number;
  readonly seconds: number;
}

/** A player pays for food or drink with chips of the stack (CH-1.52); the restaurant has them until it brings them. */
export interface PayRestaurant {
  readonly do: "pay_restaurant";
  readonly player: string;
  readonly table: number;
  readonly cents: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A player gets the share of a jackpot, and signs the sheet. */
export interface PayShare {
  readonly do: "pay_share";
  readonly claim: number;
  readonly player: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** Stored chips go back to their owner. */
export interface PayStored {
  readonly do: "pay_stored";
  readonly receipt: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** Who is paid with so many entries or more, until the next row: by place, in basis points of the pool. */
export interface Payout {
  readonly entries: number;
  readonly by_place: readonly number[];
}

/** Payouts stand still since then, because the books do not add up; `differs` are the first of `number`. */
export interface PayoutsPaused {
  readonly since_ms: number;
  readonly differs: readonly MoneyDifference[];
  readonly number: number;
}

/**
 * A player gets a penalty for an offence; `count` are its hands, rounds or minutes, `hand` the hand it counts from.
 *
 * `is_repeated` and `is_on_purpose` say what the house's book asks for some penalties. `elsewhere` is the room's own: how
 * many penalties for this offence the player had at tournaments of the house.
 */
export interface PenaliseLive {
  readonly do: "penalty";
  readonly player: string;
  readonly offence: "abuse" | "card_handling" | "cheating" | "chips_moved" | "collusion" | "device" | "disobedience" | "etiquette" | "false_information" | "faulty_deck" | "foul_language" | "misconduct" | "one_player_to_a_hand" | "other" | "pot_misuse" | "shown_cards" | "talk" | "thrown_cards";
  readonly kind: "ban" | "dead_hand" | "device_forbidden" | "disqualification" | "lost_bets" | "missed_hands" | "missed_rounds" | "no_raising" | "removal" | "time_away" | "warning";
  readonly count?: number;
  readonly table?: number;
  readonly hand?: number;
  readonly is_repeated?: boolean;
  readonly is_on_purpose?: boolean;
  readonly elsewhere?: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The penalties of a tournament, the newest first, and which its house has to give by which clauses. */
export interface PenaltiesBody {
  readonly penalties: readonly PenaltyRow[];
  readonly kinds: readonly string[];
  readonly clauses: readonly CitedClause[];
}

/**
 * An appeal: `what` is said, by the player or by `said_by` for the player, and who of the staff took it (`by`) and
 * when. Once it is decided it has its `outcome`, who decided it, `beside` whom, why and when; nobody appeals again after
 * one that `is_final`.
 */
export interface PenaltyAppeal {
  readonly what: string;
  readonly by: string;
  readonly at_ms: number;
  readonly said_by?: string;
  readonly outcome?: "dropped" | "lifted" | "sent_up" | "stands" | "";
  readonly decided_by?: string;
  readonly beside?: string;
  readonly why?: string;
  readonly decided_ms?: number;
  readonly is_final?: boolean;
}

/**
 * What a seat's penalties leave to serve: `hands` to miss, and no return before `until_ms`; 0 and 0 ends it.
 *
 * Once no hand is left the player is removed when the clock passes `removed_at_ms`.
 */
export interface PenaltyCounted {
  readonly kind: "penalty_counted";
  readonly seat: number;
  readonly hands: number;
  readonly until_ms?: number;
  readonly removed_at_ms?: number;
  readonly clauses?: readonly string[];
}

/** Staff ended a penalty of yours early. */
export interface PenaltyEnded {
  readonly type: "penalty_ended";
  readonly table: string;
  readonly kind: "ban" | "dead_hand" | "device_forbidden" | "disqualification" | "lost_bets" | "missed_hands" | "missed_rounds" | "no_raising" | "removal" | "time_away" | "warning";
  readonly reason: string;
}

/**
 * The room: at the table at which hands are entered, a player has missed `served` hands by penalties; `left` are those
 * that the table knows of now.
 */
export interface PenaltyFollows {
  readonly do: "penalty_follows";
  readonly table: number;
  readonly player: string;
  readonly served?: number;
  readonly left?: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** Staff gave you a penalty: `hands` to miss at `table`, or no return before `until_ms`; 0 for neither. */
export interface PenaltyGiven {
  readonly type: "penalty_given";
  readonly table: string;
  readonly house: string;
  readonly kind: "ban" | "dead_hand" | "device_forbidden" | "disqualification" | "lost_bets" | "missed_hands" | "missed_rounds" | "no_raising" | "removal" | "time_away" | "warning";
  readonly hands: number;
  readonly until_ms: number;
  readonly reason: string;
  readonly clauses: readonly string[];
}

/** The sanctions that staff may give at the tables of a house. */
export interface PenaltyHouse {
  readonly house: string;
  readonly kinds: readonly string[];
  readonly clauses: readonly CitedClause[];
}

/**
 * A penalty for a player at a table: of a kind its house has; the same `id` twice gives it once ("": a new one).
 *
 * `count` is of hands or rounds, `minutes` of a time away; `clause` is the one it rests on, "" for the house's
 * general one; `hand_lost` when the hand of the offence was ruled dead for it.
 */
export interface PenaltyInTournament {
  readonly reason: string;
  readonly kind: "ban" | "dead_hand" | "device_forbidden" | "disqualification" | "lost_bets" | "missed_hands" | "missed_rounds" | "no_raising" | "removal" | "time_away" | "warning";
  readonly id?: string;
  readonly count?: number;
  readonly minutes?: number;
  readonly clause?: string;
  readonly hand_lost?: boolean;
  readonly offence?: "abuse" | "card_handling" | "cheating" | "chips_moved" | "collusion" | "device" | "disobedience" | "etiquette" | "false_information" | "faulty_deck" | "foul_language" | "misconduct" | "one_player_to_a_hand" | "other" | "pot_misuse" | "shown_cards" | "talk" | "thrown_cards" | "";
  readonly is_repeated?: boolean;
  readonly is_on_purpose?: boolean;
}

/** The end of a penalty; one that was given `in_error`, also one that is over, does not count. */
export interface PenaltyInTournamentEnds {
  readonly reason: string;
  readonly in_error?: boolean;
}

/**
 * One penalty in a tournament: what was given to whom, why and by which clauses, and what is `left` of it in
 * hands. `until_ms` is the end of a time away; `ended` why staff ended it early; `open` while something is to be
 * served. `times`: which of the player's for the `offence` it is, at the desk and in tournaments; one that
 * was given in error is `void`. `by` gave it ("": that was not kept), and the latest of the `appeals` says what came
 * of it; people are named.
 */
export interface PenaltyRow {
  readonly player: string;
  readonly name: string;
  readonly id: string;
  readonly kind: "ban" | "dead_hand" | "device_forbidden" | "disqualification" | "lost_bets" | "missed_hands" | "missed_rounds" | "no_raising" | "removal" | "time_away" | "warning";
  readonly hands: number;
  readonly served: number;
  readonly left: number;
  readonly until_ms: number;
  readonly reason: string;
  readonly clauses: readonly string[];
  readonly given_ms: number;
  readonly ended: string;
  readonly open: boolean;
  readonly offence?: string;
  readonly times?: number;
  readonly void?: boolean;
  readonly by?: string;
  readonly appeals?: readonly PenaltyAppeal[];
}

/** Are you there? The answer carries `sent_ms` back and the room's clock. */
export interface Ping {
  readonly type: "ping";
  readonly sent_ms: number;
}

/** A starting stack that nobody has bought is put on an empty seat, for a player who may come later. */
export interface PlaceStack {
  readonly act: "place_stack";
  readonly table: number;
  readonly seat: number;
  readonly chips: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * Of so many `entries` so many `places` are paid, if nobody buys more; `usual` is told where that is fewer
 * than the house else pays, as the pool is too small for more.
 */
export interface PlacesPaid {
  readonly entries: number;
  readonly places: number;
  readonly usual?: number;
}

/** No hand can start: `missing` more active players are needed. */
export interface PlayAwaited {
  readonly kind: "play_awaited";
  readonly missing: number;
  readonly clauses?: readonly string[];
}

/**
 * A server fault stopped play; it goes on when the players are back, at the latest at `until_ms` without them.
 *
 * A hand that cannot go on by then is void.
 */
export interface PlayInterrupted {
  readonly kind: "play_interrupted";
  readonly until_ms: number;
  readonly clauses?: readonly string[];
}

/** Staff let a player without a seat play at the seat of one who is away. */
export interface PlayOverSeat {
  readonly do: "play_over";
  readonly table: number;
  readonly seat: number;
  readonly player: string;
  readonly stack: number;
  readonly is_agreed?: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** Play goes on after an interruption. */
export interface PlayResumed {
  readonly kind: "play_resumed";
  readonly clauses?: readonly string[];
}

/**
 * A tournament that you have played: `place` of `entries` (0 where it was cancelled), what you have `paid`
 * for entries and chips and what you have `got` of prizes, deals, bounties and money that came back, in cents.
 */
export interface PlayedRow {
  readonly tournament: string;
  readonly name: string;
  readonly house: string;
  readonly kind: "hexapro" | "scheduled" | "sit_and_go";
  readonly game: string;
  readonly form: string;
  readonly at_ms: number;
  readonly entries: number;
  readonly place?: number;
  readonly got?: number;
  readonly paid?: number;
  readonly cancelled?: boolean;
}

/** A page of your tournaments, the newest first; `next` is where the next page begins, empty at the end. */
export interface PlayedRows {
  readonly rows: readonly PlayedRow[];
  readonly next: string;
}

/** A seat became free; `stack` went back to the player's wallet. */
export interface PlayerLeft {
  readonly kind: "player_left";
  readonly seat: number;
  readonly player: string;
  readonly stack: number;
  readonly reason: "closing" | "general_sit_out" | "host" | "moved" | "no_chips" | "out" | "sat_out_too_long" | "seat_reclaimed" | "staff" | "wish";
  readonly clauses?: readonly string[];
}

/** To staff: a player has come back from a served penalty. */
export interface PlayerReturned {
  readonly type: "player_returned";
  readonly table: string;
  readonly player: string;
  readonly name: string;
}

/**
 * A player took a seat with a buy-in; cards come only from the big blind on when `waits_for_big_blind`.
 *
 * `is_over`: the seat of an absent player, who keeps chips and markers meanwhile (see `SeatChanged`).
 */
export interface PlayerSeated {
  readonly kind: "player_seated";
  readonly seat: number;
  readonly player: string;
  readonly stack: number;
  readonly time_bank_ms: number;
  readonly waits_for_big_blind?: boolean;
  readonly clauses?: readonly string[];
  readonly is_over?: boolean;
}

/** `seat` paid `other` for `points` after the limits of the house: `amount`, which a stack may cut short. */
export interface PointsPaid {
  readonly kind: "points_paid";
  readonly seat: number;
  readonly other: number;
  readonly points: number;
  readonly amount: number;
  readonly clauses?: readonly string[];
}

/** A seat's result in a hand of Open Face, below 0 for a loss, in points and in money. */
export interface PointsWon {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
  readonly amount: number;
}

/** Answer to a ping. */
export interface Pong {
  readonly type: "pong";
  readonly sent_ms: number;
  readonly now_ms: number;
}

/** What the house adds and guarantees, and what part of the pool goes to a later tournament. */
export interface PoolTerms {
  readonly added_cents?: number;
  readonly guarantee_cents?: number;
  readonly carried_basis_points?: number;
  readonly takes_carried?: boolean;
  readonly ticket_cents?: number;
  readonly ticket_days?: number;
  readonly progressive?: boolean;
  readonly bounty_left_basis_points?: number;
  readonly share_basis_points?: number;
}

/**
 * A stake of a game: its tables and its waiting list. You join a pool, the room draws the table.
 *
 * `deal` and the fields after it are as in `table.model.view.TableTerms`. `offered` is false for a stake that the
 * house offers no longer: its last tables play on, nobody joins. `seats` are those of a table, `languages` those
 * spoken there.
 */
export interface PoolView {
  readonly pool: string;
  readonly house: string;
  readonly game: string;
  readonly form: string;
  readonly banzai: boolean;
  readonly stake: string;
  readonly small_blind: number;
  readonly big_blind: number;
  readonly min_buy_in: number;
  readonly max_buy_in: number;
  readonly currency: string;
  readonly players: number;
  readonly waiting: number;
  readonly tables: readonly TableRow[];
  readonly name?: string;
  readonly deal?: string;
  readonly games?: readonly string[];
  readonly ante?: number;
  readonly ante_for_all?: boolean;
  readonly bring_in?: number;
  readonly small_bet?: number;
  readonly big_bet?: number;
  readonly point?: number;
  readonly rotation_hands?: number;
  readonly offered?: boolean;
  readonly seats?: number;
  readonly languages?: readonly string[];
}

/** A pot and the seats that can win it; the first of a list is the main pot. */
export interface Pot {
  readonly amount: number;
  readonly seats: readonly number[];
}

/**
 * A seat got a share of a pot, `odd` of it odd units. `share` is `high`, `low`, ... or `uncontested`.
 *
 * `run` counts the runs of the board from 1 where it was run more than once, and the boards of a bomb pot on two.
 */
export interface PotAwarded {
  readonly kind: "pot_awarded";
  readonly pot: number;
  readonly seat: number;
  readonly amount: number;
  readonly stack: number;
  readonly share?: string;
  readonly odd?: number;
  readonly clauses?: readonly string[];
  readonly run?: number;
}

/** The amount that goes into a `fund` of the house from each hand that goes on beyond its first round. */
export interface PotDrop {
  readonly fund: string;
  readonly amount: number;
  readonly clauses?: readonly string[];
}

/** A pot as it was won, the main pot first; `amount` is without what the house took of it. */
export interface PotResult {
  readonly amount: number;
  readonly shares: readonly ShareWon[];
}

/** An amount taken of a hand's pots: the house's rake, or a drop for a `fund`. */
export interface PotTake {
  readonly amount: number;
  readonly fund?: string;
}

/**
 * An item on sale now, with its parts in cents (of the fee the `staff` have a part), and the chips it gives: the
 * event's set is enough for so many `more`, and for one more there are too few chips of `first_out`; None, 0: nothing
 * is known of the set.
 */
export interface PriceRow {
  readonly sale: "add_on" | "entry" | "rebuy";
  readonly pool: number;
  readonly fee: number;
  readonly bounty: number;
  readonly cents: number;
  readonly chips: number;
  readonly more?: number | null;
  readonly first_out?: number;
  readonly staff?: number;
}

/** A printed price of a tournament: `pool` and `fee` of a `buy_in`. */
export interface PrintedFee {
  readonly kind: string;
  readonly buy_in: number;
  readonly pool: number;
  readonly fee: number;
}

/**
 * To those at a private game (`name`): something about it changed, so ask for it again. `host`: whose it is from
 * now on, of a game that was handed over.
 */
export interface PrivateChanged {
  readonly type: "private_changed";
  readonly table: string;
  readonly what: "closed" | "host" | "let_back" | "link" | "paused" | "people" | "removed" | "resumed";
  readonly name?: string;
  readonly host?: string;
}

/** Who has come in by a link: the table; of a new guest its id and the session by which its browser is known. */
export interface PrivateEntry {
  readonly table: string;
  readonly guest?: string;
  readonly session?: string;
}

/**
 * What a host may choose: what chips stand for, the amounts of the stake, and decisions of the house's rulebook
 * with what each is there. `link_hours`: so long an invitation is good.
 */
export interface PrivateForm {
  readonly pool: string;
  readonly money: readonly ("" | "play" | "settle_up")[];
  readonly amounts: readonly StakeAmount[];
  readonly decisions: readonly AdjustableDecision[];
  readonly link_hours: number;
}

/**
 * A private game as one of its people may see it.
 *
 * `why` is the host's reason: for closing or pausing the game, or for having removed you. Of a game for settling up
 * that is over `payments` are who pays whom, as few as can be (`ledger.settle_up`). `changed` is as in
 * `PrivateInvitation`, while the game goes on.
 */
export interface PrivateGameBody {
  readonly table: string;
  readonly name: string;
  readonly host: string;
  readonly role: "host" | "player" | "removed" | "stranger";
  readonly money: "" | "play" | "settle_up";
  readonly currency: string;
  readonly paused: boolean;
  readonly closed_ms: number;
  readonly why: string;
  readonly link_until_ms: number;
  readonly people: readonly PrivatePerson[];
  readonly payments: readonly Transfer[];
  readonly changed?: readonly AdjustableDecision[];
}

/** The game of a link, for whoever holds it. `changed` is what the host decided otherwise than the house. */
export interface PrivateInvitation {
  readonly name: string;
  readonly host_name: string;
  readonly money: "" | "play" | "settle_up";
  readonly terms: TableTerms;
  readonly changed?: readonly AdjustableDecision[];
}

/** The secret of a new link, told this once. */
export interface PrivateLink {
  readonly link: string;
  readonly until_ms: number;
}

/** A private game with the secret of its link, told this once; or every fault of the form, and no game. */
export interface PrivateOpened {
  readonly table?: string;
  readonly link?: string;
  readonly link_until_ms?: number;
  readonly faults?: readonly WishFault[];
}

/**
 * Somebody at a game. `lent` is what the game has lent the person in all, `result` what is won (below zero:
 * lost), as it stood when the running hand began; of a game that is over the result alone.
 */
export interface PrivatePerson {
  readonly player: string;
  readonly name: string;
  readonly guest: boolean;
  readonly removed: boolean;
  readonly seated: boolean;
  readonly stack: number;
  readonly lent: number;
  readonly result: number;
}

/**
 * Places `first` to `last` are paid `prize` each; or so many millionths of what the places are paid, where
 * the house tells no amounts before all purchases are over.
 */
export interface PrizeRow {
  readonly first: number;
  readonly last: number;
  readonly prize: number;
  readonly millionths?: number;
}

/**
 * You were disqualified: a prize of yours, so many cents, is lost. What your wallet held of it, `paid`, is gone
 * from there.
 */
export interface PrizeTakenBack {
  readonly type: "prize_taken_back";
  readonly tournament: string;
  readonly name: string;
  readonly cents: number;
  readonly paid: number;
  readonly clauses?: readonly string[];
}

/**
 * Want to share the prizes: by ICM, by chips, or as `amounts` say (cents by player), with `for_winner` still to
 * be played for.
 */
export interface ProposeDeal {
  readonly type: "propose_deal";
  readonly id: string;
  readonly tournament: string;
  readonly method: "chip_chop" | "custom" | "icm";
  readonly for_winner?: number;
  readonly amounts?: Readonly<Record<string, number>>;
}

/**
 * A dealer takes over a table from the one who deals there. A push asks whether the deck is changed with it. A reason
 * is needed for a dealer without the game. `game` is the room's own: what a tournament plays at the table.
 */
export interface PushDealer {
  readonly do: "push_dealer";
  readonly table: number;
  readonly dealer: string;
  readonly is_deck_changed?: boolean;
  readonly game?: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
  readonly event?: string;
  readonly event_name?: string;
}

/** A browser that is to be called no more. */
export interface PushEnded {
  readonly endpoint: string;
}

/** The room's key for push services, as `applicationServerKey` takes it; empty where it calls nobody. */
export interface PushKey {
  readonly key: string;
}

/**
 * A deck comes into use at a table, in place of the one there: its colour and serial, whether it was opened new and
 * checked, the shuffler. The change of a deck needs a reason.
 */
export interface PutDeck {
  readonly do: "put_deck";
  readonly table: number;
  readonly colour: "black" | "blue" | "green" | "other" | "red";
  readonly serial: string;
  readonly shuffler?: string;
  readonly is_new?: boolean;
  readonly is_checked?: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
  readonly event?: string;
  readonly event_name?: string;
}

/** What all players are asked, as in `AllAsked`, and the seats whose players have agreed. */
export interface QuestionView {
  readonly what: "bomb_pot" | "buy_in" | "jackpot_by_time";
  readonly seconds?: number;
  readonly amount?: number;
  readonly player?: string;
  readonly agreed?: readonly number[];
  readonly clauses?: readonly string[];
}

/**
 * A raise to `bet`; `short` when an all-in was too small for a full raise, with the clauses on what follows.
 *
 * `asked` is the total that was asked for where the house rounds it.
 */
export interface Raised {
  readonly kind: "raised";
  readonly seat: number;
  readonly amount: number;
  readonly bet: number;
  readonly stack: number;
  readonly all_in?: boolean;
  readonly short?: boolean;
  readonly clauses?: readonly string[];
  readonly asked?: number;
}

/** The house took rake, `by_pot` in the order of the pots; `pots` is what is left to win. */
export interface RakeTaken {
  readonly kind: "rake_taken";
  readonly amount: number;
  readonly by_pot: readonly number[];
  readonly pots: readonly Pot[];
  readonly clauses?: readonly string[];
}

/** React at a table you sit at: all who follow it see it for a moment, and it is kept nowhere. */
export interface React {
  readonly type: "react";
  readonly id: string;
  readonly table: string;
  readonly reaction: "clover" | "cool" | "crown" | "heart" | "laugh" | "sad" | "smile" | "surprised";
}

/** Somebody at the table reacted. */
export interface Reacted {
  readonly type: "reacted";
  readonly table: string;
  readonly player: string;
  readonly reaction: "clover" | "cool" | "crown" | "heart" | "laugh" | "sad" | "smile" | "surprised";
  readonly at_ms: number;
}

/** The token of a card reader, told once. */
export interface ReaderToken {
  readonly token: string;
}

/**
 * Chips to buy while playing: 0 chips for none. `most` is how often (0: without a limit), `up_to` how many chips
 * one may have at most for it.
 */
export interface RebuysOffered {
  readonly chips?: number;
  readonly pool_cents?: number;
  readonly fee_cents?: number;
  readonly until_level?: number;
  readonly most?: number;
  readonly up_to?: number;
}

/** A receipt; `returned`: its money, or the `ticket` that paid it, was given back. Of the fee `staff` is theirs. */
export interface ReceiptRow {
  readonly number: number;
  readonly player: string;
  readonly name: string;
  readonly sale: "add_on" | "entry" | "re_entry" | "rebuy";
  readonly pool: number;
  readonly fee: number;
  readonly bounty: number;
  readonly cents: number;
  readonly paid: "cash" | "ticket" | "wallet";
  readonly at_ms: number;
  readonly by?: string;
  readonly document?: "driving_licence" | "identity_card" | "other" | "passport" | "";
  readonly returned?: boolean;
  readonly ticket?: string;
  readonly staff?: number;
}

/** A pot was paid wrongly: `player` has to give `cents` back, to `other`; needs a reason. */
export interface ReclaimPot {
  readonly do: "reclaim_pot";
  readonly player: string;
  readonly other: string;
  readonly cents: number;
  readonly table: number;
  readonly hand: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The player is back on line; on that player's turn the time to act ends at `until_ms`, then comes the bank. */
export interface Reconnected {
  readonly kind: "reconnected";
  readonly seat: number;
  readonly until_ms?: number | null;
  readonly time_bank_ms?: number;
}

/**
 * A field of an act or a record by its name: `kind` says whether it is text, a word of the desk ("choice"), a game, a
 * number, money, a moment, or a yes. `text` has the names of people; of a share it is who gets `number`.
 */
export interface RecordField {
  readonly name: string;
  readonly kind: "choice" | "game" | "money" | "number" | "text" | "time" | "yes";
  readonly text?: string;
  readonly number?: number;
}

/** Codes that each prove the second factor once, told this once; none where the ones before stay. */
export interface RecoveryCodes {
  readonly codes: readonly string[];
}

/**
 * Your request `id` changed nothing.
 *
 * `code` and `args` are for the message file, `message` is the same in plain English.
 */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly code: string;
  readonly message: string;
  readonly clauses?: readonly string[];
  readonly args?: Readonly<Record<string, string | number>>;
}

/** A person who has entered: the seat, if one was drawn; what has become of the person, and who tried to reach them. */
export interface RegisteredRow {
  readonly player: string;
  readonly name: string;
  readonly entries: number;
  readonly attends: "absent" | "done" | "here" | "out" | "seated" | "waits";
  readonly table?: number;
  readonly seat?: number;
  readonly chips?: number;
  readonly has_account?: boolean;
  readonly awaits_document?: boolean;
  readonly tries?: number;
  readonly wish?: "give_up" | "keep_in_play" | "not_reached" | "";
}

/** The registration desk of one tournament. */
export interface RegistrationView {
  readonly tournament: string;
  readonly name: string;
  readonly house: string;
  readonly phase: "announced" | "over" | "running";
  readonly now_ms: number;
  readonly prices: readonly PriceRow[];
  readonly documents: boolean;
  readonly condition: string;
  readonly entrants: readonly RegisteredRow[];
  readonly receipts: readonly ReceiptRow[];
  readonly vouchers: readonly VoucherRow[];
  readonly cash: CashOfEvent;
  readonly alternates: readonly AlternateRow[];
  readonly marked?: readonly MarkedRow[];
  readonly tickets?: readonly HeldTicket[];
}

/** A claim is no jackpot; needs a reason. */
export interface RejectClaim {
  readonly do: "reject_claim";
  readonly claim: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The books in force after they were read again. With `faults` none was taken up: the room keeps what it has. */
export interface Reloaded {
  readonly houses: readonly HouseReloaded[];
  readonly faults?: readonly BookFaultBody[];
}

/** There is no layout of this name any more; the fields are as in `ArrangeScreens`. */
export interface RemoveLayout {
  readonly do: "remove_layout";
  readonly name: string;
  readonly after?: number;
  readonly book?: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * An unsold stack is taken from its seat, with the `chips` that are left of it: the rest was posted, and others have
 * it.
 */
export interface RemoveStack {
  readonly act: "remove_stack";
  readonly table: number;
  readonly seat: number;
  readonly chips: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** Some days of the room, for its operators. `more_players` counts those left out of `players`. */
export interface ReportBody {
  readonly days: readonly ReportHouseDay[];
  readonly tables: readonly ReportTable[];
  readonly players: readonly ReportPlayer[];
  readonly more_players: number;
  readonly tournaments: readonly ReportTournament[];
  readonly cashier: readonly ReportKind[];
  readonly hours: readonly ReportHour[];
  readonly closes: readonly ReportClose[];
}

/**
 * The books of a day: what each group of accounts held at its end.
 *
 * `sum` of them all is zero, `drift` is empty. `open`: the day still goes on.
 */
export interface ReportClose {
  readonly day: string;
  readonly open: boolean;
  readonly sum: number;
  readonly closing: Readonly<Record<string, number>>;
  readonly drift: Readonly<Record<string, number>>;
}

/** A deck is said to be faulty: what is wrong, who noticed it, in which hand, and who may have profited. */
export interface ReportDeck {
  readonly do: "report_deck";
  readonly table: number;
  readonly fault: string;
  readonly noticed_by?: string;
  readonly hand?: number;
  readonly profited?: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
  readonly event?: string;
  readonly event_name?: string;
}

/** Hands that ended in the hour from `begun_ms`, and those among them that were void. */
export interface ReportHour {
  readonly begun_ms: number;
  readonly hands: number;
  readonly voids: number;
}

/**
 * The money that a house took on a day.
 *
 * It is from the pots (`rake`), from charges for time (`time`), into funds (`drops`), and from its tournaments
 * (`fees`, less those that went back).
 */
export interface ReportHouseDay {
  readonly day: string;
  readonly house: string;
  readonly hands: number;
  readonly rake: number;
  readonly time: number;
  readonly drops: number;
  readonly fees: number;
}

/** The entries of one kind over all the days, and what they brought the wallets of all players together. */
export interface ReportKind {
  readonly kind: string;
  readonly entries: number;
  readonly wallets: number;
}

/** A player's payments over all the days: rake and drops in proportion to what the player put into the pots. */
export interface ReportPlayer {
  readonly player: string;
  readonly name: string;
  readonly hands: number;
  readonly rake: number;
  readonly time: number;
  readonly drops: number;
}

/** The money that a table took over all the days. */
export interface ReportTable {
  readonly house: string;
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly stake: string;
  readonly hands: number;
  readonly rake: number;
  readonly time: number;
  readonly drops: number;
}

/** The money that moved on a tournament's account over all the days, with the fields of `TournamentDay`. */
export interface ReportTournament {
  readonly house: string;
  readonly tournament: string;
  readonly name: string;
  readonly entered: number;
  readonly entries: number;
  readonly tickets_used: number;
  readonly bought: number;
  readonly rebuys: number;
  readonly added: number;
  readonly overlay: number;
  readonly fees: number;
  readonly fees_back: number;
  readonly prizes: number;
  readonly bounties: number;
  readonly tickets: number;
  readonly carried: number;
  readonly returned: number;
  readonly staff: number;
}

/** The hand is over before its board was: the cards that would have come to `board`. They were never dealt. */
export interface RestOfBoardShown {
  readonly kind: "rest_of_board_shown";
  readonly cards: readonly string[];
  readonly places: readonly number[];
  readonly board?: number;
  readonly clauses?: readonly string[];
}

/** The restaurant brings chips to the cage, which pays it. */
export interface RestaurantBrings {
  readonly do: "restaurant_brings";
  readonly cents: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** What the hand brought a seat in all. */
export interface ResultSettled {
  readonly kind: "result_settled";
  readonly seat: number;
  readonly points: number;
  readonly amount: number;
  readonly stack: number;
}

/** What a player may still do; the totals are 0 where nobody has worked them out. */
export interface RightBody {
  readonly who: string;
  readonly may: readonly string[];
  readonly raise_from?: number;
  readonly raise_up_to?: number;
}

/** A player who rises to a place by somebody's disqualification, and is paid so much more. */
export interface RiseRow {
  readonly player: string;
  readonly name: string;
  readonly place: number;
  readonly cents: number;
}

/** What you may do here has changed: ask again who you are. */
export interface RoleChanged {
  readonly type: "role_changed";
}

/**
 * The process that plays the tables goes; the socket stays open, and what is said on it is not heard.
 *
 * A `welcome` follows when another process has taken over. Then nothing is followed any more: watch again, and say
 * again whatever was not answered, under the same id. Only sockets opened at `/ws?moves` stay open; others are closed.
 */
export interface RoomMoves {
  readonly type: "room_moves";
}

/** A complete hand: whether its rows are in order, what each is called, and its bonuses in points by row. */
export interface RowsScored {
  readonly kind: "rows_scored";
  readonly seat: number;
  readonly rows: readonly [readonly string[], readonly string[], readonly string[]];
  readonly words: readonly Words[];
  readonly legal: boolean;
  readonly bonuses: readonly number[];
  readonly clauses?: readonly string[];
}

/** A decision of the house that the tournament goes by, as in `DecisionBody`, with its clauses. */
export interface RuleInForce {
  readonly section: string;
  readonly name: string;
  readonly clauses: readonly string[];
}

/** A house's rulebook. Its amounts are in `currency`; a room of another plays them in its own. */
export interface RulebookBody {
  readonly house: string;
  readonly name: string;
  readonly language: string;
  readonly currency: string;
  readonly clauses: readonly ClauseBody[];
  readonly decisions: readonly DecisionBody[];
}

/** A house of this room and the document its rulebook restates; how many clauses and games it has. */
export interface RulebookRow {
  readonly house: string;
  readonly name: string;
  readonly currency: string;
  readonly title: string;
  readonly version: string;
  readonly date: string;
  readonly language: string;
  readonly clauses: number;
  readonly games: number;
}

/** The houses of this room, the main one first. */
export interface RulebookRows {
  readonly rulebooks: readonly RulebookRow[];
}

/** A ruling: see docs/rulings.md. `said`, `reading_said` and `words` are by language, `texts` by clause. */
export interface RulingBody {
  readonly house: string;
  readonly topic: string;
  readonly outcome: string;
  readonly action: ActionBody | null;
  readonly chips: readonly ChipsBody[];
  readonly rights: readonly RightBody[];
  readonly clauses: readonly string[];
  readonly sure: "by_reading" | "decided" | "discretion";
  readonly reading: string;
  readonly reading_said: Readonly<Record<string, string>>;
  readonly options: readonly OptionBody[];
  readonly sentence: SentenceBody;
  readonly said: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, TextBody>>;
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly steps?: readonly StepBody[];
}

/** A ruling as it is said at the table, by language, with its clauses; `options` are those left to staff. */
export interface RulingSaid {
  readonly topic: string;
  readonly outcome: string;
  readonly clauses: readonly string[];
  readonly said: Readonly<Record<string, string>>;
  readonly options?: readonly OptionSaid[];
  readonly sure?: string;
}

/**
 * Cards that were not dealt were shown behind a hand, at a cash table; `event` names a tournament, where the house may
 * forbid it. Needs a reason.
 */
export interface RunOutCards {
  readonly do: "run_out";
  readonly table: number;
  readonly hand: number;
  readonly shown: string;
  readonly asked_by?: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
  readonly event?: string;
  readonly event_name?: string;
}

/**
 * A sale for cash to a `player` (an account, or somebody whom the house knows), or to somebody new by `name`.
 *
 * `cents` is the price that the buyer was told. `document` is the one that was seen. `agrees`: to the condition, where
 * there is one. `pool_cents` goes into the pool where buyers choose that, `flight` is the one to play (0: the next).
 * `ticket` is the number of one that the player has won and enters by, in place of cash: with a document.
 */
export interface SaleAtDesk {
  readonly player?: string;
  readonly name?: string;
  readonly sale?: "add_on" | "entry" | "rebuy";
  readonly cents?: number | null;
  readonly document?: "driving_licence" | "identity_card" | "other" | "passport" | "";
  readonly pool_cents?: number;
  readonly flight?: number;
  readonly agrees?: boolean;
  readonly ticket?: string;
}

/**
 * A player came back; `waits_for_big_blind` when a blind was missed meanwhile, `from_penalty` when one is
 * served.
 */
export interface SatIn {
  readonly kind: "sat_in";
  readonly seat: number;
  readonly waits_for_big_blind: boolean;
  readonly clauses?: readonly string[];
  readonly from_penalty?: boolean;
}

/**
 * A seat stopped being dealt in; the player is removed when the clock passes `until_ms`.
 *
 * `until_ms` is 0 while there are hands to miss, and in a tournament, which deals on.
 */
export interface SatOut {
  readonly kind: "sat_out";
  readonly seat: number;
  readonly reason: "clock" | "disconnected" | "document" | "general" | "no_chips" | "penalty" | "skipped_big_blind" | "wish";
  readonly until_ms: number;
  readonly clauses?: readonly string[];
}

/** Chat to a table you sit at. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly table: string;
  readonly text: string;
}

/** A seat on the screen of a live table: what lies in front of it, not what lies behind; `rows` are Open Face's. */
export interface ScreenSeat {
  readonly seat: number;
  readonly name: string;
  readonly bet?: number;
  readonly in_hand?: boolean;
  readonly all_in?: boolean;
  readonly cards?: readonly string[];
  readonly up?: readonly string[];
  readonly away?: boolean;
  readonly rows?: readonly (readonly string[])[];
}

/** Staff let one more player sit: the table has `seats` now. */
export interface SeatAdded {
  readonly kind: "seat_added";
  readonly seats: number;
  readonly clauses?: readonly string[];
}

/** A seat's chance of the pot, in thousandths. */
export interface SeatChance {
  readonly seat: number;
  readonly chance: number;
}

/**
 * A player moved from `seat` to the free seat `to`; `waits_for_big_blind` when that has to be paid for.
 *
 * A number beyond the table's seats is no place at it: so an absent player is counted whose seat is played over.
 */
export interface SeatChanged {
  readonly kind: "seat_changed";
  readonly seat: number;
  readonly to: number;
  readonly waits_for_big_blind?: boolean;
  readonly clauses?: readonly string[];
}

/** What a seat paid, and its stack afterwards. */
export interface SeatCharge {
  readonly seat: number;
  readonly amount: number;
  readonly stack: number;
}

/**
 * A player sits down with a counted buy-in. `is_agreed`: outside the limits, as all players at the table and the
 * manager have agreed (`TableConsents`, `ManagerConsents`).
 */
export interface SeatDown {
  readonly do: "seat";
  readonly table: number;
  readonly seat: number;
  readonly player: string;
  readonly stack: number;
  readonly is_agreed?: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * A player's seat in the draws to come, at the table of that `number` in the first one (0: at any); seat 0: drawn
 * like anybody's. The reason is for staff alone.
 */
export interface SeatFixed {
  readonly reason: string;
  readonly seat: number;
  readonly number?: number;
}

/** The room: at the table at which hands are entered, a player has changed seats. */
export interface SeatFollows {
  readonly do: "seat_follows";
  readonly table: number;
  readonly seat: number;
  readonly to_seat: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A seat dealt into a hand and its stack before anything was posted. */
export interface SeatInHand {
  readonly seat: number;
  readonly player: string;
  readonly stack: number;
}

/** A seat of the table of that `number` is kept free, or (`is_kept` false) may be given again. */
export interface SeatKeptFree {
  readonly reason: string;
  readonly number: number;
  readonly seat: number;
  readonly is_kept?: boolean;
}

/** A player and the free seat to move to, at one table. */
export interface SeatMove {
  readonly reason: string;
  readonly player: string;
  readonly seat: number;
}

/** A seat is kept for you until `until_ms`; `by_time` is what its table charges by the time. */
export interface SeatOffered {
  readonly type: "seat_offered";
  readonly offer: string;
  readonly pool: string;
  readonly until_ms: number;
  readonly buy_in: number;
  readonly by_time?: readonly TimeCost[];
}

/** A seat's stack at an end of a hand. */
export interface SeatStack {
  readonly seat: number;
  readonly stack: number;
}

/** A seat that sits out, and until when it may. */
export interface SeatUntil {
  readonly seat: number;
  readonly until_ms: number;
}

/**
 * One taken seat. `state` is `playing`, `waiting_big_blind`, `sitting_out`.
 *
 * `cards` has one entry for each card held: `"??"` where this viewer may not know it; `up` are those of them
 * that lie face up. `shares` are the words of a hand shown, as in `HandShown`. `rows` are the cards placed in
 * front, middle and back. `away` is why a seat sits out, as in `SatOut`. `missed` is the marker of missed blinds,
 * as in `BlindsMissed`; `penalty_hands` and `penalty_until_ms` are what is left to serve, as in `PenaltyCounted`.
 */
export interface SeatView {
  readonly seat: number;
  readonly player: string;
  readonly stack: number;
  readonly state: "playing" | "sitting_out" | "waiting_big_blind";
  readonly time_bank_ms: number;
  readonly bet?: number;
  readonly cards?: readonly string[];
  readonly in_hand?: boolean;
  readonly folded?: boolean;
  readonly all_in?: boolean;
  readonly connected?: boolean;
  readonly removed_at_ms?: number | null;
  readonly words?: Words | null;
  readonly up?: readonly string[];
  readonly shares?: readonly ShareWords[];
  readonly rows?: readonly (readonly string[])[];
  readonly missed?: "" | "big" | "small";
  readonly penalty_hands?: number;
  readonly penalty_until_ms?: number;
  readonly away?: "clock" | "disconnected" | "document" | "general" | "no_chips" | "penalty" | "skipped_big_blind" | "wish" | "";
}

/** A player and the table and seat to go to. `seat` is 0 where the table gives one; who `moves` is on the way. */
export interface SeatedRow {
  readonly name: string;
  readonly table: number;
  readonly seat?: number;
  readonly moves?: boolean;
}

/** The seats of all who have one, by table and seat. */
export interface SeatingBody {
  readonly tournament: string;
  readonly name: string;
  readonly house: string;
  readonly phase: "announced" | "over" | "running";
  readonly seated: readonly SeatedRow[];
}

/** The second factor of one's own account: what proves it, and how many recovery codes are left. */
export interface SecondFactor {
  readonly factors: readonly OneFactor[];
  readonly recovery_left: number;
}

/** The second half of a sign-in. */
export interface SecondOfSignIn {
  readonly code?: string;
  readonly passkey?: string;
  readonly ticket?: string;
}

/** Whether the second factor is reset, or waits until then for a second member of staff. */
export interface SecondReset {
  readonly outcome: "reset" | "waits";
  readonly until_ms: number;
}

/** A second factor: a code of the app or for recovery, or what a passkey has signed. */
export interface SecondShown {
  readonly code?: string;
  readonly passkey?: string;
}

/**
 * The password fits, and the account has a second factor: it is proved under this ticket within five minutes. Also
 * whether it has an app, and a passkey for this address of the room; a recovery code always does.
 */
export interface SecondWanted {
  readonly ticket: string;
  readonly app: boolean;
  readonly passkey: boolean;
}

/**
 * Staff have seen a valid document: its kind, the age by it, whether the photo is the person. At a tournament
 * (`event`) identity is seen at the start and at each restart.
 */
export interface SeeDocument {
  readonly do: "see_document";
  readonly player: string;
  readonly document: "driving_licence" | "identity_card" | "passport" | "residence_permit";
  readonly age: number;
  readonly is_photo?: boolean;
  readonly moment?: "restart" | "start" | "visit";
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
  readonly event?: string;
  readonly event_name?: string;
}

/** The kind of document that staff have seen: `identity_card`, `passport`, `driving_licence`, `other`. */
export interface SeenDocument {
  readonly reason: string;
  readonly document: string;
}

/** The id of a message and what it speaks of. */
export interface SentenceBody {
  readonly id: string;
  readonly args?: Readonly<Record<string, number | string>>;
}

/**
 * The last hands for money without a pause of an hour between their ends, oldest first: what each came to.
 *
 * `is_cut`: there were more before the first of them.
 */
export interface SessionResults {
  readonly begun_ms: number;
  readonly ended_ms: number;
  readonly nets: readonly number[];
  readonly is_cut: boolean;
}

/**
 * The colour-up after a level: chips of `old` that it `freed`, and of `new` that are `needed` for them, some of
 * which may be `missing`.
 */
export interface SetFreeRow {
  readonly level: number;
  readonly old: number;
  readonly new: number;
  readonly freed: number;
  readonly needed: number;
  readonly missing: number;
}

/** The players of an Open Face table have set another value of a point. */
export interface SetPoint {
  readonly do: "set_point";
  readonly table: number;
  readonly point_cents: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * A table is watched more or less closely from the next hand on. `told` and `button` are the room's own: the table at
 * which the acts of its hands are entered, and the seat that had the button there last.
 */
export interface SetTableDepth {
  readonly do: "set_depth";
  readonly table: number;
  readonly depth: "hands" | "play" | "seats";
  readonly told?: string;
  readonly button?: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A deck that was said to be faulty was changed, found sound, or set aside for inspection. */
export interface SettleDeck {
  readonly do: "settle_deck";
  readonly report: number;
  readonly outcome: "changed" | "set_aside" | "sound";
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** Money that was held goes back to the player, or stays with the house; needs a reason. */
export interface SettleMoney {
  readonly do: "settle_money";
  readonly held: number;
  readonly goes_to: "house" | "player";
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A player has paid what the seat owed, or has waited for it. */
export interface SettleOwed {
  readonly do: "settle";
  readonly table: number;
  readonly seat: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A pot that was reclaimed was paid back, or given up. */
export interface SettleReclaim {
  readonly do: "settle_reclaim";
  readonly reclaim: number;
  readonly outcome: "given_up" | "paid_back";
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** One of your links that are good: which hand it shows, since when, and whether it names the players. */
export interface ShareRow {
  readonly share: string;
  readonly hand: string;
  readonly at_ms: number;
  readonly with_names: boolean;
}

/** Your links that are good, newest first. */
export interface ShareRows {
  readonly shares: readonly ShareRow[];
}

/** A seat's part of a pot; `share` and `run` are as in `PotAwarded`. */
export interface ShareWon {
  readonly seat: number;
  readonly name: string;
  readonly amount: number;
  readonly share?: string;
  readonly run?: number;
}

/** What a hand is called in one share of the pot, and the cards that make it; `run` as in `PotAwarded`. */
export interface ShareWords {
  readonly share: string;
  readonly words: Words;
  readonly best: readonly string[];
  readonly run?: number;
}

/** A link that was made: its id, and the secret that opens it, which is told this once. */
export interface SharedLink {
  readonly share: string;
  readonly secret: string;
}

/** Each table plays to its winner, where it is `played`; the tables of the first round share a part of the pool. */
export interface ShootoutPlanned {
  readonly played?: boolean;
  readonly tables_basis_points?: number;
  readonly by_place?: readonly number[];
}

/** What the tables of a shootout's first round pay: parts of 10,000 of the pool, and by place. */
export interface ShootoutView {
  readonly for_tables?: number;
  readonly by_place?: readonly number[];
}

/** Show own `cards` of the finished `hand` that nobody has seen, to all at the table, until the next begins. */
export interface ShowCards {
  readonly type: "show_cards";
  readonly id: string;
  readonly table: string;
  readonly hand: string;
  readonly cards: readonly string[];
}

/**
 * A screen in its turn. `of` is the tournament, or the number of the table; it stands for so many `seconds`, and one
 * of several pages so long on each.
 */
export interface ShownScreen {
  readonly what: "blinds" | "clock" | "jackpots" | "lists" | "names" | "table" | "tables";
  readonly of?: string;
  readonly seconds?: number;
}

/** Cards that the player of a seat has shown of a hand that is over, all at once. */
export interface ShownView {
  readonly seat: number;
  readonly cards: readonly string[];
}

/** A decision of one house, its clauses, and the reading where one was needed, as in `DecisionBody`. */
export interface SideBody {
  readonly value: string | number | boolean | readonly (string | Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>)[];
  readonly clauses: readonly string[];
  readonly reading: string;
  readonly reading_language: "cs" | "en" | "fi" | "nb";
}

/** A player has signed an agreement. */
export interface SignAgreement {
  readonly do: "sign_agreement";
  readonly agreement: number;
  readonly player: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * A player asks for a seat at a game. Signed up `by_phone`, the player still has to report at the desk.
 *
 * `contact` is the row of the phone or pager number to call the player by; the room sets it, and the number is in no act.
 */
export interface SignUp {
  readonly do: "sign_up";
  readonly pool: string;
  readonly player: string;
  readonly by_phone?: boolean;
  readonly contact?: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** Your session ended; the socket closes now. */
export interface SignedOut {
  readonly type: "signed_out";
  readonly reason: string;
}

/** A seat for so many chips; 0: as many as the game takes. */
export interface SitDown {
  readonly buy_in?: number;
}

/** Come back to the game, or take back the wish to sit out. */
export interface SitIn {
  readonly type: "sit_in";
  readonly id: string;
  readonly table: string;
}

/** Sit out from the next hand on. */
export interface SitOut {
  readonly type: "sit_out";
  readonly id: string;
  readonly table: string;
}

/** Sit out the next time the big blind would come (`on` false takes it back). */
export interface SkipNextBigBlind {
  readonly type: "skip_next_big_blind";
  readonly id: string;
  readonly table: string;
  readonly on: boolean;
}

/** The number of a receipt, and who it is for. */
export interface SoldReceipt {
  readonly player: string;
  readonly number: number;
}

/** A prize for a feat, taken out of the pool: an amount, or a part of it; `chips` is how many it takes. */
export interface SpecialPrizeRow {
  readonly feat: "first_out" | "first_to_reach_chips";
  readonly cents?: number;
  readonly basis_points?: number;
  readonly chips?: number;
}

/**
 * The room: the table at which hands are entered has given a stack back. `leaves`: the player has left the game.
 * `is_over`: it is the stack of the player who plays over there.
 */
export interface StackComesBack {
  readonly do: "stack_back";
  readonly table: number;
  readonly seat: number;
  readonly stack: number;
  readonly leaves?: boolean;
  readonly is_over?: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A stack that a player has carried off from a table of this `stake` and must come back with until `until_ms`. */
export interface StackToCome {
  readonly player: string;
  readonly name: string;
  readonly stake: string;
  readonly cents: number;
  readonly table: number;
  readonly left_ms: number;
  readonly until_ms: number;
}

/** A ban that holds: of whom or what, who gave it and why, until when (0: until it is lifted). */
export interface StaffBan {
  readonly id: string;
  readonly kind: "account" | "address" | "name";
  readonly what: string;
  readonly by: string;
  readonly at_ms: number;
  readonly until_ms: number;
  readonly reason: string;
}

/** The bans that hold, the newest first. */
export interface StaffBans {
  readonly bans: readonly StaffBan[];
}

/** What a table may pay by time ("rake", "jackpot"): an amount for every so many seconds begun. */
export interface StaffCharge {
  readonly what: "jackpot" | "rake";
  readonly amount: number;
  readonly seconds: number;
  readonly in_force: boolean;
}

/** A credit that needs two: asked for by one member of staff; `kind` is "credit" or "pay_from_fund". */
export interface StaffCredit {
  readonly id: string;
  readonly kind: "credit" | "pay_from_fund";
  readonly player: string;
  readonly name: string;
  readonly amount: number;
  readonly by: string;
  readonly by_name: string;
  readonly reason: string;
  readonly at_ms: number;
  readonly until_ms: number;
  readonly state: "confirmed" | "declined" | "open";
  readonly open: boolean;
}

/** What a text names, as far as the role of who asks may see it; `more` when there is more than is shown. */
export interface StaffFound {
  readonly players: readonly StaffPlayer[];
  readonly hands: readonly FoundHand[];
  readonly money: readonly FoundMoney[];
  readonly more: boolean;
}

/** A fund of a house that staff pay bonuses from, and what lies in it. */
export interface StaffFund {
  readonly house: string;
  readonly fund: string;
  readonly balance: number;
}

/** An invitation: who gave it out and for whom, and who used it, "" while nobody has. */
export interface StaffInvitation {
  readonly id: string;
  readonly by: string;
  readonly at_ms: number;
  readonly until_ms: number;
  readonly reason: string;
  readonly used_by: string;
  readonly open: boolean;
}

/**
 * The limits of what staff do alone. `player` is what one player may get of all staff within 24 hours; `giver`
 * is the limit of the person who asks, to all players together; `room` that of all staff together.
 */
export interface StaffLimits {
  readonly player: number;
  readonly giver: AloneLimit;
  readonly room: AloneLimit;
  readonly role_held_hours: number;
  readonly credit_waits_hours: number;
  readonly code_still_hours: number;
  readonly reset_code_hours: number;
  readonly invitation_days: number;
}

/**
 * Of a player (with the `name`), of a table, or (`what` is "") of the whole room: by whom, why, until when (0: until
 * it is undone).
 */
export interface StaffMute {
  readonly id: string;
  readonly degree: "player" | "room" | "table";
  readonly what: string;
  readonly name: string;
  readonly by: string;
  readonly at_ms: number;
  readonly until_ms: number;
  readonly reason: string;
}

/** Those that hold, the newest first. */
export interface StaffMutes {
  readonly mutes: readonly StaffMute[];
}

/**
 * The staff's part of each price: a part `of` its fee or of what goes into the pool; it `stands` in the fee or
 * beside it; 0 for nothing. A fraction of a cent of it makes a cent for the house, so that a part beside the fee isn't
 * raised, or for the staff.
 */
export interface StaffOffered {
  readonly basis_points?: number;
  readonly of?: "fee" | "pool";
  readonly stands?: "beside_fee" | "within_fee";
  readonly odd_cent?: "house" | "staff";
}

/** Penalties, newest first, and what each house has to give. */
export interface StaffPenalties {
  readonly penalties: readonly StaffPenalty[];
  readonly houses: readonly PenaltyHouse[];
}

/**
 * One penalty: what was given to whom, why and by which clauses, and what is `left` of it in hands.
 *
 * `until_ms` is the end of a time away; `ended` why staff ended it early; `open` while something is to be
 * served.
 */
export interface StaffPenalty {
  readonly id: string;
  readonly house: string;
  readonly table: string;
  readonly player: string;
  readonly name: string;
  readonly by: string;
  readonly kind: "ban" | "dead_hand" | "device_forbidden" | "disqualification" | "lost_bets" | "missed_hands" | "missed_rounds" | "no_raising" | "removal" | "time_away" | "warning";
  readonly hands: number;
  readonly served: number;
  readonly left: number;
  readonly until_ms: number;
  readonly reason: string;
  readonly clauses: readonly string[];
  readonly given_ms: number;
  readonly ended: string;
  readonly open: boolean;
}

/**
 * Invitations, credits that wait, and the limits above which a second member of staff is needed. `sign_up` is
 * "open", "invitation" or "closed".
 */
export interface StaffPeople {
  readonly now_ms: number;
  readonly sign_up: string;
  readonly limits: StaffLimits;
  readonly invitations: readonly StaffInvitation[];
  readonly credits: readonly StaffCredit[];
}

/** A player as staff see it. `held` is withheld money; `shut_out` names families of games. */
export interface StaffPlayer {
  readonly player: string;
  readonly name: string;
  readonly role: "admin" | "cashier" | "dealer" | "desk" | "director" | "floor" | "player";
  readonly balance: number;
  readonly on_tables: number;
  readonly held: number;
  readonly online: boolean;
  readonly closed: boolean;
  readonly shut_out: readonly string[];
  readonly tables: readonly string[];
  readonly apart?: readonly string[];
  readonly household?: readonly string[];
  readonly of_age?: boolean;
  readonly document?: string;
}

/** What all players at a table are asked just now, as in `AllAsked`. */
export interface StaffQuestion {
  readonly what: "bomb_pot" | "buy_in" | "jackpot_by_time";
  readonly seconds: number;
  readonly amount: number;
  readonly player: string;
  readonly name: string;
}

/** An act of staff, when and why. */
export interface StaffRecord {
  readonly at_ms: number;
  readonly by: string;
  readonly what: string;
  readonly reason: string;
}

/** The record, newest first. */
export interface StaffRecords {
  readonly records: readonly StaffRecord[];
}

/** A seat as staff see it: never a card. */
export interface StaffSeat {
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  readonly stack: number;
  readonly state: "playing" | "sitting_out" | "waiting_big_blind";
  readonly connected: boolean;
}

/**
 * A table as staff see it: `state` as in its view, or `frozen` where it stands still after a fault.
 *
 * `book` is the version of its house's rulebook that it is dealt by.
 */
export interface StaffTable {
  readonly table: string;
  readonly name: string;
  readonly pool: string;
  readonly house: string;
  readonly book: string;
  readonly state: "closed" | "draining" | "running" | "waiting" | "frozen";
  readonly hand: string;
  readonly hands_dealt: number;
  readonly seat_count: number;
  readonly seats: readonly StaffSeat[];
  readonly charges: readonly StaffCharge[];
  readonly waiting: readonly StaffWaiting[];
  readonly plays_over: boolean;
  readonly most_seats?: number;
  readonly last_round?: boolean;
  readonly question?: StaffQuestion | null;
  readonly agrees_buy_ins?: boolean;
}

/**
 * The room, live; whether a house asks for documents, and how far the clock is ahead, 0 where it hardly is.
 *
 * `players` has everybody who is connected, sits at a table or waits for one, and others up to a thousand; a search
 * finds the rest where there are `more_players`.
 */
export interface StaffView {
  readonly now_ms: number;
  readonly tables: readonly StaffTable[];
  readonly players: readonly StaffPlayer[];
  readonly funds: readonly StaffFund[];
  readonly asks_identity?: boolean;
  readonly clock_ahead_ms?: number;
  readonly more_players?: boolean;
  readonly payouts?: PayoutsPaused | null;
}

/** A player in line for a seat at a table's stake. */
export interface StaffWaiting {
  readonly player: string;
  readonly name: string;
}

/** An amount of a stake that its game has, in cents, such as "big_blind_cents": from 1 to `most`. */
export interface StakeAmount {
  readonly name: string;
  readonly cents: number;
  readonly most: number;
}

/**
 * Stakes with equal charges: what a table takes from its pots (`hands`, empty where there are none), and what may be
 * paid by the time instead (`times`), where staff or the players choose so.
 */
export interface StakeCharges {
  readonly stakes: readonly ChargedStake[];
  readonly hands: readonly TakenFromHands[];
  readonly times: readonly TimeCost[];
}

/**
 * Hands at one stake added up; a `stake` of "" stands for tournaments, which have no `net`. `form` is how they
 * are bet. VPIP and PFR are `entered` and `raised` of `decided`, showdowns `showdowns` of `went_on`, and those won
 * `won` of `showdowns`.
 */
export interface StakeSums {
  readonly house: string;
  readonly game: string;
  readonly form: string;
  readonly stake: string;
  readonly hands: number;
  readonly net: number;
  readonly decided: number;
  readonly entered: number;
  readonly raised: number;
  readonly went_on: number;
  readonly showdowns: number;
  readonly won: number;
}

/**
 * All that is posted and bet in one hand, in the table's smallest unit; what its game does not have is 0.
 *
 * `ante_for_all`: the big blind posts the ante for everybody. `level` counts the levels of a tournament from 1; a
 * cash table has none. See `rules.Stake` for the rest.
 */
export interface Stakes {
  readonly small_blind?: number;
  readonly big_blind?: number;
  readonly ante?: number;
  readonly ante_for_all?: boolean;
  readonly bring_in?: number;
  readonly small_bet?: number;
  readonly big_bet?: number;
  readonly point?: number;
  readonly level?: number;
}

/**
 * A player of a tournament. `rank` is by chips while the player is in; `place` is certain, with its `prize`.
 *
 * `worth` is what the stack is worth in prizes by the independent chip model, in cents; it is told once few enough
 * are left, -1 before.
 */
export interface Standing {
  readonly player: string;
  readonly name: string;
  readonly rank?: number;
  readonly chips?: number;
  readonly table?: string;
  readonly place?: number;
  readonly prize?: number;
  readonly entries?: number;
  readonly worth?: number;
}

/** A part of all who have entered: by chips while in, then by place. */
export interface StandingRows {
  readonly total: number;
  readonly standings: readonly Standing[];
}

/** A player leaves the table for a while, or is found absent; `is_long` for the long break of the evening. */
export interface StartDeskBreak {
  readonly do: "start_break";
  readonly table: number;
  readonly seat: number;
  readonly is_long?: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * A player's own figures from one day to another. `stakes` has every stake of these days, `days` those of the stake
 * asked for, or of all. `session` is the last one, None before the first hand for money.
 */
export interface StatisticsBody {
  readonly first: string;
  readonly last: string;
  readonly stakes: readonly StakeSums[];
  readonly days: readonly DayNet[];
  readonly session: SessionResults | null;
}

/** Take back the wish to leave after the hand. */
export interface StayAtTable {
  readonly type: "stay_at_table";
  readonly id: string;
  readonly table: string;
}

/** One step that puts the cards right: `said` by language tells the dealer, the rest is `floor.model.steps.Step`. */
export interface StepBody {
  readonly do: string;
  readonly said: Readonly<Record<string, string>>;
  readonly cards?: number;
  readonly source?: string;
  readonly target?: string;
  readonly who?: readonly number[];
  readonly place?: number;
}

/** A seat exchanged nothing. */
export interface StoodPat {
  readonly kind: "stood_pat";
  readonly seat: number;
  readonly automatic?: "" | "away" | "clock" | "disconnected" | "left";
  readonly clauses?: readonly string[];
}

/** The chips of a player who is away are picked up against a receipt; the seat stays the player's. Needs a reason. */
export interface StoreStack {
  readonly do: "store_stack";
  readonly table: number;
  readonly seat: number;
  readonly stack: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** Chips kept for a player against a receipt. */
export interface StoredView {
  readonly receipt: number;
  readonly name: string;
  readonly cents: number;
  readonly table: number;
  readonly since_ms: number;
}

/**
 * Straddle in the hands to come, whenever it is the player's turn to straddle, for at most `most`; 0 takes it
 * back. `once`: in the next hand alone.
 */
export interface Straddle {
  readonly type: "straddle";
  readonly id: string;
  readonly table: string;
  readonly most: number;
  readonly once?: boolean;
}

/** You may straddle first in the next hand, as things stand, for `amount`; 0: you are asked no longer. */
export interface StraddleAsked {
  readonly kind: "straddle_asked";
  readonly seat: number;
  readonly amount: number;
  readonly clauses?: readonly string[];
}

/** A seat that may straddle before anything else of the hand is told, and what the straddle is. */
export interface StraddleOffered {
  readonly seat: number;
  readonly amount: number;
}

/**
 * A seat on a stream, with its cards that the dealer had told by then, those of a reader once their hand is closed,
 * and none of who has folded.
 */
export interface StreamSeat {
  readonly seat: number;
  readonly name: string;
  readonly stack: number;
  readonly bet?: number;
  readonly in_hand?: boolean;
  readonly folded?: boolean;
  readonly all_in?: boolean;
  readonly cards?: readonly string[];
  readonly up?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
}

/** A player leaves a list, or does not want the seat offered. */
export interface StrikeOff {
  readonly do: "strike_off";
  readonly pool: string;
  readonly player: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A whole structure. What it leaves out is the house's: payouts, length of the levels, who posts the ante. */
export interface Structure {
  readonly name: string;
  readonly stack: number;
  readonly levels: readonly StructureLevel[];
  readonly game?: string;
  readonly seats?: number;
  readonly level_seconds?: number;
  readonly level_hands?: number;
  readonly ante_by?: "as_the_house" | "big_blind" | "each";
  readonly chips?: readonly number[];
  readonly chip_set?: readonly ChipsOwned[];
  readonly price?: EntryPrice;
  readonly staff?: StaffOffered;
  readonly entries?: EntryLimits;
  readonly late?: LateEntries;
  readonly late_chips?: readonly FewerChips[];
  readonly withdrawal?: Withdrawal;
  readonly rebuys?: RebuysOffered;
  readonly add_on?: AddOnOffered;
  readonly pool?: PoolTerms;
  readonly pauses?: readonly Pause[];
  readonly payouts?: readonly Payout[];
  readonly special?: readonly FeatPrize[];
  readonly days?: readonly DayPlanned[];
  readonly flights?: readonly FlightPlanned[];
  readonly best_stack?: boolean;
  readonly shootout?: ShootoutPlanned;
  readonly hand_for_hand?: boolean;
}

/**
 * A structure as a text and as a `form`, None where a value of the text cannot be read; and all that is wrong with
 * it, nothing when it can be played: then `sheet` is its page as players will see it, with the prizes of the entries
 * that are expected. `too_high` is a warning for these and the length that is expected: it can be played all the
 * same; and `capacity` is how far the chips of its set go beyond the entries that are expected. `games` and
 * `not_allowed` are what the house has and has not for tournaments of this game.
 */
export interface StructureChecked {
  readonly faults: readonly BookFaultBody[];
  readonly structure?: string;
  readonly form?: Structure | null;
  readonly sheet?: TournamentView | null;
  readonly too_high?: BlindsTooHigh | null;
  readonly capacity?: ChipCapacity | null;
  readonly games?: readonly GameOfTournaments[];
  readonly not_allowed?: readonly FieldNotAllowed[];
}

/**
 * What is posted and bet while a level lasts, in the game's own terms: blinds; an ante, a bring-in and the two bets
 * of fixed limit; what a point of Open Face is worth; a mix has what each of its games needs. `seconds` is a length of
 * its own, 0 where it lasts as all do.
 */
export interface StructureLevel {
  readonly big_blind?: number;
  readonly small_blind?: number;
  readonly ante?: number;
  readonly seconds?: number;
  readonly bring_in?: number;
  readonly small_bet?: number;
  readonly big_bet?: number;
  readonly point?: number;
}

/** A structure as a file. It is expected to end in `last_level`, after about so many `seconds`, with breaks. */
export interface StructureSuggested {
  readonly structure: string;
  readonly last_level: number;
  readonly seconds: number;
}

/**
 * A structure's text, or its `form`, of which the text is written, for a house; and how many entries and minutes of
 * play, with breaks, are expected (0: unknown, and whether the blinds fit them is not asked). `name` and `starts_ms`
 * are for the sheet, as in `NewTournament`.
 */
export interface StructureToCheck {
  readonly house: string;
  readonly structure?: string;
  readonly entries?: number;
  readonly minutes?: number;
  readonly form?: Structure | null;
  readonly name?: string;
  readonly starts_ms?: number;
}

/**
 * What a structure is to be suggested for: so many entries, chips to begin with, minutes with breaks, seats of a
 * table; and what an entry costs.
 */
export interface StructureWanted {
  readonly entries: number;
  readonly stack: number;
  readonly minutes: number;
  readonly pace?: "hyper" | "normal" | "slow" | "turbo";
  readonly seats?: number;
  readonly pool_cents?: number;
  readonly fee_cents?: number;
}

/**
 * For how many `more` of an item of so many `chips` the set is enough, each item by itself; for one more there are
 * too few chips of `first_out`.
 */
export interface SufficesRow {
  readonly item: "add_on" | "entry" | "re_entry" | "rebuy";
  readonly chips: number;
  readonly more: number;
  readonly first_out: number;
}

/** A table; what the players there are called, and the drawings of those who have chosen one, by their ids. */
export interface TableBody {
  readonly terms: TableTerms;
  readonly version: number;
  readonly now_ms: number;
  readonly state: "closed" | "draining" | "running" | "waiting";
  readonly seats: readonly SeatView[];
  readonly missing?: number;
  readonly interrupted_until_ms?: number;
  readonly last_hands?: number | null;
  readonly question?: QuestionView | null;
  readonly bomb_pot?: number;
  readonly dealer?: number;
  readonly hand?: HandView | null;
  readonly you?: YourView | null;
  readonly over?: OverView | null;
  readonly names?: Readonly<Record<string, string>>;
  readonly avatars?: Readonly<Record<string, "bear" | "bull" | "cat" | "fox" | "frog" | "hare" | "lighthouse" | "moon" | "mountain" | "owl" | "panda" | "penguin" | "raven" | "ship" | "tiger" | "wolf">>;
}

/**
 * The charges of a table that runs since `since_ms`: `times` are paid instead of what is not in `hands`. A table
 * of the live floor has its number in `live`, others 0.
 */
export interface TableCharges {
  readonly name: string;
  readonly live: number;
  readonly game: string;
  readonly stake: string;
  readonly since_ms: number;
  readonly hands: readonly TakenFromHands[];
  readonly times: readonly TimeCost[];
}

/** The table is no more. */
export interface TableClosed {
  readonly type: "table_closed";
  readonly table: string;
}

/**
 * The players at these `seats` of a table agree that `player` buys chips for `cents` there, outside the limits.
 *
 * More may agree later. Another amount for the same player is another question: it begins anew.
 */
export interface TableConsents {
  readonly do: "table_consents";
  readonly table: number;
  readonly player: string;
  readonly cents: number;
  readonly seats: readonly number[];
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** Staff (or a stopping room) let the table finish its hand and deal no more. */
export interface TableDrained {
  readonly kind: "table_drained";
  readonly reason: string;
}

/** A player, and the table to move to; `otherwise`: also to another game, stake or limits. */
export interface TableMove {
  readonly reason: string;
  readonly player: string;
  readonly to: string;
  readonly otherwise?: boolean;
}

/** The id of the table that was opened. */
export interface TableOpened {
  readonly table: string;
}

/** Staff took back a drain: dealing goes on. */
export interface TableReopened {
  readonly kind: "table_reopened";
}

/**
 * One table in the lobby. `average_pot` and `hands_an_hour` are over the last hour, 0 before the first hand.
 *
 * `flop_percent` is how many in a hundred of those dealt in saw the hand go on after the first round of betting (at
 * the flop, at fourth street), None before the first hand and without bets.
 */
export interface TableRow {
  readonly table: string;
  readonly name: string;
  readonly players: number;
  readonly seats: number;
  readonly state: "closed" | "draining" | "running" | "waiting";
  readonly average_pot: number;
  readonly hands_an_hour: number;
  readonly flop_percent?: number | null;
}

/**
 * A table, whole, as you may see it, and what has happened there recently, oldest first, as you may know it.
 *
 * `recent` begins with the start of a hand, once one was dealt, and ends with the version of the view. `names` are
 * those of all players in it by their ids, `avatars` the drawings of those who have chosen one.
 */
export interface TableShown {
  readonly type: "table_shown";
  readonly view: TableView;
  readonly recent?: readonly Past[];
  readonly names?: Readonly<Record<string, string>>;
  readonly avatars?: Readonly<Record<string, "bear" | "bull" | "cat" | "fox" | "frog" | "hare" | "lighthouse" | "moon" | "mountain" | "owl" | "panda" | "penguin" | "raven" | "ship" | "tiger" | "wolf">>;
}

/**
 * A table that staff keep by a name: its stake, and what tables opened by it have of their own. `pool` is the
 * stake's id, "" where its house does not offer it now; `by` is the name of who kept it.
 */
export interface TableTemplateRow {
  readonly template: string;
  readonly name: string;
  readonly house: string;
  readonly game: string;
  readonly stake: string;
  readonly pool: string;
  readonly table_name: string;
  readonly seats: number;
  readonly languages: readonly string[];
  readonly by: string;
  readonly at_ms: number;
}

/** All of them, by name. */
export interface TableTemplateRows {
  readonly templates: readonly TableTemplateRow[];
}

/**
 * What a table is for as long as it exists. Amounts in cents.
 *
 * `game` is the game as the house offers it ("banzai_texas"), `deal` the declaration it is dealt by ("holdem"), or
 * how one game follows another ("rotation", "choice"); `games` are the declarations of all its hands, and
 * `rotation_hands` how long a rotation stays with one. `ante_for_all`: the big blind posts it for everybody.
 * `unit` is what buy-ins are counted in. `jackpot`: its hands can win the house's jackpot. `straddles`: what a
 * straddle and those behind it come to. What a game does not have is 0. `tournament` is whose table it is, "" for a
 * cash table: there all amounts are chips, which are no money, and the blinds are those of the first level.
 * `chip` is the smallest chip. `languages` are those spoken at the table, where the operator says so.
 * `private`: what chips stand for in a private game, "" at a table of the room's own. `live`: a person deals the
 * cards, and enters what happens; `desk_table` is then the number of the table at the house's desk whose seats and
 * chips it has, 0 for none, and `button` the seat that has the button first, 0 for one that is drawn. `bomb_pot`:
 * what players may ask for, None where there is no such thing.
 */
export interface TableTerms {
  readonly table: string;
  readonly name: string;
  readonly house: string;
  readonly game: string;
  readonly form: string;
  readonly stake: string;
  readonly small_blind: number;
  readonly big_blind: number;
  readonly seats: number;
  readonly min_buy_in: number;
  readonly max_buy_in: number;
  readonly currency: string;
  readonly banzai?: boolean;
  readonly deal?: string;
  readonly games?: readonly string[];
  readonly ante?: number;
  readonly ante_for_all?: boolean;
  readonly bring_in?: number;
  readonly small_bet?: number;
  readonly big_bet?: number;
  readonly point?: number;
  readonly unit?: number;
  readonly rotation_hands?: number;
  readonly jackpot?: boolean;
  readonly straddles?: readonly number[];
  readonly tournament?: string;
  readonly private?: "" | "play" | "settle_up";
  readonly bomb_pot?: BombPot | null;
  readonly chip?: number;
  readonly languages?: readonly string[];
  readonly live?: boolean;
  readonly desk_table?: number;
  readonly button?: number;
}

/**
 * The news of a table you follow. `version` follows the last one; after a gap ask to watch again.
 *
 * `private` has facts for your seat alone; a message without `events` keeps the version. `names` are those of
 * players who may be new to you, by their ids; `avatars` the drawings of those of them who have chosen one.
 */
export interface TableTold {
  readonly type: "table_told";
  readonly table: string;
  readonly version: number;
  readonly now_ms: number;
  readonly events: readonly (PlayerSeated | ToppedUp | SatOut | SatIn | BlindsMissed | PenaltyCounted | SeatChanged | Disconnected | Reconnected | PlayerLeft | PlayAwaited | PlayInterrupted | PlayResumed | ClocksExtended | TableDrained | TableReopened | TimeChargeSet | TimeCharged | ChipsTakenAway | LastRoundAnnounced | SeatAdded | AllAsked | ConsentGiven | AllAnswered | DealerDrawn | HandStarted | GameAnnounced | GameChosen | AntePosted | BlindPosted | DeadBlindPosted | HoleDealt | UpCardDealt | BoardDealt | BoardRunAnswered | BoardRunsSet | CommunityCardDealt | MuckReshuffled | TurnStarted | TimeBankStarted | Folded | ChancesTold | Checked | Called | Bet | Raised | BringInPosted | Completed | Discarded | StoodPat | Drew | OfferedUp | OfferAccepted | OfferRefused | CardsDealt | CardsPlaced | RowsScored | HandsCompared | PointsPaid | ResultSettled | UncalledReturned | BetsCollected | HandShown | HandMucked | CardsShown | RakeTaken | RestOfBoardShown | DropTaken | JackpotHit | PotAwarded | HandEnded | HandVoided | HandRestated)[];
  readonly private?: readonly (HoleSeen | HoldingNamed | CardsToPlace | WishesChanged | EntryOffered | StraddleAsked)[];
  readonly names?: Readonly<Record<string, string>>;
  readonly avatars?: Readonly<Record<string, "bear" | "bull" | "cat" | "fox" | "frog" | "hare" | "lighthouse" | "moon" | "mountain" | "owl" | "panda" | "penguin" | "raven" | "ship" | "tiger" | "wolf">>;
}

/**
 * The whole table for one viewer at one version; events with the next versions follow. `last_hands` of an
 * announced last round are still to be dealt, None without one. `bomb_pot`: what each pays in the next hand, which
 * all have agreed to play as a bomb pot; 0 without one. `over` is the last hand until the next begins, where the
 * house lets its cards be shown.
 */
export interface TableView {
  readonly terms: TableTerms;
  readonly version: number;
  readonly now_ms: number;
  readonly state: "closed" | "draining" | "running" | "waiting";
  readonly seats: readonly SeatView[];
  readonly missing?: number;
  readonly interrupted_until_ms?: number;
  readonly last_hands?: number | null;
  readonly question?: QuestionView | null;
  readonly bomb_pot?: number;
  readonly dealer?: number;
  readonly hand?: HandView | null;
  readonly you?: YourView | null;
  readonly over?: OverView | null;
}

/** The ids of the tables that were opened. */
export interface TablesOpened {
  readonly tables: readonly string[];
}

/** A counter-act: what act number `act` changed is as it was before. Needs a reason; the act stays on record. */
export interface TakeBackAct {
  readonly do: "take_back";
  readonly act: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** An act was a slip: what it told is taken back; both stay on record. Needs a reason. */
export interface TakeBackLive {
  readonly act: "take_back";
  readonly number: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The deck of a table is put away, and lies at no table. */
export interface TakeDeck {
  readonly do: "take_deck";
  readonly table: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
  readonly event?: string;
  readonly event_name?: string;
}

/**
 * The chips of the event that stand on seats were counted by colour, unsold stacks among them: together they are worth
 * the chips issued.
 */
export interface TakeInventory {
  readonly act: "inventory";
  readonly chips: readonly ChipsOfColour[];
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * What is taken at the open `tables` of a stake with these names, and (`new`) at one that would be opened.
 *
 * `hands` is empty where there are no pots.
 */
export interface TakenAtTables {
  readonly tables: readonly string[];
  readonly new: boolean;
  readonly hands: readonly TakenFromHands[];
}

/**
 * What is taken from a hand of one of `games` with `fewest` to `most` players dealt in.
 *
 * The rake is `basis_points` of all pots (550 is 5.5 %), counted in `unit`: in full ones (`full_units`) or to the
 * nearest one, a half upwards. It is no less than `least` and no more than `cap`. A hand that ends in its first
 * round pays `first_round` and no drop. `games` are codes of deals.
 */
export interface TakenFromHands {
  readonly games: readonly string[];
  readonly fewest: number;
  readonly most: number;
  readonly basis_points?: number;
  readonly cap?: number;
  readonly least?: number;
  readonly first_round?: number;
  readonly unit?: number;
  readonly full_units?: boolean;
  readonly drops?: readonly PotDrop[];
  readonly clauses?: readonly string[];
}

/** A player is not at the seat ("wish"), or is back (""). */
export interface TellAway {
  readonly act: "away";
  readonly player: string;
  readonly away?: "clock" | "disconnected" | "document" | "general" | "no_chips" | "penalty" | "skipped_big_blind" | "wish" | "";
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * The button of the hand now dealt at a table is at the seat `dealer`, or its big blind at `big_blind`; the one
 * that is 0 follows from the other. At a table that stands it is the next hand's.
 */
export interface TellButton {
  readonly act: "button";
  readonly table: number;
  readonly dealer?: number;
  readonly big_blind?: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** At these tables (none named: at all) nobody else is out until now, so that earlier places are certain. */
export interface TellClear {
  readonly act: "clear";
  readonly tables?: readonly number[];
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A table is filmed from now on, or no longer: its players show their cards to the table's camera (PF-6.2). */
export interface TellFilmed {
  readonly act: "filmed";
  readonly table: number;
  readonly is_filmed?: boolean;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** In a round of hand-for-hand a player is all-in, and the table waits. */
export interface TellFrozen {
  readonly act: "frozen";
  readonly table: number;
  readonly player: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * A hand at a table is over and nobody is out. `stacks` were counted after it, of some players or all; the seats of
 * its dealer and blinds as told, 0 where nobody told. `last`: it was the table's last of the day. `serving` missed it by
 * a penalty.
 */
export interface TellHand {
  readonly act: "hand";
  readonly table: number;
  readonly stacks?: Readonly<Record<string, number>>;
  readonly dealer?: number;
  readonly small_blind?: number;
  readonly big_blind?: number;
  readonly last?: boolean;
  readonly serving?: readonly string[];
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * Players are out, at any tables, in one hand or several of one moment. `stacks`, the blinds, `last` and `serving` as
 * in `TellHand`, where all of them were in one hand.
 */
export interface TellOut {
  readonly act: "out";
  readonly outs: readonly OutTold[];
  readonly stacks?: Readonly<Record<string, number>>;
  readonly dealer?: number;
  readonly small_blind?: number;
  readonly big_blind?: number;
  readonly last?: boolean;
  readonly serving?: readonly string[];
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * A table has raced its small chips: the cards dealt for the chips left over, from the lowest seat on, and how many
 * small chips each player had, where that is not what the stack leaves over.
 */
export interface TellRace {
  readonly act: "race";
  readonly order: number;
  readonly cards: readonly number[];
  readonly small_chips?: Readonly<Record<string, number>>;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A player has missed so many hands of a penalty, which were not told one by one. */
export interface TellServed {
  readonly act: "served";
  readonly player: string;
  readonly hands?: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** The template that is kept now. */
export interface TemplateKept {
  readonly template: string;
}

/** A template, and all that is wrong with it for the house. */
export interface TemplateRow {
  readonly template: string;
  readonly faults: readonly BookFaultBody[];
}

/** The operator's templates, for a house; and the `hexapro` that it has, by what it costs in cents. */
export interface TemplateRows {
  readonly templates: readonly TemplateRow[];
  readonly hexapro?: readonly number[];
}

/** How many tables are to open by a template. */
export interface TemplateTables {
  readonly reason: string;
  readonly number: number;
}

/** A clause's title and text. */
export interface TextBody {
  readonly title: string;
  readonly text: string;
}

/** A hand (or `hands`) of a penalty has been missed. */
export interface TickPenalty {
  readonly do: "tick_penalty";
  readonly penalty: number;
  readonly hands?: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A sign-in that waits for its second factor. */
export interface TicketOnly {
  readonly ticket: string;
}

/** The act time has passed; the seat's time bank runs until `until_ms`. */
export interface TimeBankStarted {
  readonly kind: "time_bank_started";
  readonly seat: number;
  readonly until_ms: number;
  readonly clauses?: readonly string[];
}

/** What a table pays by the time ("rake", "jackpot"), for every so many seconds begun; 0: from the pots again. */
export interface TimeCharge {
  readonly reason: string;
  readonly what: "jackpot" | "rake";
  readonly seconds: number;
}

/**
 * From the next hand on `what` (`rake` or `jackpot`) is paid by the time: `amount` for every `seconds`
 * begun, by each player the rake, by the table the jackpot. 0 seconds: from the pots again.
 */
export interface TimeChargeSet {
  readonly kind: "time_charge_set";
  readonly what: "jackpot" | "rake";
  readonly amount: number;
  readonly seconds: number;
  readonly clauses?: readonly string[];
}

/** These seats paid for the time that begins. */
export interface TimeCharged {
  readonly kind: "time_charged";
  readonly what: "jackpot" | "rake";
  readonly seats: readonly SeatCharge[];
  readonly clauses?: readonly string[];
}

/**
 * Instead of from the pots, `what` is paid by the time: `amount` for every `seconds` begun, by each player the
 * rake, by the table the jackpot, in equal parts.
 */
export interface TimeCost {
  readonly what: "jackpot" | "rake";
  readonly amount: number;
  readonly seconds: number;
  readonly clauses?: readonly string[];
}

/**
 * What of a prize staff leave the player, in cents, where the house lets them; and whether cash that was paid for it
 * does not come back, so that the house brings it (`cash_gone`).
 */
export interface ToDisqualify {
  readonly reason: string;
  readonly kept?: number;
  readonly cash_gone?: boolean;
  readonly offence?: "abuse" | "card_handling" | "cheating" | "chips_moved" | "collusion" | "device" | "disobedience" | "etiquette" | "false_information" | "faulty_deck" | "foul_language" | "misconduct" | "one_player_to_a_hand" | "other" | "pot_misuse" | "shown_cards" | "talk" | "thrown_cards" | "";
  readonly is_repeated?: boolean;
  readonly is_on_purpose?: boolean;
}

/** A player lets the others of a list go first. */
export interface ToEndOfList {
  readonly do: "end_of_list";
  readonly pool: string;
  readonly player: string;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * A case that was ruled on at a table: `decided` is "" if as proposed, else what staff ruled instead. `live` is the
 * live table whose hand it was, and `seats` are those of the players it was about; `table` names any other. In a live
 * `tournament` the table is that of its `number`, 0 for none.
 */
export interface ToKeep {
  readonly house: string;
  readonly case: Readonly<Record<string, unknown>>;
  readonly table?: string;
  readonly decided?: string;
  readonly reason?: string;
  readonly live?: string;
  readonly seats?: readonly number[];
  readonly tournament?: string;
  readonly number?: number;
}

/** Which place the player has: that of the moment, or none, where staff decide on it ("" where they do not). */
export interface ToRemove {
  readonly reason: string;
  readonly place?: "" | "none" | "of_the_moment";
  readonly offence?: "abuse" | "card_handling" | "cheating" | "chips_moved" | "collusion" | "device" | "disobedience" | "etiquette" | "false_information" | "faulty_deck" | "foul_language" | "misconduct" | "one_player_to_a_hand" | "other" | "pot_misuse" | "shown_cards" | "talk" | "thrown_cards" | "";
  readonly is_repeated?: boolean;
  readonly is_on_purpose?: boolean;
}

/** A new token, told this once. */
export interface TokenMade {
  readonly id: string;
  readonly token: string;
}

/** Add `amount` to the stack: at once between hands, else when the hand is over, as far as the limits then allow. */
export interface TopUp {
  readonly type: "top_up";
  readonly id: string;
  readonly table: string;
  readonly amount: number;
}

/** The house makes the jackpot's fund up; needs a reason. */
export interface TopUpJackpot {
  readonly do: "top_up_jackpot";
  readonly cents: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/**
 * One topic with its facts; `needs` names the fields of the situation that must be told, `words` are what floors call
 * it.
 */
export interface TopicBody {
  readonly id: string;
  readonly subject: "betting" | "clock" | "conduct" | "dealing" | "hands" | "order" | "repairs" | "showdown";
  readonly group: string;
  readonly about: string;
  readonly label: string;
  readonly needs: readonly string[];
  readonly facts: readonly FieldBody[];
  readonly words?: readonly string[];
}

/** Everything a page needs to build its forms: `label` and `group` are in the language asked for. */
export interface TopicsBody {
  readonly houses: readonly HouseBody[];
  readonly situation: readonly FieldBody[];
  readonly topics: readonly TopicBody[];
}

/** Chips were added to a stack between hands. */
export interface ToppedUp {
  readonly kind: "topped_up";
  readonly seat: number;
  readonly amount: number;
  readonly stack: number;
  readonly clauses?: readonly string[];
}

/** The same as it stands now; see `watch_tournament` for how often. */
export interface TournamentChanged {
  readonly type: "tournament_changed";
  readonly tournament: string;
  readonly now: TournamentNow;
  readonly you?: YouThere | null;
}

/**
 * The charges of tournaments: printed prices, the fee of all others (`usual_fee`, basis points of the pool's part),
 * and `house_share`, the part of what is paid into pools that the house keeps (basis points).
 */
export interface TournamentCharges {
  readonly printed: readonly PrintedFee[];
  readonly usual_fee: number;
  readonly house_share: number;
  readonly clauses: readonly string[];
}

/**
 * What makes another tournament like one: its structure as a text, and what entries required. `starts_ms` is that
 * of the first one, 0 where its seats decided; `code`: it had an entry code, which is kept nowhere.
 */
export interface TournamentCopy {
  readonly house: string;
  readonly structure: string;
  readonly starts_ms: number;
  readonly target: string;
  readonly condition: string;
  readonly invited: readonly string[];
  readonly code: boolean;
}

/**
 * You took a place of `entries`, shared by so many (`sharing`), and `prize` is on your wallet but for what of
 * it is a `ticket`.
 */
export interface TournamentFinished {
  readonly type: "tournament_finished";
  readonly tournament: string;
  readonly name: string;
  readonly place: number;
  readonly entries: number;
  readonly prize?: number;
  readonly sharing?: number;
  readonly clauses?: readonly string[];
  readonly ticket?: number;
}

/** There is no such tournament (any more). */
export interface TournamentGone {
  readonly type: "tournament_gone";
  readonly tournament: string;
}

/** The tournament that was made. */
export interface TournamentMade {
  readonly tournament: string;
}

/**
 * Something that concerns all who play in a tournament, or those at your table, or you. `until_ms` is when a
 * break ends or it is to begin, `player` the name of whoever it is about, `amount` a pool, a bounty, a fee or a
 * guarantee in cents, chips (of a stack; those that leave play by what they are worth) or hands.
 */
export interface TournamentNoted {
  readonly type: "tournament_noted";
  readonly tournament: string;
  readonly name: string;
  readonly what: "bounty_taken" | "break_began" | "break_ended" | "breaking_order_changed" | "cancelled" | "chips_raced" | "day_ended" | "day_ending" | "deal_agreed" | "deal_asked" | "deal_not_paid" | "deal_not_possible" | "deal_refused" | "deal_too_late" | "deal_waits" | "disqualified" | "ended" | "entries_changed" | "entries_closed" | "entries_ended" | "fee_lowered" | "fee_raised" | "guarantee_lowered" | "guarantee_raised" | "hand_for_hand" | "hand_for_hand_ended" | "last_hands" | "level_began" | "levels_changed" | "paused" | "prizes_settled" | "removed" | "resumed" | "stack_dropped" | "start_changed" | "start_waits" | "table_frozen" | "table_plays_on";
  readonly at_ms: number;
  readonly level?: number;
  readonly until_ms?: number;
  readonly player?: string;
  readonly amount?: number;
  readonly clauses?: readonly string[];
}

/**
 * A tournament as it stands. `level_until_ms` is 0 where levels go by hands; `break_ms` is when the next break
 * begins, `break_until_ms` when the one that is on ends, `break_least_ms` from when on staff may end it; while the
 * clock stands `break_left_ms` is how far the break is from its going on. `undecided` players are out and have no
 * place yet, as hands that are running may share it: what follows counts them as left. `to_money` is how many have yet
 * to go out before the places that are paid, 0 there. `sure` is what whoever is left is paid at least, `next_prize`
 * when that rises next, both once `prizes_final`: entries and purchases change them no more. `prizes_next` are those
 * with one more entry.
 * `leaders` are the first by chips; when it is over, by place.
 */
export interface TournamentNow {
  readonly row: TournamentRow;
  readonly now_ms: number;
  readonly level: LevelRow;
  readonly next_level?: LevelRow | null;
  readonly level_until_ms?: number;
  readonly level_hands_left?: number;
  readonly break_ms?: number;
  readonly break_until_ms?: number;
  readonly break_least_ms?: number;
  readonly break_left_ms?: number;
  readonly hand_for_hand?: boolean;
  readonly chips?: number;
  readonly average?: number;
  readonly largest?: number;
  readonly smallest?: number;
  readonly paid_places?: number;
  readonly undecided?: number;
  readonly to_money?: number;
  readonly sure?: number;
  readonly next_prize?: NextPrize | null;
  readonly prizes?: readonly PrizeRow[];
  readonly prizes_final?: boolean;
  readonly prizes_next?: readonly PrizeRow[];
  readonly tables?: readonly TournamentTable[];
  readonly breaking_order?: readonly number[];
  readonly extra_tables?: number;
  readonly leaders?: readonly Standing[];
  readonly session?: number;
  readonly last_hands?: number;
  readonly last_rebuys?: number;
  readonly last_rebuys_next?: number;
  readonly day_ends?: boolean;
  readonly next_day_ms?: number;
  readonly deal?: DealView | null;
  readonly draw?: DrawView | null;
  readonly books_open?: boolean;
}

/** What a tournament is from its announcement to its end. `book` is the version of the house's rulebook. */
export interface TournamentPage {
  readonly tournament: string;
  readonly book: string;
  readonly structure: readonly LevelRow[];
  readonly sales?: readonly ChipsOnSale[];
  readonly hourly_breaks?: boolean;
  readonly even_prizes?: number;
  readonly rules?: readonly RuleInForce[];
  readonly odds?: readonly OddsRow[];
  readonly days?: readonly DayRow[];
  readonly announced?: Readonly<Record<string, boolean | number | string>>;
  readonly draws_hands?: boolean;
  readonly all_ins_wait?: boolean;
  readonly shootout?: ShootoutView | null;
  readonly deals?: boolean;
  readonly places_by_staff?: boolean;
  readonly late_chips?: readonly LateChipsRow[];
  readonly money?: MoneyTerms | null;
}

/**
 * One tournament in the lobby. `game`, `form`, `deal` and `games` are as in `PoolView`.
 *
 * `starts_ms` is 0 for one that begins when its seats are taken; `late_until_ms` 0 where the end of late entries
 * is not known as a time. `pool` is what there is to win now.
 */
export interface TournamentRow {
  readonly tournament: string;
  readonly name: string;
  readonly house: string;
  readonly kind: "hexapro" | "scheduled" | "sit_and_go";
  readonly game: string;
  readonly form: string;
  readonly deal: string;
  readonly seats: number;
  readonly currency: string;
  readonly status: "announced" | "break" | "cancelled" | "late" | "night" | "over" | "paused" | "running";
  readonly games?: readonly string[];
  readonly entries?: number;
  readonly left?: number;
  readonly least?: number;
  readonly most?: number;
  readonly stack?: number;
  readonly buy_in?: number;
  readonly fee?: number;
  readonly added?: number;
  readonly pool?: number;
  readonly starts_ms?: number;
  readonly withdraws_until_ms?: number;
  readonly no_withdrawal?: boolean;
  readonly level?: number;
  readonly level_ms?: number;
  readonly late_levels?: number;
  readonly late_until_ms?: number;
  readonly re_entries?: number;
  readonly rebuys?: boolean;
  readonly add_on?: boolean;
  readonly bounty?: number;
  readonly price?: number;
  readonly staff?: number;
  readonly guarantee?: number;
  readonly multiplier_tenths?: number;
  readonly days?: number;
  readonly flights?: readonly string[];
  readonly flight_open?: number;
  readonly shootout?: boolean;
  readonly most_buy_in?: number;
  readonly ticket?: number;
  readonly target?: string;
  readonly condition?: string;
  readonly invited?: boolean;
  readonly code?: boolean;
  readonly entry_chips?: number;
  readonly live?: boolean;
}

/** All tournaments that are not over, and those that have ended recently. */
export interface TournamentRows {
  readonly tournaments: readonly TournamentRow[];
}

/**
 * Your seat: your table is ready, or you were moved there, why and by which clauses. `left` is the table before.
 *
 * `number` is the table's in its tournament. At a `live` one people are told where to go: nobody plays or watches
 * there by the room, and `table` is empty.
 */
export interface TournamentSeat {
  readonly type: "tournament_seat";
  readonly tournament: string;
  readonly name: string;
  readonly table: string;
  readonly number: number;
  readonly seat: number;
  readonly why: "balance" | "break" | "day" | "entry" | "final_table" | "round" | "staff" | "start";
  readonly left?: string;
  readonly clauses?: readonly string[];
  readonly live?: boolean;
}

/** A tournament that you follow, whole. */
export interface TournamentShown {
  readonly type: "tournament_shown";
  readonly tournament: string;
  readonly page: TournamentPage;
  readonly now: TournamentNow;
  readonly you?: YouThere | null;
}

/** One table: `table` to watch it by, its players, its smallest and its largest stack. */
export interface TournamentTable {
  readonly table: string;
  readonly number: number;
  readonly players: number;
  readonly smallest?: number;
  readonly largest?: number;
  readonly final?: boolean;
}

/** A tournament, whole; `you` is what is yours there. */
export interface TournamentView {
  readonly page: TournamentPage;
  readonly now: TournamentNow;
  readonly you?: YouThere | null;
}

/** The tournaments that changed since the last such message, and the ids of those that are listed no longer. */
export interface TournamentsChanged {
  readonly type: "tournaments_changed";
  readonly tournaments?: readonly TournamentRow[];
  readonly gone?: readonly string[];
}

/** All tournaments that are not over, and those that have ended recently. */
export interface TournamentsShown {
  readonly type: "tournaments_shown";
  readonly tournaments: readonly TournamentRow[];
}

/** One payment, in cents: `payer` owes it to `payee`. */
export interface Transfer {
  readonly payer: string;
  readonly payee: string;
  readonly cents: number;
}

/** All accounts, their sum (0 when the books balance) and those that drift from their entries. */
export interface TrialBalance {
  readonly sum: number;
  readonly accounts: readonly BalanceRow[];
  readonly drifting: readonly string[];
}

/** A seat's hand that won or lost a jackpot, whole: it lies open, whether it was shown before or not. */
export interface TriggeringHand {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly words: Words;
  readonly best: readonly string[];
}

/**
 * A seat is to act. `turn` is the token an action must carry, `actions` what it may be (see `commands.Act`).
 *
 * `call` is what calling adds (0: a check is free), `call_all_in` whether it takes the whole stack.
 * `min_raise_to`/`max_raise_to` are the totals a bet (`is_bet`) or raise may go to, absent when none is allowed,
 * and then `why_no_raise` names the clauses; `only_limits` when of these totals only the two ends are allowed
 * (fixed limit). The decision is automatic after `until_ms` plus the time bank.
 *
 * `bring_in` is what posting the forced bet adds. Exactly `discard` cards are to be given up, up to `draw`
 * exchanged; `offered` is the card to accept or refuse. `games` are those a chooser may choose from. `place` is
 * how many cards are to be placed in rows that still take `room` (front, middle, back). Bets and raises between
 * the least and the most are multiples of `bet_unit`: rounded to them or, where chips are whole, refused. `runs`
 * is the most that the board may be run by this answer.
 */
export interface TurnStarted {
  readonly kind: "turn_started";
  readonly seat: number;
  readonly turn: number;
  readonly call: number;
  readonly until_ms: number;
  readonly time_bank_ms: number;
  readonly is_bet?: boolean;
  readonly call_all_in?: boolean;
  readonly min_raise_to?: number | null;
  readonly max_raise_to?: number | null;
  readonly why_no_raise?: readonly string[];
  readonly actions?: readonly ("accept" | "bring_in" | "call" | "check" | "choose" | "complete" | "discard" | "draw" | "fold" | "place" | "raise" | "refuse" | "run_board")[];
  readonly only_limits?: boolean;
  readonly bring_in?: number;
  readonly discard?: number;
  readonly draw?: number;
  readonly offered?: string;
  readonly games?: readonly string[];
  readonly place?: number;
  readonly room?: readonly number[];
  readonly bet_unit?: number;
  readonly runs?: number;
}

/** The part of a bet nobody called went back to its seat. */
export interface UncalledReturned {
  readonly kind: "uncalled_returned";
  readonly seat: number;
  readonly amount: number;
  readonly bet: number;
  readonly stack: number;
  readonly clauses?: readonly string[];
}

/** A message could not be understood; nothing was done. */
export interface Unexpected {
  readonly type: "unexpected";
  readonly message: string;
}

/** A locked table takes players again. */
export interface UnlockDeskTable {
  readonly do: "unlock_table";
  readonly table: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A seat that was kept free may be given again. */
export interface UnlockSeat {
  readonly do: "unlock_seat";
  readonly table: number;
  readonly seat: number;
  readonly by?: string;
  readonly why?: string;
  readonly at_ms?: number;
  readonly clause?: string;
}

/** A stack that nobody has bought on a seat, with the chips put there, and since when. */
export interface UnsoldRow {
  readonly table: number;
  readonly seat: number;
  readonly chips: number;
  readonly at_ms: number;
}

/** Stop following a part of the live floor. */
export interface UnwatchFloor {
  readonly type: "unwatch_floor";
  readonly part: "desk" | "hall" | "stream" | "table";
  readonly of: string;
}

/** Stop following the lobby. */
export interface UnwatchLobby {
  readonly type: "unwatch_lobby";
}

/** Stop following a table (a seat there is kept). */
export interface UnwatchTable {
  readonly type: "unwatch_table";
  readonly table: string;
}

/** Stop following a tournament. */
export interface UnwatchTournament {
  readonly type: "unwatch_tournament";
  readonly tournament: string;
}

/** Stop following the list. */
export interface UnwatchTournaments {
  readonly type: "unwatch_tournaments";
}

/** A seat got a card face up. */
export interface UpCardDealt {
  readonly kind: "up_card_dealt";
  readonly seat: number;
  readonly card: string;
  readonly place: number;
}

/** Run the time bank after this turn's time to act, saved or not; `hand` and `turn` as in `Act`. */
export interface UseTimeBank {
  readonly type: "use_time_bank";
  readonly id: string;
  readonly table: string;
  readonly hand: string;
  readonly turn: number;
}

/** A value of the set: how many chips of it the house `owned` for the event, and how many are handed `out`. */
export interface ValueRow {
  readonly value: number;
  readonly owned: number;
  readonly out: number;
}

/** How a voucher is settled: in cash, for which somebody `signed`, or (not `cash`) left in the wallet. */
export interface VoucherPaid {
  readonly number: number;
  readonly signed?: string;
  readonly cash?: boolean;
}

/**
 * Money that the tournament owes, or has paid: `settled` how, `by` whom, when, and who `signed`. A "ticket" that paid
 * an entry is its winner's again. `why` tells prizes without a place apart; of a special prize the `feat` it is for, to
 * a number of `chips` where it asks for one.
 */
export interface VoucherRow {
  readonly number: number;
  readonly player: string;
  readonly name: string;
  readonly kind: "bounty" | "bounty_returned" | "entry_returned" | "fee_returned" | "prize";
  readonly cents: number;
  readonly at_ms: number;
  readonly place?: number;
  readonly has_account?: boolean;
  readonly receipts?: readonly number[];
  readonly settled?: "" | "cash" | "ticket" | "void" | "wallet";
  readonly by?: string;
  readonly settled_ms?: number;
  readonly signed?: string;
  readonly why?: "bounty" | "bounty_back" | "deal" | "entry_back" | "fee_back" | "pool_share" | "risen" | "special" | "table" | "";
  readonly feat?: "first_out" | "first_to_reach_chips" | "";
  readonly chips?: number;
}

/**
 * Follow a part of the live floor: a `floor_changed` now, and one whenever it has changed. What it shows is fetched
 * over HTTP, by the right of whoever asks.
 */
export interface WatchFloor {
  readonly type: "watch_floor";
  readonly part: "desk" | "hall" | "stream" | "table";
  readonly of: string;
}

/** Follow the lobby: a `lobby_shown` now, `lobby_changed` as it changes. */
export interface WatchLobby {
  readonly type: "watch_lobby";
}

/** Follow a table as player or spectator: a `table_shown` now, `table_told` for each new version. */
export interface WatchTable {
  readonly type: "watch_table";
  readonly table: string;
}

/**
 * Follow one tournament: a `tournament_shown` now, then a `tournament_changed` within a second of a change.
 *
 * They are sent once a second at most. What staff do is sent at once, five times a second at most, to who has not
 * entered, as a screen of the hall.
 */
export interface WatchTournament {
  readonly type: "watch_tournament";
  readonly tournament: string;
}

/** Follow the list of tournaments: a `tournaments_shown` now, `tournaments_changed` as it changes. */
export interface WatchTournaments {
  readonly type: "watch_tournaments";
}

/**
 * First message of every connection. `player` is empty for a spectator who is not signed in.
 *
 * `house` is the main house's name; `houses` are all of them, that one first.
 */
export interface Welcome {
  readonly type: "welcome";
  readonly now_ms: number;
  readonly house: string;
  readonly player?: string;
  readonly name?: string;
  readonly role?: "admin" | "cashier" | "dealer" | "desk" | "director" | "floor" | "player" | "";
  readonly balance?: number;
  readonly demo?: boolean;
  readonly houses?: readonly HouseOpen[];
}

/** What is wrong with one entry of the form; the entry is a decision, "section.name", or an amount of the stake. */
export interface WishFault {
  readonly entry: string;
  readonly message: string;
}

/**
 * What you have asked for and the table will do at the next chance.
 *
 * `top_up` is paid for and waits for the hand's end; `top_up_to` is the stack of the hand's start with it. What
 * the limits do not let in when the hand is over goes back to the wallet. `straddle` is the most you straddle for
 * when it is your turn to, 0 for never; `straddle_once`: in the next hand alone. `moves_to` is a seat, 0 for none.
 * `keeps_time_bank`: your bank does not begin by itself.
 */
export interface WishesChanged {
  readonly kind: "wishes_changed";
  readonly seat: number;
  readonly sit_out_next_hand: boolean;
  readonly skip_next_big_blind: boolean;
  readonly leave_after_hand: boolean;
  readonly top_up_to?: number | null;
  readonly top_up?: number;
  readonly straddle?: number;
  readonly straddle_once?: boolean;
  readonly moves_to?: number;
  readonly keeps_time_bank?: boolean;
}

/** Every act of staff says why. */
export interface WithReason {
  readonly reason: string;
}

/** Withdraw before the start: what was paid is on the wallet again. */
export interface WithdrawFromTournament {
  readonly type: "withdraw_from_tournament";
  readonly id: string;
  readonly tournament: string;
}

/** Whether who has entered may withdraw before the start, and until how long before it; 0: as the house has it. */
export interface Withdrawal {
  readonly allowed?: boolean;
  readonly seconds_before?: number;
}

/** What a hand is called: a category ("two_pair") and its ranks in order of importance ("K", "6", "A"). */
export interface Words {
  readonly category: string;
  readonly ranks: readonly string[];
}

/**
 * How an amount was worked out, so that it can be said in any language: the basis, and the numbers that apply.
 *
 * `bought` is how many entries and purchases were paid; `stack` of all `chips` are the player's, and `left`
 * players share; `lowest` is the lowest prize not paid yet, in cents, and `each` the part of the whole pool that
 * everybody gets, in basis points.
 */
export interface Working {
  readonly basis: "bounty" | "by_chips" | "each_and_icm" | "entries" | "fees" | "half_equally" | "icm" | "lowest_prize" | "ticket" | "unpaid_by_chips";
  readonly bought?: number;
  readonly stack?: number;
  readonly chips?: number;
  readonly left?: number;
  readonly lowest?: number;
  readonly each?: number;
}

/**
 * What is yours in a tournament. `may_deal`: you may propose a deal on the prizes now. `way_out`: staff have
 * changed the terms since you entered, and you may withdraw until it begins. At a live tournament `table_number` and
 * `seat` are where you sit, or where you are to go (`awaited`), and `penalty_hands` or `penalty_until_ms` what is
 * left of a penalty; the table there is `filmed`. `receipts` are the numbers of yours there that were not repaid.
 */
export interface YouThere {
  readonly state: "" | "entered" | "out" | "playing";
  readonly table?: string;
  readonly chips?: number;
  readonly rank?: number;
  readonly place?: number;
  readonly prize?: number;
  readonly worth?: number;
  readonly offer?: ChipsOffer | null;
  readonly may_deal?: boolean;
  readonly way_out?: boolean;
  readonly table_number?: number;
  readonly seat?: number;
  readonly awaited?: boolean;
  readonly penalty_hands?: number;
  readonly penalty_until_ms?: number;
  readonly filmed?: boolean;
  readonly receipts?: readonly number[];
}

/**
 * What only the seated viewer knows. `holding` is the first of `holdings`, which has one for each share.
 *
 * `discarded` are a player's own cards given up in this hand, `to_place` those to be placed in rows.
 * `entry` is how you may come in, while you are not in; `straddle` what you are asked of the next hand.
 * `unseen` are your cards of the hand that is over which you may show.
 */
export interface YourView {
  readonly seat: number;
  readonly cards?: readonly string[];
  readonly holding?: HoldingNamed | null;
  readonly wishes?: WishesChanged | null;
  readonly holdings?: readonly HoldingNamed[];
  readonly discarded?: readonly string[];
  readonly to_place?: readonly string[];
  readonly entry?: EntryOffered | null;
  readonly straddle?: StraddleAsked | null;
  readonly unseen?: readonly string[];
}

export type AnyServerMessage =
  | Welcome
  | RoomMoves
  | LobbyShown
  | LobbyChanged
  | MineChanged
  | SeatOffered
  | OfferLapsed
  | TableShown
  | TableTold
  | TableClosed
  | FloorChanged
  | PrivateChanged
  | Done
  | Refused
  | Unexpected
  | ChatSaid
  | ChatPaused
  | Reacted
  | AvatarChosen
  | BroadcastSaid
  | JackpotShown
  | JackpotPaid
  | PenaltyGiven
  | PenaltyEnded
  | PlayerReturned
  | RoleChanged
  | SignedOut
  | Pong
  | TournamentsShown
  | TournamentsChanged
  | TournamentShown
  | TournamentChanged
  | TournamentGone
  | MyTournaments
  | MyTickets
  | PrizeTakenBack
  | TournamentSeat
  | TournamentNoted
  | ChipsOffered
  | HexaproDrawn
  | TournamentFinished;

export type AnyClientMessage =
  | WatchLobby
  | UnwatchLobby
  | WatchTable
  | UnwatchTable
  | WatchFloor
  | UnwatchFloor
  | JoinPool
  | LeaveQueue
  | AnswerOffer
  | Say
  | React
  | Ping
  | WatchTournaments
  | UnwatchTournaments
  | WatchTournament
  | UnwatchTournament
  | EnterTournament
  | WithdrawFromTournament
  | BuyChips
  | DeclineChips
  | ProposeDeal
  | AnswerDeal
  | SitOut
  | SitIn
  | SkipNextBigBlind
  | Straddle
  | Enter
  | ChangeSeat
  | LeaveTable
  | StayAtTable
  | Act
  | ShowCards
  | KeepTimeBank
  | UseTimeBank
  | TopUp
  | AskForBombPot
  | AnswerQuestion;

export type PublicEvent =
  | PlayerSeated
  | ToppedUp
  | SatOut
  | SatIn
  | BlindsMissed
  | PenaltyCounted
  | SeatChanged
  | Disconnected
  | Reconnected
  | PlayerLeft
  | PlayAwaited
  | PlayInterrupted
  | PlayResumed
  | ClocksExtended
  | TableDrained
  | TableReopened
  | TimeChargeSet
  | TimeCharged
  | ChipsTakenAway
  | LastRoundAnnounced
  | SeatAdded
  | AllAsked
  | ConsentGiven
  | AllAnswered
  | DealerDrawn
  | HandStarted
  | GameAnnounced
  | GameChosen
  | AntePosted
  | BlindPosted
  | DeadBlindPosted
  | HoleDealt
  | UpCardDealt
  | BoardDealt
  | BoardRunAnswered
  | BoardRunsSet
  | CommunityCardDealt
  | MuckReshuffled
  | TurnStarted
  | TimeBankStarted
  | Folded
  | ChancesTold
  | Checked
  | Called
  | Bet
  | Raised
  | BringInPosted
  | Completed
  | Discarded
  | StoodPat
  | Drew
  | OfferedUp
  | OfferAccepted
  | OfferRefused
  | CardsDealt
  | CardsPlaced
  | RowsScored
  | HandsCompared
  | PointsPaid
  | ResultSettled
  | UncalledReturned
  | BetsCollected
  | HandShown
  | HandMucked
  | CardsShown
  | RakeTaken
  | RestOfBoardShown
  | DropTaken
  | JackpotHit
  | PotAwarded
  | HandEnded
  | HandVoided
  | HandRestated;

export type PrivateEvent =
  | HoleSeen
  | HoldingNamed
  | CardsToPlace
  | WishesChanged
  | EntryOffered
  | StraddleAsked;

export type AnyEvent =
  | PlayerSeated
  | ToppedUp
  | SatOut
  | SatIn
  | BlindsMissed
  | PenaltyCounted
  | SeatChanged
  | Disconnected
  | Reconnected
  | PlayerLeft
  | PlayAwaited
  | PlayInterrupted
  | PlayResumed
  | ClocksExtended
  | TableDrained
  | TableReopened
  | TimeChargeSet
  | TimeCharged
  | ChipsTakenAway
  | LastRoundAnnounced
  | SeatAdded
  | AllAsked
  | ConsentGiven
  | AllAnswered
  | DealerDrawn
  | HandStarted
  | GameAnnounced
  | GameChosen
  | AntePosted
  | BlindPosted
  | DeadBlindPosted
  | HoleDealt
  | UpCardDealt
  | BoardDealt
  | BoardRunAnswered
  | BoardRunsSet
  | CommunityCardDealt
  | MuckReshuffled
  | TurnStarted
  | TimeBankStarted
  | Folded
  | ChancesTold
  | Checked
  | Called
  | Bet
  | Raised
  | BringInPosted
  | Completed
  | Discarded
  | StoodPat
  | Drew
  | OfferedUp
  | OfferAccepted
  | OfferRefused
  | CardsDealt
  | CardsPlaced
  | RowsScored
  | HandsCompared
  | PointsPaid
  | ResultSettled
  | UncalledReturned
  | BetsCollected
  | HandShown
  | HandMucked
  | CardsShown
  | RakeTaken
  | RestOfBoardShown
  | DropTaken
  | JackpotHit
  | PotAwarded
  | HandEnded
  | HandVoided
  | HandRestated
  | HoleSeen
  | HoldingNamed
  | CardsToPlace
  | WishesChanged
  | EntryOffered
  | StraddleAsked;

/** How long a fact stays alone on the felt before the next one, in ms (`room/hosting/reveal.py`). */
export const SHOWN_MS: Partial<Record<AnyEvent["kind"], number>> = {
  hole_dealt: 55,
  up_card_dealt: 70,
  community_card_dealt: 240,
  discarded: 160,
  drew: 160,
  offered_up: 300,
  offer_refused: 160,
  cards_placed: 300,
  rows_scored: 500,
  board_dealt: 240,
  board_run_answered: 500,
  board_runs_set: 300,
  chances_told: 120,
  bets_collected: 220,
  hand_shown: 420,
  cards_shown: 300,
  pot_awarded: 650,
  uncalled_returned: 160,
};

/** The same of a board that more cards follow. */
export const RUN_OUT_MS = 900;

/** What takes longer than this is shown faster, each fact by the same share. */
export const MAX_REVEAL_MS = 8000;

/** A page that fell behind lets a result stand so long, if the room's pause allowed for it. */
export const RESULT_MS = 3200;
