import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { liveReportingLine, peopleInside } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { templateOf } from "../data/template-record.ts";
import { viewReach } from "../domain/view-reach.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export const goalScopes = [
  "my-goals",
  "direct-reports",
  "all-reports",
  "view",
  "company",
  "individuals-goals",
] as const;
export const scopeInput = z.object({
  scope: z
    .enum(goalScopes)
    .default("my-goals")
    .describe("Whose goals: the caller's, their reports', or all the caller may see."),
  ownerId: ids.owner.optional(),
});

/**
 * Whose goals a list is about, as a condition on a goal called `g`; what the actor may see of them is asked besides.
 * May refer to `below`, everybody under the actor.
 */
export async function scopeCondition(context: Context, { scope, ownerId }: z.output<typeof scopeInput>): Promise<Sql> {
  const me = context.actor.employeeId;
  if (scope === "company") return sql`true`;
  if (scope === "view") return inView(context);
  if (scope === "my-goals") return heldBy(sql`= ${me}::uuid`, await ownTypes(context));
  if (scope === "individuals-goals") return heldBy(sql`= ${ownerId ?? me}::uuid`, ["OWNER"]);
  if (scope === "all-reports") return heldBy(sql`in (select employee_id from below)`, ["OWNER"]);
  return heldBy(
    sql`in (select a.employee_id from {assignment} a where a.manager_id = ${me} and ${liveReportingLine(context.today())})`,
    ["OWNER"],
  );
}

/** Goals of others, neither the actor's own nor of people below them: those the view area is about. */
function inView({ actor, today }: Context): Sql {
  const reach = viewReach(actor);
  const owned = sql`select from {goal_owner} s where s.goal_id = g.id and s.owner_type = 'OWNER'`;
  const others = sql`not exists (${owned} and (s.employee_id = ${actor.employeeId} or s.employee_id in (select employee_id from below)))`;
  if (reach.everybody) return others;
  const units = reach.orgUnitIds.length > 0 ? peopleInside(reach.orgUnitIds, today()) : null;
  const helped = sql`g.id in (select s.goal_id from {goal_owner} s join below on below.employee_id = s.employee_id where s.owner_type = 'COLLABORATOR')`;
  return sql`${others} and (${helped}${units ? sql` or exists (${owned} and s.employee_id in ${units})` : sql``})`;
}

/** The template says whether "mine" means owned, helped with, or both; one that says neither leaves both. */
export async function ownTypes(context: Context): Promise<("OWNER" | "COLLABORATOR")[]> {
  const { template } = await templateOf(context);
  if (template.includeOwnerGoals === template.includeCollaboratorGoals) return ["OWNER", "COLLABORATOR"];
  return [template.includeOwnerGoals ? "OWNER" : "COLLABORATOR"];
}

function heldBy(people: Sql, types: readonly string[]): Sql {
  return sql`g.id in (select s.goal_id from {goal_owner} s where s.owner_type in (${sql.join(types.map(sql.lit))}) and s.employee_id ${people})`;
}
