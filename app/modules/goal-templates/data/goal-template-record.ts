import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { GoalTemplateContent } from "../domain/goal-template.ts";
import { sql } from "#tenancy/sql.ts";

export type GoalTemplateRecord = GoalTemplateContent & { id: string; version: number; archived: boolean };

/** Columns of a GoalTemplateRecord over `{goal_template} t`. */
export const goalTemplateColumns = sql`t.id, t.title, t.description, t.level, t.time_frame as "timeFrame", t.visibility,
  t.key_results as "keyResults", t.version, t.archived_at is not null as archived`;

/** A template the actor may look after; whoever may not finds none. Held until the transaction ends where it is acted on. */
export async function requireGoalTemplate(
  context: Context,
  templateId: string,
  { held = false } = {},
): Promise<GoalTemplateRecord> {
  await authorize(context, "view", { kind: "GoalTemplate" });
  const row = await firstRow<GoalTemplateRecord>(
    context,
    sql`select ${goalTemplateColumns} from {goal_template} t where t.id = ${templateId} ${held ? sql`for update` : sql``}`,
  );
  if (!row) throw notFound("GoalTemplate");
  return row;
}

/** Whether goals were made of a template: what they cannot follow then stays as it is. */
export async function hasGoals(context: Context, templateId: string): Promise<boolean> {
  return (
    (await context.rows(sql`select from {goal_from_template} where template_id = ${templateId} limit 1`)).length > 0
  );
}
