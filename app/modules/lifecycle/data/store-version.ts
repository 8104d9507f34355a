import { firstRow, type Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { sql } from "#tenancy/sql.ts";
import type { TemplateStep } from "../domain/steps.ts";

/** The steps of a template as they were saved last; none where it has none yet. */
export async function newestSteps(context: Context, templateId: string): Promise<TemplateStep[]> {
  const found = await firstRow<{ steps: TemplateStep[] }>(
    context,
    sql`select v.steps from {lifecycle_template_version} v
      where v.template_id = ${templateId} order by v.number desc limit 1`,
  );
  return found?.steps ?? [];
}

/** Keeps the steps of a template under its next number. */
export async function storeVersion(
  context: Context,
  templateId: string,
  steps: readonly TemplateStep[],
): Promise<number> {
  const last = await firstRow<{ number: number }>(
    context,
    sql`select coalesce(max(v.number), 0)::int as number from {lifecycle_template_version} v
      where v.template_id = ${templateId}`,
  );
  const number = last!.number + 1;
  await insertRows(
    context,
    "lifecycle_template_version",
    "template_id uuid, number int, steps jsonb, saved_at timestamptz, saved_by uuid",
    [
      {
        ...{ template_id: templateId, number, steps, saved_at: context.clock.now().toISOString() },
        saved_by: context.actor.employeeId,
      },
    ],
  );
  return number;
}
