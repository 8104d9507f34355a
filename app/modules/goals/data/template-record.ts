import { firstRow, type Context } from "#app/platform/context/context.ts";
import { defaultGoalTemplate, goalTemplateSchema, type GoalTemplate } from "../domain/template.ts";

export type StoredTemplate = { readonly id: string | null; readonly version: number; readonly template: GoalTemplate };

type TemplateRow = Omit<GoalTemplate, "configData" | "access"> & { id: string; version: number; configData: unknown; access: unknown };

/** The company's access template; a company without one has the default. */
export async function loadTemplate(context: Pick<Context, "rows">): Promise<StoredTemplate> {
  const row = await firstRow<TemplateRow>(
    context,
    `select id, version, name, description, module_name as "moduleName", objectives_name as "objectivesName",
            key_results_name as "keyResultsName", include_owner_goals as "includeOwnerGoals",
            include_collaborator_goals as "includeCollaboratorGoals", config_data as "configData", access_control as access
       from {goal_access_template} where is_default`,
  );
  if (!row) return { id: null, version: 0, template: defaultGoalTemplate };
  const { id, version, ...template } = row;
  return { id, version, template: goalTemplateSchema.parse(template) };
}

const loaded = new WeakMap<object, Promise<StoredTemplate>>();

/** The access template as this transaction knows it: read once, however many people's rules are made from it. */
export function templateForRules(context: Context): Promise<StoredTemplate> {
  const known = loaded.get(context.em) ?? loadTemplate(context);
  loaded.set(context.em, known);
  return known;
}

/** Adds the company's template. */
export async function insertTemplate(context: Context, template: GoalTemplate): Promise<string> {
  loaded.delete(context.em);
  const id = context.newId();
  const now = context.clock.now();
  await context.rows(
    `insert into {goal_access_template} (id, is_default, created_at, updated_at, ${contentColumns.join(", ")})
     values (?, true, ?, ?, ${contentColumns.map(() => "?").join(", ")})`,
    [id, now, now, ...contentOf(template)],
  );
  return id;
}

/** Stores a changed template; false when somebody else has stored one since `version` was read. */
export async function updateTemplate(context: Context, { id, version, template }: StoredTemplate): Promise<boolean> {
  loaded.delete(context.em);
  const changed = await context.rows(
    `update {goal_access_template} set ${contentColumns.map((column) => `${column} = ?`).join(", ")},
            updated_at = ?, last_edited_by = ?, version = version + 1
      where id = ? and version = ? returning id`,
    [...contentOf(template), context.clock.now(), context.actor.employeeId, id, version],
  );
  return changed.length > 0;
}

const contentColumns = [
  "name", "description", "display_mode", "module_name", "objectives_name", "key_results_name",
  "include_owner_goals", "include_collaborator_goals", "config_data", "access_control",
];

function contentOf(template: GoalTemplate): unknown[] {
  return [
    template.name, template.description, template.configData.OBJECTIVE_TYPE, template.moduleName, template.objectivesName,
    template.keyResultsName, template.includeOwnerGoals, template.includeCollaboratorGoals,
    JSON.stringify(template.configData), JSON.stringify(template.access),
  ];
}
