import { fromMinorUnits } from "#app/platform/money/money.ts";
import { compaRatio, percentOf } from "../../domain/guideline.ts";
import { toCycleCurrency, type Rates } from "../../domain/rates.ts";
import { raiseTyped } from "../../domain/typed-raise.ts";
import type { GridRow } from "../../queries/grid-rows.ts";
import type { CellOutcome, SavedCell } from "../../use-cases/save-raises.ts";

/** What somebody types for a line: a raise, as an amount or a percent, and why; and what stands beside it. */
export type CellDraft = {
  raise: string;
  reason: string;
  promotion: { title: string; gradeId: string | null; amount: string } | null;
  adjustment: { amount: string; reason: string } | null;
};
export type LineOutcome = CellOutcome | "SAVING" | "OFFLINE" | "SIGNED_OUT" | "REFUSED";
/** How far a line is: `draft` is what was typed and is not saved. */
export type LineState = { outcome: LineOutcome; draft: CellDraft | null };

/** A line as it is shown: what was saved since the page came, and what is typed and not saved yet. */
export type LiveRow = GridRow & {
  outcome: LineOutcome | null;
  draft: CellDraft | null;
  /** What is typed and is no raise. */
  unread: string | null;
  /** What is saved, where something else is typed. */
  theirs: number | null;
  /** What counts: what is typed while it may still be saved, and once it was refused what is saved. */
  counts: Pick<GridRow, "raise" | "promotion" | "adjustment">;
};

/** What was typed stands there and is not saved yet; everything else that keeps a draft was refused. */
const underWay: readonly (LineOutcome | undefined)[] = ["SAVING", "OFFLINE", "SIGNED_OUT"];

export function liveRow(row: GridRow, saved: SavedCell | undefined, state: LineState | undefined): LiveRow {
  const newer = saved && saved.version > row.version ? saved : null;
  const stands = newer
    ? {
        ...row,
        raise: newer.raise,
        reason: newer.reason,
        promotion: newer.promotion,
        adjustment: newer.adjustment,
        mark: newer.mark ?? row.mark,
        version: newer.version,
      }
    : row;
  const draft = state?.draft ?? null;
  const typed = draft && draft.raise.trim() !== "" ? raiseTyped(draft.raise, row) : null;
  const raise = draft ? typed : stands.raise;
  const extras = draft ? extrasTyped(draft, row, stands) : stands;
  const { promotion, adjustment } = extras;
  const counts = draft && !underWay.includes(state?.outcome) ? stands : { raise, promotion, adjustment };
  const after = row.base + wholeOf({ raise, promotion, adjustment });
  return {
    ...stands,
    promotion,
    adjustment,
    raise,
    counts: { raise: counts.raise, promotion: counts.promotion, adjustment: counts.adjustment },
    reason: draft?.reason ?? stands.reason,
    percent: raise === null ? null : percentOf(raise, row.base),
    compaAfter: row.midpoint === null ? null : compaRatio(after, { ...noRange, midpoint: row.midpoint }),
    outcome: state?.outcome ?? null,
    draft,
    theirs: stands.raise,
    unread: draft && draft.raise.trim() !== "" && typed === null ? draft.raise : null,
  };
}

const noRange = { minimum: 0, maximum: 0 };

type Extras = Pick<GridRow, "promotion" | "adjustment">;

/** Promotion and adjustment as they are typed, with the amounts they would be. */
function extrasTyped(draft: CellDraft, row: GridRow, stands: Extras): Extras {
  const amount = (text: string) => raiseTyped(text, row) ?? 0;
  const { promotion, adjustment } = draft;
  return {
    promotion: promotion && {
      ...promotion,
      grade: promotion.gradeId === stands.promotion?.gradeId ? stands.promotion.grade : "",
      amount: amount(promotion.amount),
    },
    adjustment: adjustment && { ...adjustment, amount: amount(adjustment.amount) },
  };
}

/** All that somebody gets for a year: merit, promotion and adjustment. */
export function wholeOf({ raise, promotion, adjustment }: Extras & Pick<GridRow, "raise">): number {
  return (raise ?? 0) + (promotion?.amount ?? 0) + (adjustment?.amount ?? 0);
}

/** What a cell says as somebody would type it: an amount for a year. */
export function draftOf({ draft, raise, reason, promotion, adjustment, currency }: LiveRow): CellDraft {
  if (draft) return draft;
  return {
    raise: raise === null ? "" : amountText(raise, currency),
    reason,
    promotion: promotion && {
      title: promotion.title,
      gradeId: promotion.gradeId,
      amount: promotion.amount === 0 ? "" : amountText(promotion.amount, currency),
    },
    adjustment: adjustment && { amount: amountText(adjustment.amount, currency), reason: adjustment.reason },
  };
}

export const amountText = (amount: number, currency: string) => String(fromMinorUnits(currency, amount));

/** `raises` is all of merit, promotions and adjustments. */
export type Totals = {
  people: number;
  proposed: number;
  pay: number;
  raises: number;
  merit: number;
  promotion: number;
  adjustment: number;
};
type InCycle = { currency: string; rates: Rates };

/** What lines come to in the cycle's currency. */
export function totalsOf(rows: readonly LiveRow[], { currency, rates }: InCycle): Totals {
  const totals = { people: rows.length, proposed: 0, pay: 0, raises: 0, merit: 0, promotion: 0, adjustment: 0 };
  for (const { base, counts, currency: own } of rows) {
    const { raise, promotion, adjustment } = counts;
    const inCycle = (amount: number) => toCycleCurrency(amount, own, currency, rates) ?? 0;
    totals.pay += inCycle(base);
    if (raise === null && !promotion && !adjustment) continue;
    totals.proposed += 1;
    totals.merit += inCycle(raise ?? 0);
    totals.promotion += inCycle(promotion?.amount ?? 0);
    totals.adjustment += inCycle(adjustment?.amount ?? 0);
  }
  totals.raises = totals.merit + totals.promotion + totals.adjustment;
  return totals;
}
