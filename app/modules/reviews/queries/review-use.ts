import type { Context } from "#app/platform/context/context.ts";
import { reportsOf } from "#app/modules/people/index.ts";
import type { Reach } from "#app/platform/contributions/room-access.ts";
import type { ModuleUse } from "#app/platform/contributions/room-data.ts";
import { sql } from "#tenancy/sql.ts";

/** What the company has in reviews. */
export async function reviewUse(context: Context): Promise<readonly ModuleUse[]> {
  const [row] = await context.rows<{ cycles: number; forms: number }>(
    sql`select (select count(*)::int from {review_cycle}) as cycles, (select count(*)::int from {review_form}
      where status = 'SUBMITTED') as forms`,
  );
  return [
    { label: "use.cycles", count: row!.cycles },
    { label: "use.forms", count: row!.forms },
  ];
}

/** How many results the actor reads and shares, in one statement. */
export async function reviewReach(context: Context): Promise<readonly Reach[]> {
  const me = context.actor.employeeId;
  const runs = (await context.ability()).decide("run", { kind: "ReviewCycle" }).allowed;
  const [row] = await context.rows<{ view: number; share: number }>(
    sql`with recursive ${reportsOf(me, context.today())}
      select count(*) filter (where ${runs} and r.employee_id <> ${me} or r.employee_id = ${me}
          and r.shared_at is not null or r.manager_id = ${me}
          or r.employee_id in (select employee_id from below))::int as view,
        count(*) filter (where r.employee_id <> ${me} and (${runs} or r.manager_id = ${me}))::int as share
      from {review_reviewee} r where r.removed_at is null`,
  );
  return (["view", "share"] as const).map((action) => ({ label: `reach.${action}`, count: row![action] }));
}
