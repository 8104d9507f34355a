import { managersAbove, unitsAround } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

export type PointsFacts = { kind: "Points"; employeeId: string; managerIds: string[]; orgUnitIds: string[] };

/** What rules test of somebody's points: who they are, who stands above them and in which org units they sit today. */
export async function pointsFacts(context: Context, employeeId: string): Promise<PointsFacts> {
  const managerIds = (await managersAbove(context, [employeeId])).get(employeeId) ?? [];
  const orgUnitIds = await unitsAround(context, [employeeId]);
  return { kind: "Points", employeeId, managerIds, orgUnitIds };
}

/** The same, if the actor may do this with them; 404 where they may not even see them. */
export async function requirePoints(
  context: Context,
  action: "view" | "record" | "appeal" | "correct" | "decide" | "handle",
  employeeId: string,
): Promise<PointsFacts> {
  const known = await context.rows(sql`select from {employee} e where e.id = ${employeeId}`);
  if (known.length === 0) throw notFound("Points");
  const facts = await pointsFacts(context, employeeId);
  await authorize(context, action, facts);
  return facts;
}
