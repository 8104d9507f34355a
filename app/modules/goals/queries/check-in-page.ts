import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { findCheckInAddress, type CheckInAddress } from "../check-in-addresses.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { templateOf } from "../data/template-record.ts";
import type { TimeFrame } from "../domain/time-frame.ts";
import { filterConditions, readConditions, goalFiltersInput, scopeCondition } from "./goal-filters.ts";
import { goalNames, type GoalNames } from "./goal-names.ts";
import { takePage } from "#app/platform/lists/keyset.ts";
import { goalOrderInput, orderedPage } from "./goal-order.ts";
import { requireArea } from "./require-area.ts";
import { goalPeriods } from "./goal-periods.ts";
import { goalRowColumns, type GoalRow, asSeen, type WithDue } from "./goal-row.ts";
import { allOf, sql } from "#tenancy/sql.ts";

const pageSize = 50;

export const checkInPageInput = goalFiltersInput
  .pick({ period: true, text: true })
  .extend(goalOrderInput.pick({ after: true, before: true }).shape);
export type CheckInPageInput = z.output<typeof checkInPageInput>;

/** A goal to check in on, under the objective it belongs to, where the actor may see that. */
export type CheckInRow = GoalRow & WithDue & { objective: string | null };

export type CheckInPage = {
  address: CheckInAddress;
  input: CheckInPageInput;
  rows: CheckInRow[];
  count: number;
  previous: string | null;
  next: string | null;
  periods: TimeFrame[];
  names: GoalNames;
};

/**
 * The open key results and manual objectives of an address that the actor may check in on, the next due first, parts
 * of one objective together.
 */
export async function checkInPage(context: Context, input: CheckInPageInput, pathname: string): Promise<CheckInPage> {
  const address = findCheckInAddress(pathname);
  if (!address) throw notFound("This address");
  requireArea(context, address);
  return {
    address,
    input,
    ...(await rowsOf(context, input, address)),
    periods: await goalPeriods(context),
    names: goalNames((await templateOf(context)).template),
  };
}

async function rowsOf(
  context: Context,
  input: CheckInPageInput,
  { scope }: CheckInAddress,
): Promise<Pick<CheckInPage, "rows" | "count" | "previous" | "next">> {
  const allowed = await goalsAllowing(context, "check-in");
  const seen = await goalsAllowing(context, "view");
  const kept = allOf([
    sql`g.archived_at is null and g.progress_level <> 'CLOSED' and (g.kind = 'KEY_RESULT' or g.progress_type = 'MANUAL')`,
    ...filterConditions(context, { ...input, kind: "ALL" }),
    ...(await readConditions(context, input)),
    await scopeCondition(context, { scope }),
    allowed.where,
    seen.where,
  ]);
  const page = orderedPage({ ...input, sort: "objective" });
  const found = await context.rows<CheckInRow & { cursorKey: string; count: number }>(
    sql`with recursive ${allowed.with},
     kept as (select g.id from {goal} g where g.deleted_at is null and ${kept}),
     listed as (
       select ${goalRowColumns}, ${page.column}, row_number() over (order by ${page.orderBy}) as place
         from {goal} g join {goal_period} p on p.id = g.period_id
        where g.id in (select id from kept) and ${page.where} order by ${page.orderBy} limit ${pageSize + 1})
     select listed.*, (select count(*)::int from kept) as count,
            (select g.title from {goal} g where g.id = listed."parentId" and g.deleted_at is null
              and (${seen.where})) as objective
       from listed order by place`,
  );
  const { rows, previous, next } = takePage(page, found, pageSize);
  return {
    rows: await asSeen(
      context,
      rows.map(({ count: _, ...row }) => row),
    ),
    count: found[0]?.count ?? 0,
    previous,
    next,
  };
}
