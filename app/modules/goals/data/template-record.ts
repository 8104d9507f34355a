import type { AudienceRule } from "#app/modules/audiences/domain.ts";
import { audiencesWith } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { chosenTemplate } from "../domain/template-audience.ts";
import { defaultGoalTemplate, goalTemplateSchema, type GoalTemplate } from "../domain/template.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { assignments, sql } from "#tenancy/sql.ts";

/** `audience`: whom it is applied to; the company's own is for everybody else. */
export type StoredTemplate = {
  readonly id: string | null;
  readonly version: number;
  readonly template: GoalTemplate;
  readonly isDefault: boolean;
  readonly audience: AudienceRule;
};

type TemplateRow = Omit<GoalTemplate, "configData" | "access"> & {
  id: string;
  version: number;
  configData: unknown;
  access: unknown;
  isDefault: boolean;
  audience: AudienceRule;
};

/** All access templates in the order they are asked, the company's own last; a company without one has the default. One statement. */
export async function loadTemplates(context: Pick<Context, "rows">): Promise<StoredTemplate[]> {
  const rows = await context.rows<TemplateRow>(
    prepared(sql`select t.id, t.version, t.name, t.description, t.module_name as "moduleName",
      t.objectives_name as "objectivesName",
            t.key_results_name as "keyResultsName", t.include_owner_goals as "includeOwnerGoals",
            t.include_collaborator_goals as "includeCollaboratorGoals", t.config_data as "configData", t.access_control as access,
            t.is_default as "isDefault", t.audience
       from {goal_access_template} t where t.removed_at is null order by t.is_default, t.position, t.created_at, t.id`),
  );
  const stored = rows.map(({ id, version, isDefault, audience, ...template }) => ({
    id,
    version,
    isDefault,
    audience,
    template: goalTemplateSchema.parse(template),
  }));
  return stored.some(({ isDefault }) => isDefault)
    ? stored
    : [...stored, { id: null, version: 0, isDefault: true, audience: {}, template: defaultGoalTemplate }];
}

/** The company's own access template: of everybody to whom no other is applied. */
export async function loadTemplate(context: Pick<Context, "rows">): Promise<StoredTemplate> {
  return (await loadTemplates(context)).at(-1)!;
}

/** One of them; not found where there is none, or it was removed. Null is the company's own. */
export async function requireTemplate(
  context: Pick<Context, "rows">,
  templateId: string | null,
): Promise<StoredTemplate> {
  const found = (await loadTemplates(context)).find(({ id, isDefault }) =>
    templateId === null ? isDefault : id === templateId,
  );
  if (!found) throw notFound("GoalAccessTemplate");
  return found;
}

type Known = { all: Promise<StoredTemplate[]>; of: Map<string, Promise<StoredTemplate>> };
const loaded = new WeakMap<object, Known>();

/** The template the actor lives by, as this transaction knows it: asked once, however often rights and names are. */
export function templateOf(context: Context): Promise<StoredTemplate> {
  const known = loaded.get(context.em) ?? {
    all: loadTemplates(context),
    of: new Map<string, Promise<StoredTemplate>>(),
  };
  loaded.set(context.em, known);
  const { employeeId } = context.actor;
  const found = known.of.get(employeeId) ?? known.all.then((all) => firstThatHolds(context, all));
  known.of.set(employeeId, found);
  return found;
}

async function firstThatHolds(context: Context, all: readonly StoredTemplate[]): Promise<StoredTemplate> {
  const audiences = all.map(({ audience }) => audience);
  return chosenTemplate(all, await audiencesWith(context, context.actor.employeeId, audiences));
}

/** What was read before a change is read anew after it. */
export function forgetTemplates(context: Context): void {
  loaded.delete(context.em);
}

/** Adds a template; the company's own unless it is to be one beside it, which is then asked after those there are. */
export async function insertTemplate(
  context: Context,
  template: GoalTemplate,
  { isDefault = true } = {},
): Promise<string> {
  loaded.delete(context.em);
  const id = context.newId();
  const now = context.clock.now();
  const content = contentOf(template);
  const [last] = await context.rows<{ position: number }>(
    sql`select coalesce(max(position), -1)::int as position from {goal_access_template}`,
  );
  await context.rows(
    sql`insert into {goal_access_template} (id, is_default, position, created_at, updated_at,
      ${sql.join(Object.keys(content).map(sql.ref))})
     values (${id}, ${isDefault}, ${(last?.position ?? -1) + 1}, ${now}, ${now},
       ${sql.join(Object.values(content))})`,
  );
  return id;
}

/** Stores a changed template; those there are must be locked. */
export async function updateTemplate(context: Context, id: string, template: GoalTemplate): Promise<void> {
  loaded.delete(context.em);
  await context.rows(
    sql`update {goal_access_template} set ${assignments(contentOf(template))},
            updated_at = ${context.clock.now()}, last_edited_by = ${context.actor.employeeId}, version = version + 1
      where id = ${id}`,
  );
}

function contentOf(template: GoalTemplate) {
  return {
    name: template.name,
    description: template.description,
    display_mode: template.configData.OBJECTIVE_TYPE,
    module_name: template.moduleName,
    objectives_name: template.objectivesName,
    key_results_name: template.keyResultsName,
    include_owner_goals: template.includeOwnerGoals,
    include_collaborator_goals: template.includeCollaboratorGoals,
    config_data: JSON.stringify(template.configData),
    access_control: JSON.stringify(template.access),
  };
}
