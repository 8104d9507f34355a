import { isPresent } from "#app/modules/people/index.ts";
import type { Withheld } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import { loadTemplates, templateOf } from "../data/template-record.ts";
import { shapesTemplates, templateAdminKinds, templateRight, usesGoals } from "../domain/in-use.ts";
import { placeOf } from "./template-moves.ts";

const mostNamed = 3;

/** Why goals are not in use for the actor, with a few of those who can change it; null where they are. */
export async function withheldGoals(context: Context): Promise<Omit<Withheld, "feature"> | null> {
  if (shapesTemplates(context.actor) || usesGoals(context.actor, (await templateOf(context)).template)) return null;
  const admins = await context.rows<{ name: string }>(
    `select e.display_name as name from {employee} e join {admin_access} a on a.employee_id = e.id and a.kind = any(?::text[]) where ${isPresent("e.id")}
      group by e.id order by min(array_position(?::text[], a.kind)), e.display_name, e.id limit ${mostNamed}`,
    [templateAdminKinds, context.today(), templateAdminKinds],
  );
  return { code: "goals.not-in-use", by: admins.map(({ name }) => name) };
}

const kinds = templateAdminKinds.map((kind) => `'${kind}'`).join(", ");

/** True for the rows of `{employee} e` who shape templates, and so keep goals whatever their template says. */
export const shapingTemplates = `(exists (select from {admin_access} x where x.employee_id = e.id and x.kind in (${kinds}))
  or exists (select from {custom_role_holder} h join {custom_role} r on r.id = h.role_id where h.employee_id = e.id and '${templateRight}' = any(r.rights)))`;

/** The template each person lives by, by their id; of those alone who live by another than the company's own. */
export async function templatesByPerson(context: Context): Promise<ReadonlyMap<string, string>> {
  const templates = await loadTemplates(context);
  if (templates.every(({ cohortIds }) => cohortIds.length === 0)) return new Map();
  const place = await placeOf(context, templates);
  const rows = await context.rows<{ id: string; place: number }>(
    `select id, place from (select e.id, ${place.text} as place from {employee} e) lived where place < ?`,
    [...place.values, templates.length - 1],
  );
  return new Map(rows.map((row) => [row.id, String(row.place)]));
}

/** Those of these people for whom goals are in use. */
export async function usingGoals(context: Context, employeeIds: readonly string[]): Promise<ReadonlySet<string>> {
  const templates = await loadTemplates(context);
  const closed = templates.flatMap(({ template }, place) =>
    template.configData.OBJECTIVE_TYPE === "DISABLED" ? [place] : [],
  );
  if (closed.length === 0 || employeeIds.length === 0) return new Set(employeeIds);
  const place = await placeOf(context, templates);
  const rows = await context.rows<{ id: string }>(
    `select e.id from {employee} e where e.id = any(?::uuid[]) and (${place.text} <> all(?::int[]) or ${shapingTemplates})`,
    [employeeIds, ...place.values, closed],
  );
  return new Set(rows.map(({ id }) => id));
}
