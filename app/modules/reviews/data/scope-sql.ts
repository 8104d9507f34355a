import { reportsOf } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Scope } from "../review-places.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Lists of people are for who leads them, and for who runs cycles; the company's numbers for who was given insights too. */
export async function requireScope(
  context: Context,
  scope: Scope,
  what: "people" | "numbers" = "people",
): Promise<void> {
  const kind = scope !== "company" ? "ReviewTeam" : what === "numbers" ? "ReviewInsights" : "ReviewCycle";
  await authorize(context, "view", { kind });
}

/** What a statement begins with, and which reviewees called `r` are of the scope: as the rules about results say it. */
export function scopeSql(context: Context, scope: Scope): { with: Sql; where: Sql } {
  const me = context.actor.employeeId;
  const below = sql`with recursive ${reportsOf(me, context.today())}`;
  if (scope === "company") return { with: below, where: sql`true` };
  if (scope === "direct-reports") return { with: below, where: sql`r.manager_id = ${me}` };
  return { with: below, where: sql`(r.manager_id = ${me} or r.employee_id in (select employee_id from below))` };
}
