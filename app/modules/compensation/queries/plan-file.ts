import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetPages } from "#app/platform/files/sheet.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import { readMembers } from "../data/member-record.ts";
import { planningScopes, rowsPerGrid } from "../domain/planning-view.ts";
import { gridRows, type GridRow } from "./grid-rows.ts";
import { chosenCycle, linesSeen, narrowedTo, planningPageInput } from "./planning-page.ts";
import { wordsOf } from "./words.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";

const { long, money, number, text } = sheetsIn(wordsOf);

export const planFileInput = planningPageInput.pick({ filter: true, q: true, unit: true, with: true }).extend({
  cycle: z.guid(),
  scope: z.enum(planningScopes).catch("all-reports").default("all-reports"),
  format: z.enum(["CSV", "XLSX"]).catch("XLSX").default("XLSX"),
});

/** The lines of a cycle that the actor sees and asks for, to look at elsewhere; that they were taken out is in the audit log. */
export async function planFile(context: Context, input: z.output<typeof planFileInput>): Promise<LongSheet> {
  const { scope, cycle: wanted } = input;
  const { cycle } = await chosenCycle(context, scope, wanted);
  if (cycle?.id !== wanted) throw notFound("CompensationCycle");
  const where = allOf([await linesSeen(context, cycle, scope), await narrowedTo(context, cycle, input)]);
  return planSheet(linesOf(context, cycle, where));
}

/** As many at a time as a grid shows; noted as read once all were. */
async function* linesOf(context: Context, cycle: CycleRecord, where: Sql): SheetPages<GridRow> {
  const read = ({ limit, offset }: Slice) =>
    readMembers(
      context,
      where,
      sql`order by m.proposer_id, m.node_id, lower(e.display_name), m.id limit ${limit} offset ${offset}`,
    );
  let people = 0;
  for await (const members of pagesBySlice(read, rowsPerGrid)) {
    const rows = await gridRows(context, cycle, members);
    people += rows.length;
    yield rows;
  }
  await context.noteRead({
    action: "compensation.export-pay",
    subjectType: "CompensationPay",
    subjectId: cycle.id,
    detail: { people },
  });
}

/** Long where a company plans for everybody at once. */
export const planExport = listExport({
  kind: "compensation.plan-file",
  can: all(feature("COMPENSATION"), mayEver("view", "CompensationPlan")),
  input: planFileInput,
  name: (context) => `raises-${context.today()}`,
  sheet: planFile,
});

const afterOf = ({ base, raise, promotion, adjustment }: GridRow) =>
  base + (raise ?? 0) + (promotion?.amount ?? 0) + (adjustment?.amount ?? 0);
const share = (points: number | null | undefined) => (points === null || points === undefined ? null : points / 100);

function planSheet(pages: SheetPages<GridRow>): LongSheet {
  const amount = (of: (row: GridRow) => number | null) => (row: GridRow) => {
    const minorUnits = of(row);
    return minorUnits === null ? null : { minorUnits, currency: row.currency };
  };
  return long<GridRow>(
    "file.plan",
    [
      text("employee_id", { common: "employee-id" }, (row) => row.employeeId),
      text("employee", "grid.name", (row) => row.name),
      text("unit", "sheet.unit", (row) => row.unit),
      text("proposer", "file.proposer", (row) => row.proposer),
      text("currency", { common: "currency" }, (row) => row.currency),
      money(
        "base",
        "grid.base",
        amount((row) => row.base),
      ),
      number("range_percent", "file.range", (row) => share(row.compaBefore)),
      text("rating", "grid.rating", (row) => row.rating),
      number("guideline_minimum", "file.minimum", (row) => share(row.target?.minimum)),
      number("guideline_maximum", "file.maximum", (row) => share(row.target?.maximum)),
      number("raise_percent", "file.percent", (row) => share(row.percent)),
      money(
        "raise",
        "grid.raise",
        amount((row) => row.raise),
      ),
      text("reason", "grid.reason", (row) => row.reason),
      money(
        "promotion",
        "grid.promotion",
        amount((row) => row.promotion?.amount ?? null),
      ),
      text("new_title", "lines-of.title", (row) => row.promotion?.title ?? ""),
      money(
        "adjustment",
        "grid.adjustment",
        amount((row) => row.adjustment?.amount ?? null),
      ),
      text("adjustment_reason", "lines-of.adjustment-reason", (row) => row.adjustment?.reason ?? ""),
      money("base_after", "grid.after", amount(afterOf)),
      text(
        "status",
        "grid.state",
        (row) => row.turn,
        (row, t) => t(`turn.${row.turn}`, { name: row.turnName }),
      ),
    ],
    pages,
  );
}
