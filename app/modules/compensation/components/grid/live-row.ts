import { fromMinorUnits } from "#app/platform/money/money.ts";
import { compaRatio, percentOf } from "../../domain/guideline.ts";
import { toCycleCurrency, type Rates } from "../../domain/rates.ts";
import { raiseTyped } from "../../domain/typed-raise.ts";
import type { GridRow } from "../../queries/grid-rows.ts";
import type { CellOutcome, SavedCell } from "../../use-cases/save-raises.ts";

/** What somebody types for a line: a raise, as an amount or a percent, and why. */
export type CellDraft = { raise: string; reason: string };
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
};

export function liveRow(row: GridRow, saved: SavedCell | undefined, state: LineState | undefined): LiveRow {
  const newer = saved && saved.version > row.version ? saved : null;
  const stands = newer
    ? { ...row, raise: newer.raise, reason: newer.reason, mark: newer.mark ?? row.mark, version: newer.version }
    : row;
  const draft = state?.draft ?? null;
  const typed = draft && draft.raise.trim() !== "" ? raiseTyped(draft.raise, row) : null;
  const raise = draft ? typed : stands.raise;
  return {
    ...stands,
    raise,
    reason: draft?.reason ?? stands.reason,
    percent: raise === null ? null : percentOf(raise, row.base),
    compaAfter:
      row.midpoint === null ? null : compaRatio(row.base + (raise ?? 0), { ...noRange, midpoint: row.midpoint }),
    outcome: state?.outcome ?? null,
    draft,
    theirs: stands.raise,
    unread: draft && draft.raise.trim() !== "" && typed === null ? draft.raise : null,
  };
}

const noRange = { minimum: 0, maximum: 0 };

/** What a cell says as somebody would type it: an amount for a year. */
export function draftOf({ draft, raise, reason, currency }: LiveRow): CellDraft {
  return draft ?? { raise: raise === null ? "" : String(fromMinorUnits(currency, raise)), reason };
}

export type Totals = { people: number; proposed: number; pay: number; raises: number };
type InCycle = { currency: string; rates: Rates };

/** What lines come to in the cycle's currency. */
export function totalsOf(rows: readonly LiveRow[], { currency, rates }: InCycle): Totals {
  const totals = { people: rows.length, proposed: 0, pay: 0, raises: 0 };
  for (const { base, raise, currency: own } of rows) {
    totals.pay += toCycleCurrency(base, own, currency, rates) ?? 0;
    if (raise === null) continue;
    totals.proposed += 1;
    totals.raises += toCycleCurrency(raise, own, currency, rates) ?? 0;
  }
  return totals;
}
