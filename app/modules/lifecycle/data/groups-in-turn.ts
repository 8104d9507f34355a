import { membersOfGroups } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import { inTurn, type GroupInTurn } from "../domain/in-turn.ts";
import type { TemplateStep } from "../domain/steps.ts";

/** Who of a team or a job role gets the next step: whoever is at work and has the fewest open ones. */
export async function groupsInTurn(context: Context, steps: readonly TemplateStep[]): Promise<GroupInTurn> {
  const of = (doer: TemplateStep["doer"]) =>
    steps.flatMap((step) => (step.doer === doer && step.groupId ? [step.groupId] : []));
  const members = await membersOfGroups(context, { teams: of("TEAM"), roles: of("ROLE"), day: context.today() });
  const everybody = [...new Set([...members.values()].flat())];
  if (everybody.length === 0) return () => null;
  const open = await context.rows<{ id: string; count: number }>(
    sql`select s.assignee_id as id, count(*)::int as count from {lifecycle_step} s
      where s.assignee_id = any(${everybody}::uuid[]) and s.state = 'OPEN' group by s.assignee_id`,
  );
  return inTurn(members, new Map(open.map(({ id, count }) => [id, count])));
}
