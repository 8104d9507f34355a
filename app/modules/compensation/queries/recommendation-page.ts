import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { readMembers } from "../data/member-record.ts";
import { rowsPerPage, type PlanningScope } from "../domain/planning-view.ts";
import { chosenCycle, factsOf, linesSeen, planningPageInput, type PlanningPage } from "./planning-page.ts";
import { gridRows, type GridRow } from "./grid-rows.ts";
import { recommendationsOf, type Recommendation } from "./recommendations.ts";
import { whatIf, type WhatIf } from "./what-if.ts";
import { sql } from "#tenancy/sql.ts";

const tried = z.coerce.number().min(0).max(50).optional().catch(undefined);
/** `a` and `b` are budgets to be tried, in percent of base pay. */
export const recommendationPageInput = planningPageInput
  .pick({ cycle: true, page: true })
  .extend({ a: tried, b: tried });

export type RecommendedRow = GridRow & { recommendation: Recommendation | null };
export type RecommendationPage = Pick<PlanningPage, "scope" | "cycles" | "cycle" | "total" | "page"> & {
  rows: RecommendedRow[];
  /** Lines nothing is proposed for yet and that have a recommendation, whose turn is with the actor. */
  open: number;
  /** Budgets side by side, for who administers the cycle. */
  whatIf: WhatIf[];
};

/** What the guideline and the budget recommend for the lines the actor may see, each with its reasons. */
export async function recommendationPage(
  context: Context,
  scope: PlanningScope,
  input: z.output<typeof recommendationPageInput>,
): Promise<RecommendationPage> {
  const { cycles, cycle: record } = await chosenCycle(context, scope, input.cycle);
  const listed = cycles.map(({ id, name, state }) => ({ id, name, state }));
  const cycle = record ? factsOf(record) : null;
  const page = { scope, cycles: listed, cycle, page: input.page };
  if (!record || !cycle || record.state === "DRAFT") return { ...page, rows: [], total: 0, open: 0, whatIf: [] };
  const recommended = await recommendationsOf(context, record);
  const seen = await linesSeen(context, cycle, scope);
  const [counted] = await context.rows<{ total: number }>(
    sql`select count(*)::int as total from {compensation_member} m where m.excluded is null and ${seen}`,
  );
  const members = await readMembers(
    context,
    seen,
    sql`order by m.proposer_id, lower(e.display_name), m.id limit ${rowsPerPage} offset ${(input.page - 1) * rowsPerPage}`,
  );
  const rows = (await gridRows(context, record, members)).map((row) => ({
    ...row,
    recommendation: recommended.get(row.memberId) ?? null,
  }));
  const open = rows.filter(
    ({ raise, recommendation, editable }) => editable && raise === null && recommendation,
  ).length;
  const admin = scope === "company" && (await context.ability()).decide("edit", { kind: "CompensationCycle" }).allowed;
  const budgets = [input.a, input.b].flatMap((percent) => (percent === undefined ? [] : [Math.round(percent * 100)]));
  return {
    ...page,
    rows,
    total: counted!.total,
    open,
    whatIf: admin ? await whatIf(context, record, budgets) : [],
  };
}
