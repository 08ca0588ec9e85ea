/** The registration desk of a live tournament: fetched as soon as it, or the till of its house, has changed. */

import { toasts } from "../../parts/toasts.svelte";
import type {
  AlternateAsked,
  AlternateStruck,
  CashMoved,
  CashTakenBack,
  EntryBack,
  RegistrationView,
  SaleAtDesk,
  SoldReceipt,
  VoucherPaid,
} from "../../protocol";
import { call, once, part } from "../../wire/api";
import { followFloor } from "../../wire/floor";
import { t } from "../../words/words.svelte";

export class RegistrationDesk {
  seen = $state.raw<RegistrationView | null>(null);
  failed = $state.raw<unknown>(null);
  busy = $state(false);
  private readonly event: string;

  constructor(private readonly tournament: string) {
    this.event = part(tournament);
  }

  /** Look now and go on looking. Returns how to stop. */
  follow(): () => void {
    return followFloor("hall", this.tournament, () => this.look());
  }

  /** The till is the house's: other desks take money in and pay it out. Returns how to stop. */
  followTill(house: string): () => void {
    return followFloor("desk", house, () => this.look());
  }

  /** Whether the room answered. */
  async look(): Promise<boolean> {
    try {
      this.seen = await call<RegistrationView>("GET", `/api/staff/tournaments/${this.event}/desk`);
      this.failed = null;
      return true;
    } catch (error) {
      this.failed = error;
      return false;
    }
  }

  /** The receipt's number; 0 when it was refused, which is said. */
  async sell(sale: SaleAtDesk): Promise<number> {
    let number = 0;
    await this.done(async () => {
      number = (await once<SoldReceipt>(`/api/staff/tournaments/${this.event}/desk/sales`, sale)).number;
    }, t("registration-sold"));
    return number;
  }

  withdraw = (body: EntryBack): Promise<void> =>
    this.act(`/api/staff/tournaments/${this.event}/desk/withdrawals`, body);

  moveCash = (body: CashMoved): Promise<void> => this.act(`/api/staff/tournaments/${this.event}/desk/till`, body);

  putOnList = (body: AlternateAsked): Promise<boolean> =>
    this.done(
      () => once<void>(`/api/staff/tournaments/${this.event}/desk/alternates`, body),
      t("registration-alternate-added"),
    );

  strikeOff = (body: AlternateStruck): Promise<void> =>
    this.act(`/api/staff/tournaments/${this.event}/desk/alternates/off`, body);

  takeCashBack = (body: CashTakenBack): Promise<void> =>
    this.act(`/api/staff/tournaments/${this.event}/desk/payments/back`, body);

  settle = (body: VoucherPaid): Promise<boolean> =>
    this.done(() => once<void>(`/api/staff/tournaments/${this.event}/desk/payments`, body), t("registration-settled"));

  /** Carry out an act; done when this page shows it. Refused as the room refuses it. */
  private async act(address: string, body: unknown): Promise<void> {
    await once<void>(address, body);
    await this.look();
  }

  private async done(act: () => Promise<void>, said: string): Promise<boolean> {
    this.busy = true;
    let carried = true;
    try {
      await act();
      toasts.done(said);
    } catch (error) {
      carried = false;
      toasts.refused(error);
    }
    await this.look();
    this.busy = false;
    return carried;
  }
}
