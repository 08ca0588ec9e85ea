/** A case on the floor's page: house, topic, what was told, and the ruling that the room makes of it. */

import { remembered } from "../app/remembered.svelte";
import type { FieldBody, HouseBody, RulingBody, TopicBody, TopicsBody } from "../protocol";
import { api, ApiError } from "../wire/api";
import { refusalFrom } from "../words/refusals";
import { words } from "../words/words.svelte";
import { answered, namedFields, telling, type Answers, type Told } from "./told";

const NOTHING: ReadonlySet<string> = new Set();
const RECENT = 3;
const PATIENCE_MS = 300;
/** What stays the same from one case of a table to the next. */
const OF_THE_TABLE = ["play", "game", "form", "small_blind", "big_blind", "ante"];
const START: Answers = { form: "no_limit", in_front: 0 };

const chosen = remembered("floor-house", "");
const table = remembered<Answers>("floor-table", {});
const recent = remembered<readonly string[]>("floor-recent", []);

export class FloorDesk {
  forms = $state.raw<TopicsBody | null>(null);
  failed = $state("");
  /** The id of the topic; "" while none is chosen. */
  topicId = $state("");
  situation = $state.raw<Answers>({ ...START, ...table.value });
  private facts = $state.raw<Readonly<Record<string, Answers>>>({});
  ruling = $state.raw<RulingBody | null>(null);
  /** The ruling is of an earlier telling; the next one is on its way. */
  stale = $state(false);
  asking = $state(false);
  refusal = $state("");
  missing = $state.raw(NOTHING);
  wrong = $state.raw(NOTHING);
  /** Fields told since the room named what is missing: they stay in sight, without the complaint. */
  told = $state.raw(NOTHING);
  private asked = 0;

  /** The houses that rule on anything at all. */
  readonly houses = $derived((this.forms?.houses ?? []).filter((one) => one.topics.length > 0));
  readonly house = $derived<HouseBody | undefined>(
    this.houses.find((one) => one.id === chosen.value) ?? this.houses[0],
  );
  readonly topic = $derived<TopicBody | undefined>(this.forms?.topics.find((one) => one.id === this.topicId));
  readonly isRuledHere = $derived(!this.topic || (this.house?.topics.includes(this.topic.id) ?? true));
  readonly answers = $derived(this.facts[this.topicId] ?? {});

  /** The situation's fields that this topic asks for, with those the room has missed or found wrong. */
  readonly asks = $derived((this.forms?.situation ?? []).filter((one) => this.isAsked(one)));
  /** The others, which may be told. */
  readonly more = $derived((this.forms?.situation ?? []).filter((one) => !this.isAsked(one)));

  private isAsked(field: FieldBody): boolean {
    const place = `situation.${field.name}`;
    return (this.topic?.needs.includes(field.name) ?? false) || this.missing.has(place) || this.wrong.has(place);
  }

  get recent(): readonly TopicBody[] {
    const known = this.forms?.topics ?? [];
    return recent.value.flatMap((id) => known.filter((one) => one.id === id));
  }

  /** What can be asked, in the reader's language. */
  async fetch(): Promise<void> {
    const language = words.language;
    this.failed = "";
    try {
      const forms = await api.rulings.topics(language);
      if (language === words.language) this.forms = forms;
    } catch (error) {
      this.failed = refusalFrom(error).text;
    }
  }

  /** What is wrong with a field, as a message id; "" if nothing is. */
  faultOf(place: "situation" | "fact", name: string): string {
    const field = `${place}.${name}`;
    if (this.told.has(field)) return "";
    return this.missing.has(field) ? "floor-missing" : this.wrong.has(field) ? "floor-wrong" : "";
  }

  goTo(house: string): void {
    chosen.value = house;
    this.changed();
  }

  open(topic: string): void {
    if (topic === this.topicId) return;
    this.topicId = topic;
    this.forget();
    if (topic) recent.value = [topic, ...recent.value.filter((one) => one !== topic)].slice(0, RECENT);
  }

  tell(place: "situation" | "fact", name: string, value: Told | undefined): void {
    if (place === "situation") {
      this.situation = telling(this.situation, name, value);
      const kept = Object.entries(this.situation).filter(([one]) => OF_THE_TABLE.includes(one));
      table.value = Object.fromEntries(kept);
    } else {
      this.facts = { ...this.facts, [this.topicId]: telling(this.answers, name, value) };
    }
    const field = `${place}.${name}`;
    this.told = new Set([...this.told, field]);
    this.changed();
  }

  /** Everything told is taken back, but for what stays the same at this table. */
  clear(): void {
    this.situation = { ...START, ...table.value };
    this.facts = { ...this.facts, [this.topicId]: {} };
    this.forget();
  }

  /** The case as the room takes it. */
  case(): Record<string, unknown> {
    const situation = answered(this.situation, [...this.asks, ...this.more]);
    return { topic: this.topicId, situation, facts: answered(this.answers, this.topic?.facts ?? []) };
  }

  /** Ask the house for its ruling; whether it gave one. */
  async rule(): Promise<boolean> {
    if (!this.topic || !this.house) return false;
    const ask = ++this.asked;
    this.asking = true;
    try {
      const ruling = await api.rulings.rule({ house: this.house.id, case: this.case() });
      if (ask !== this.asked) return false;
      this.wrong = NOTHING; // what was missing stays in sight
      this.missing = new Set([...this.missing].filter((one) => one.startsWith("situation.")));
      this.told = this.missing;
      this.refusal = "";
      this.ruling = ruling;
      return true;
    } catch (error) {
      if (ask === this.asked) this.refuse(error);
      return false;
    } finally {
      if (ask === this.asked) this.asking = this.stale = false;
    }
  }

  private refuse(error: unknown): void {
    const args = error instanceof ApiError ? (error.body.args ?? {}) : {};
    this.missing = namedFields(args["missing"]);
    this.wrong = namedFields(args["wrong"]);
    this.told = NOTHING;
    this.refusal = this.missing.size || this.wrong.size ? "" : refusalFrom(error).text;
    this.ruling = null;
  }

  private forget(): void {
    this.asked += 1;
    this.ruling = null;
    this.asking = this.stale = false;
    this.refusal = "";
    this.missing = this.wrong = this.told = NOTHING;
  }

  /** A ruling already given is made anew in a moment; until then it is marked as of before. */
  private changed(): void {
    this.refusal = "";
    const ask = ++this.asked; // an answer still under way is to another case, or of another house
    const awaited = this.asking;
    this.asking = false;
    if (!this.ruling && !awaited) return;
    this.stale = this.ruling !== null;
    setTimeout(() => ask === this.asked && void this.rule(), PATIENCE_MS);
  }
}
