import { z } from "zod";
import { allGrades } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import type { MemberFacts } from "../data/sealed.ts";
import { ids } from "../domain/ids.ts";
import { toCycleCurrency } from "../domain/rates.ts";
import { raiseTyped } from "../domain/typed-raise.ts";
import type { CellOutcome, RaiseGiven } from "./raise-work.ts";
import { sql } from "#tenancy/sql.ts";

const typed = z.string().max(40);
const asTyped = "As people type it: `3.2 %` of base pay, or an amount for a year; empty for none.";

export const cellInput = z.object({
  memberId: ids.member,
  raise: typed.describe(asTyped),
  reason: z.string().trim().max(1000).default("").describe("Why, where it leaves the guideline."),
  promotion: z
    .object({
      title: z.string().trim().max(120).describe("The new title."),
      gradeId: z.preprocess((value) => value || null, z.guid().nullable().default(null)).describe("The new grade."),
      amount: typed.default("").describe(asTyped),
    })
    .nullable()
    .optional()
    .describe("A promotion beside the merit raise; null takes it away, left out it stays."),
  adjustment: z
    .object({ amount: typed.describe(asTyped), reason: z.string().trim().max(1000).describe("Why.") })
    .nullable()
    .optional()
    .describe("An adjustment beside the merit raise; null takes it away, left out it stays."),
  version: z.coerce.number().int().describe("Counts the changes of the line; of two at once the second is told."),
});
export type TypedCell = z.output<typeof cellInput>;

/** What grades are called, where cells name some. */
export async function gradesNamed(context: Context, cells: readonly TypedCell[]): Promise<Map<string, string>> {
  const asked = [...new Set(cells.flatMap(({ promotion }) => promotion?.gradeId ?? []))];
  if (asked.length === 0) return new Map();
  const rows = await context.rows<{ id: string; name: string }>(
    sql`select g.id, g.name from ${allGrades} g where g.id = any(${asked}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Reading = { cycle: Pick<CycleRecord, "currency" | "settings">; grades: ReadonlyMap<string, string> };

/** What was typed for a line in figures, or why it is nothing that could be proposed. */
export function readCell(
  { cycle, grades }: Reading,
  facts: Pick<MemberFacts, "base" | "currency">,
  cell: TypedCell,
): RaiseGiven | CellOutcome {
  const { promotion, adjustment } = cell;
  const { settings } = cycle;
  if ((promotion && settings.promotion === "OFF") || (adjustment && settings.adjustment === "OFF"))
    return "NOT_OFFERED";
  const merit = amountOf(cycle, facts, cell.raise);
  const promoted = promotion ? amountOf(cycle, facts, promotion.amount) : null;
  const adjusted = adjustment ? amountOf(cycle, facts, adjustment.amount) : null;
  if (merit === "WRONG" || promoted === "WRONG" || adjusted === "WRONG") return "MALFORMED";
  if (promotion && promotion.title === "") return "TITLE_NEEDED";
  if (adjusted && adjusted.amount > 0 && adjustment?.reason === "") return "ADJUSTMENT_REASON";
  const grade = grades.get(promotion?.gradeId ?? "");
  return {
    memberId: cell.memberId,
    raise: merit && merit.amount,
    cost: merit?.cost ?? 0,
    reason: cell.reason,
    version: cell.version,
    ...(promotion !== undefined && {
      promotion: promotion && {
        title: promotion.title,
        gradeId: grade === undefined ? null : promotion.gradeId,
        grade: grade ?? "",
        amount: promoted?.amount ?? 0,
        cost: promoted?.cost ?? 0,
      },
    }),
    ...(adjustment !== undefined && {
      adjustment: adjustment && adjusted && { ...adjusted, reason: adjustment.reason },
    }),
  };
}

type Amount = { amount: number; cost: number };

function amountOf(
  { currency, settings }: Reading["cycle"],
  facts: Pick<MemberFacts, "base" | "currency">,
  text: string,
): Amount | null | "WRONG" {
  if (text.trim() === "") return null;
  const { base, currency: own } = facts;
  const amount = raiseTyped(text, { base, currency: own, step: settings.rounding[own] ?? 1 });
  if (amount === null) return "WRONG";
  return { amount, cost: toCycleCurrency(amount, own, currency, settings.rates)! };
}
