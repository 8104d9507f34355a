import { isPresent, managersAbove } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

export type DevelopmentFacts = { kind: "Development"; employeeId: string; managerIds: string[] };

/** What rules test of somebody's development: who they are, and who stands above them today. */
export async function developmentFacts(context: Context, employeeId: string): Promise<DevelopmentFacts> {
  const managerIds = (await managersAbove(context, [employeeId])).get(employeeId) ?? [];
  return { kind: "Development", employeeId, managerIds };
}

/** The same, if the actor may do this with it; 404 where they may not even see it. */
export async function requireDevelopment(
  context: Context,
  action: "view" | "assess" | "self-assess" | "describe",
  employeeId: string,
): Promise<DevelopmentFacts> {
  const known = await context.rows(
    sql`select from {employee} e where e.id = ${employeeId} and ${isPresent(sql`e.id`, context.today())}`,
  );
  if (known.length === 0) throw notFound("Development");
  const facts = await developmentFacts(context, employeeId);
  await authorize(context, action, facts);
  return facts;
}
