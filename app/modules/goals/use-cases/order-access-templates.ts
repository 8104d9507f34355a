import { z } from "zod";
import { requireUnchanged, type AsRead } from "#app/platform/data/hold-record.ts";
import { ids } from "../domain/ids.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { restorable, type SoftDeleted } from "#app/platform/data/soft-deletion.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { forgetTemplates, loadTemplates, type StoredTemplate } from "../data/template-record.ts";
import { lockTemplates } from "./add-access-template.ts";
import { sql } from "#tenancy/sql.ts";

export const oneTemplate = z.object({ templateId: ids.template });
export type OneTemplate = z.output<typeof oneTemplate>;

/** The templates with one of them asked a place earlier; the company's own stays last. */
export function oneEarlier(all: readonly StoredTemplate[], templateId: string): StoredTemplate[] {
  const place = all.findIndex(({ id, isDefault }) => id === templateId && !isDefault);
  if (place < 0) throw notFound("GoalAccessTemplate");
  const rest = all.filter(({ id }) => id !== templateId);
  return [...rest.slice(0, Math.max(place - 1, 0)), all[place]!, ...rest.slice(Math.max(place - 1, 0))];
}

/** The templates without one of those beside the company's own. */
export function without(all: readonly StoredTemplate[], templateId: string): StoredTemplate[] {
  if (!all.some(({ id, isDefault }) => id === templateId && !isDefault)) throw notFound("GoalAccessTemplate");
  return all.filter(({ id }) => id !== templateId);
}

/** Lets a template be asked before the one above it. */
export async function askTemplateEarlier(
  context: Context,
  { templateId }: OneTemplate,
): Promise<{ templateId: string }> {
  await begin(context);
  const order = oneEarlier(await loadTemplates(context), templateId).flatMap(({ id }) => (id ? [id] : []));
  await context.rows(
    sql`update {goal_access_template} t set position = o.place from unnest(${order}::uuid[]) with ordinality as o (id,
      place) where t.id = o.id`,
  );
  return told(context, "goals.order-access-templates", templateId);
}

/** Templates that were taken away: for some days one can be brought back. */
export const removedTemplates: SoftDeleted = { table: "goal_access_template", column: "removed_at" };

/** Takes a template beside the company's own away: its people live by the next that holds them. It can be brought back. */
export async function removeAccessTemplate(
  context: Context,
  { templateId, version }: AsRead<OneTemplate>,
): Promise<{ templateId: string; name: string }> {
  await begin(context);
  const all = await loadTemplates(context);
  without(all, templateId);
  const held = all.find(({ id }) => id === templateId)!;
  await requireUnchanged(context, held, {
    ...{ version, subject: "GoalAccessTemplate", changedBy: ["goals.save-access-template"] },
  });
  await context.rows(
    sql`update {goal_access_template} set removed_at = ${context.clock.now()} where id = ${templateId}`,
  );
  return {
    ...(await told(context, "goals.remove-access-template", templateId)),
    name: held.template.name,
  };
}

/** Brings a removed template back, at its place, with its audience. */
export async function restoreAccessTemplate(
  context: Context,
  { templateId }: OneTemplate,
): Promise<{ templateId: string }> {
  await begin(context);
  const restored = await context.rows(
    sql`update {goal_access_template} set removed_at = null
      where id = ${templateId} and ${restorable(context, sql`removed_at`)} returning id`,
  );
  if (restored.length === 0) throw notFound("GoalAccessTemplate");
  return told(context, "goals.restore-access-template", templateId);
}

async function begin(context: Context): Promise<void> {
  await authorize(context, "edit", { kind: "GoalAccessTemplate" });
  await lockTemplates(context);
}

async function told(context: Context, action: string, templateId: string): Promise<{ templateId: string }> {
  forgetTemplates(context);
  await writeAuditEntry(context, { action, subjectType: "GoalAccessTemplate", subjectId: templateId });
  return { templateId };
}
