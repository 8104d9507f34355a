import { saysNobody } from "#app/modules/audiences/domain.ts";
import { placeAmong } from "#app/modules/audiences/index.ts";
import { adminsOfKinds, holdsAdminAccess, holdsRoleRight } from "#app/modules/access/index.ts";
import type { Withheld } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import { loadTemplates, templateOf } from "../data/template-record.ts";
import { shapesTemplates, templateAdminKinds, templateRight, usesGoals } from "../domain/in-use.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const mostNamed = 3;

/** Why goals are not in use for the actor, with a few of those who can change it; null where they are. */
export async function withheldGoals(context: Context): Promise<Omit<Withheld, "feature"> | null> {
  if (shapesTemplates(context.actor) || usesGoals(context.actor, (await templateOf(context)).template)) return null;
  const admins = await adminsOfKinds(context, templateAdminKinds, mostNamed);
  return { code: "goals.not-in-use", by: admins.map(({ name }) => name) };
}

/** True for the rows of `{employee} e` who shape templates, and so keep goals whatever their template says. */
export const shapingTemplates = sql`(${holdsAdminAccess(templateAdminKinds)} or ${holdsRoleRight(templateRight)})`;

/** The template each person lives by, by their id; of those alone who live by another than the company's own. */
export async function templatesByPerson(context: Context): Promise<ReadonlyMap<string, string>> {
  const templates = await loadTemplates(context);
  if (templates.every(({ audience }) => saysNobody(audience))) return new Map();
  const place = await placeAmong(context, templates);
  const rows = await context.rows<{ id: string; place: number }>(
    sql`select id, place from (select e.id, ${place} as place from {employee} e) lived where place < ${templates.length - 1}`,
  );
  return new Map(rows.map((row) => [row.id, String(row.place)]));
}

/** True for the rows of `{employee} e` for whom goals are in use; null where they are for everybody. */
export async function inUseFor(context: Context): Promise<Sql | null> {
  const templates = await loadTemplates(context);
  const closed = templates.flatMap(({ template }, place) =>
    template.configData.OBJECTIVE_TYPE === "DISABLED" ? [place] : [],
  );
  if (closed.length === 0) return null;
  return sql`(${await placeAmong(context, templates)} <> all(${closed}::int[]) or ${shapingTemplates})`;
}

/** Those of these people for whom goals are in use. */
export async function usingGoals(context: Context, employeeIds: readonly string[]): Promise<ReadonlySet<string>> {
  const inUse = employeeIds.length === 0 ? null : await inUseFor(context);
  if (!inUse) return new Set(employeeIds);
  const rows = await context.rows<{ id: string }>(
    sql`select e.id from {employee} e where e.id = any(${employeeIds}::uuid[]) and ${inUse}`,
  );
  return new Set(rows.map(({ id }) => id));
}
