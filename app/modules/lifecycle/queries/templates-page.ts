import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";
import type { Moment } from "../domain/moments.ts";
import type { TemplateStep } from "../domain/steps.ts";

export const templatesInput = z.object({
  template: z
    .union([z.guid(), z.literal("new")])
    .optional()
    .catch(undefined),
});

export type TemplateRow = {
  id: string;
  name: string;
  moment: Moment;
  number: number;
  steps: number;
  running: number;
  archived: boolean;
};
export type OpenTemplate = {
  id: string | null;
  name: string;
  moment: Moment;
  version: number | null;
  steps: (TemplateStep & { personName?: string })[];
};
export type TemplatesPage = { rows: TemplateRow[]; open: OpenTemplate | null };

/** The templates with how many journeys run by each, and one of them to be changed. */
export async function templatesPage(
  context: Context,
  { template }: z.output<typeof templatesInput>,
): Promise<TemplatesPage> {
  await authorize(context, "edit", { kind: "LifecycleTemplates" });
  return { rows: await readTemplates(context), open: template ? await openTemplate(context, template) : null };
}

/** Every template with its newest number; those that were put away come last. */
export function readTemplates(context: Context): Promise<TemplateRow[]> {
  return context.rows<TemplateRow>(
    sql`select t.id, t.name, t.moment, v.number, jsonb_array_length(v.steps) as steps, t.archived_at is not null as archived,
        (select count(*)::int from {lifecycle_journey} j where j.template_id = t.id and j.state = 'RUNNING') as running
      from {lifecycle_template} t join {lifecycle_template_version} v on v.template_id = t.id
      where not exists (select from {lifecycle_template_version} later
        where later.template_id = t.id and later.number > v.number)
      order by t.archived_at is not null, lower(t.name), t.id limit 500`,
  );
}

async function openTemplate(context: Context, id: string): Promise<OpenTemplate> {
  if (id === "new") return { id: null, name: "", moment: "HIRE", version: null, steps: [] };
  const found = await firstRow<OpenTemplate>(
    context,
    sql`select t.id, t.name, t.moment, t.version, v.steps from {lifecycle_template} t
      join {lifecycle_template_version} v on v.template_id = t.id
      where t.id = ${id} and t.archived_at is null order by v.number desc limit 1`,
  );
  if (!found) throw notFound("LifecycleTemplate");
  const named = found.steps.flatMap(({ personId }) => personId ?? []);
  const people = await context.rows<{ id: string; name: string }>(
    sql`select e.id, e.display_name as name from {employee} e where e.id = any(${named}::uuid[])`,
  );
  const names = new Map(people.map(({ id: personId, name }) => [personId, name]));
  return {
    ...found,
    steps: found.steps.map((step) => {
      const personName = step.personId ? names.get(step.personId) : undefined;
      return personName ? { ...step, personName } : step;
    }),
  };
}
