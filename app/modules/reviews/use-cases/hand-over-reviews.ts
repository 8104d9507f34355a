import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Giving, HandOver } from "#app/platform/contributions/moves-with.ts";
import { sql } from "#tenancy/sql.ts";
import { readCycle } from "../data/cycle-record.ts";
import { reviewPlaces } from "../review-places.ts";
import { moveAccountable } from "./move-accountable.ts";

/** Reviews that somebody is accountable for and has not written yet, as they go over to others. */
export const openReviews: HandOver = {
  ...{ kind: "ReviewResult", label: "lifecycle.open", place: reviewPlaces.mine },
  open: openWith,
  titles: titlesOf,
  give: giveReviews,
};

/** Of running cycles; what was shared or waits for nobody's words stays whose it was. */
async function openWith(context: Context, employeeId: string): Promise<string[]> {
  const rows = await context.rows<{ id: string }>(
    sql`select r.id from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id
      where r.manager_id = ${employeeId} and r.employee_id <> ${employeeId} and c.state = 'IN_PROGRESS'
        and r.removed_at is null and r.shared_at is null
        and exists (select from {review_form} f where f.reviewee_id = r.id and f.provider = 'MANAGER'
          and f.reviewer_id = ${employeeId} and f.removed_at is null and f.status <> 'SUBMITTED')
      order by c.id, r.id limit 500`,
  );
  return rows.map(({ id }) => id);
}

/** Whom they are about and in which cycle, for who runs cycles and for who is accountable. */
async function titlesOf(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const runs = (await context.ability()).anyOf("run", "ReviewCycle");
  const rows = await context.rows<{ id: string; title: string }>(
    sql`select r.id, e.display_name || ' (' || c.name || ')' as title from {review_reviewee} r
      join {review_cycle} c on c.id = r.cycle_id join {employee} e on e.id = r.employee_id
      where r.id = any(${[...ids]}::uuid[]) and (${runs} or r.manager_id = ${context.actor.employeeId})`,
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Nobody is given the review of themselves, nor gives away who judges them. */
async function giveReviews(context: Context, { fromId, toId, ids }: Giving): Promise<string[]> {
  const by = context.actor.employeeId;
  const actId = context.newId();
  const given: string[] = [];
  for (const revieweeId of ids) {
    const open = await firstRow<{ cycleId: string }>(
      context,
      sql`select r.cycle_id as "cycleId" from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id
        where r.id = ${revieweeId} and r.manager_id = ${fromId} and r.employee_id not in (${toId}, ${by})
          and c.state = 'IN_PROGRESS' and r.removed_at is null and r.shared_at is null for update of r`,
    );
    if (!open) continue;
    const move = { revieweeId, managerId: toId, actId, reason: "handed-over", by, told: true };
    if (await moveAccountable(context, await readCycle(context, open.cycleId), move)) given.push(revieweeId);
  }
  return given;
}
