import { z } from "zod";
import { emptyAudience, type AudienceRule } from "#app/modules/audiences/domain.ts";
import {
  audienceChoices,
  namesOfAudiences,
  type AudienceChoices,
  type AudienceNames,
} from "#app/modules/audiences/index.ts";
import { allFunctions, allRoles, companyLanguage, teamsSeen } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";
import { isInRegister, type Moment } from "../domain/moments.ts";
import type { TemplateStep } from "../domain/steps.ts";
import { beginnings, type Beginning } from "./beginnings.ts";
import { wouldBegin } from "./waiting-for-journeys.ts";

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
  audience: AudienceRule;
  followsRegister: boolean;
};
export type OpenTemplate = {
  id: string | null;
  name: string;
  moment: Moment;
  version: number | null;
  steps: (TemplateStep & { personName?: string })[];
  audience: AudienceRule;
  followsRegister: boolean;
  /** Who does the steps of HR where journeys begin by themselves: the viewer, where nobody was chosen. */
  hr: { id: string; name: string };
  /** How many journeys would begin at once; null where they begin by themselves already, or never do. */
  wouldBegin: number | null;
  choices: AudienceChoices;
  groups: StepGroups;
  /** In what the words of steps are written; other languages are beside them. */
  language: Language;
};
/** Whom a step can be given to besides single people, and what it can lead to. */
export type StepGroups = { begins: Beginning[] } & GroupChoices;
type GroupChoices = { teams: { id: string; name: string }[]; roles: { id: string; name: string }[] };
export type TemplatesPage = { rows: (TemplateRow & { names: AudienceNames })[]; open: OpenTemplate | null };

/** The templates with how many journeys run by each, and one of them to be changed. */
export async function templatesPage(
  context: Context,
  { template }: z.output<typeof templatesInput>,
): Promise<TemplatesPage> {
  await authorize(context, "edit", { kind: "LifecycleTemplates" });
  const rows = await readTemplates(context);
  const names = await namesOfAudiences(
    context,
    rows.map(({ audience }) => audience),
  );
  return {
    rows: rows.map((row, place) => ({ ...row, names: names[place]! })),
    open: template ? await openTemplate(context, template) : null,
  };
}

/** Every template with its newest number; those that were put away come last. */
export function readTemplates(context: Context): Promise<TemplateRow[]> {
  return context.rows<TemplateRow>(
    sql`select t.id, t.name, t.moment, v.number, jsonb_array_length(v.steps) as steps, t.archived_at is not null as archived,
        t.audience, t.follows_register as "followsRegister",
        (select count(*)::int from {lifecycle_journey} j where j.template_id = t.id and j.state = 'RUNNING') as running
      from {lifecycle_template} t join {lifecycle_template_version} v on v.template_id = t.id
      where not exists (select from {lifecycle_template_version} later
        where later.template_id = t.id and later.number > v.number)
      order by t.archived_at is not null, lower(t.name), t.id limit 500`,
  );
}

type Kept = Pick<OpenTemplate, "name" | "moment" | "version" | "steps" | "audience" | "followsRegister"> & {
  id: string | null;
  hrId: string | null;
};

async function openTemplate(context: Context, id: string): Promise<OpenTemplate> {
  const kept = id === "new" ? fresh : await keptTemplate(context, id);
  const { hrId, steps, ...found } = kept;
  const named = steps.flatMap(({ personId }) => personId ?? []);
  const people = await context.rows<{ id: string; name: string }>(
    sql`select e.id, e.display_name as name from {employee} e
      where e.id = any(${[...named, ...(hrId ? [hrId] : [])]}::uuid[])`,
  );
  const names = new Map(people.map(({ id: personId, name }) => [personId, name]));
  const { employeeId, name } = context.actor;
  const hrName = hrId ? names.get(hrId) : undefined;
  const begins = found.id !== null && isInRegister(found.moment) && !found.followsRegister;
  return {
    ...found,
    hr: hrId && hrName !== undefined ? { id: hrId, name: hrName } : { id: employeeId, name },
    wouldBegin: begins ? await wouldBegin(context, found) : null,
    choices: await audienceChoices(context, found.audience),
    groups: await stepGroups(context),
    language: await companyLanguage(context),
    steps: steps.map((step) => {
      const personName = step.personId ? names.get(step.personId) : undefined;
      return personName ? { ...step, personName } : step;
    }),
  };
}

async function stepGroups(context: Context): Promise<StepGroups> {
  const [row] = await context.rows<GroupChoices>(
    sql`select
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name), t.id), '[]')
        from ${teamsSeen(await context.ability())} t) as teams,
      (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name || ' (' || f.name || ')')
        order by lower(r.name), lower(f.name)), '[]')
        from ${allRoles} r join ${allFunctions} f on f.id = r.function_id) as roles`,
  );
  return { ...row!, begins: beginnings(context) };
}

const fresh: Kept = {
  ...{ id: null, name: "", moment: "HIRE", version: null, steps: [], followsRegister: false, hrId: null },
  audience: { ...emptyAudience, everyone: true },
};

async function keptTemplate(context: Context, id: string): Promise<Kept> {
  const found = await firstRow<Kept>(
    context,
    sql`select t.id, t.name, t.moment, t.version, v.steps, t.audience, t.follows_register as "followsRegister",
        t.hr_id as "hrId"
      from {lifecycle_template} t join {lifecycle_template_version} v on v.template_id = t.id
      where t.id = ${id} and t.archived_at is null order by v.number desc limit 1`,
  );
  if (!found) throw notFound("LifecycleTemplate");
  return found;
}
