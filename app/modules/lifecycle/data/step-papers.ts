import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import type { Attachable } from "#app/platform/contributions/attachable.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { attachmentsOn, type AttachmentView } from "#app/platform/files/attachments/attachments.ts";
import { documentsOn } from "#app/platform/signatures/signed-documents.ts";
import { sql } from "#tenancy/sql.ts";
import { journeyFacts, seenAssignee, type JourneyRecord } from "./journey-record.ts";

/** Steps, as records that files and signed papers are on. */
export const paperKind = "JourneyStep";

/** What rules test of a step's papers. */
export async function paperFacts(context: Context, stepId: string): Promise<AbilitySubject> {
  type Found = Pick<JourneyRecord, "employeeId" | "onDay" | "told"> & { assigneeId: string | null };
  const found = await firstRow<Found>(
    context,
    sql`select j.employee_id as "employeeId", j.on_day::text as "onDay", j.told, s.assignee_id as "assigneeId"
      from {lifecycle_step} s join {lifecycle_journey} j on j.id = s.journey_id where s.id = ${stepId}`,
  );
  if (!found) throw notFound(paperKind);
  const { managerIds } = await journeyFacts(context, { ...found, assigneeIds: [] });
  return { kind: paperKind, assigneeId: seenAssignee(found, found.assigneeId), managerIds };
}

/** Whoever may view a step opens what was handed in or signed on it. */
export const attachableSteps: Attachable = { kind: paperKind, facts: paperFacts };

/** Which of these steps somebody handed in, signed or filled in something on: nobody else gets them, who would read it. */
export async function stepsWithPapers(context: Context, stepIds: readonly string[]): Promise<Set<string>> {
  const signed = await documentsOn(context, paperKind, stepIds);
  const filledIn = await context.rows<{ id: string }>(
    sql`select s.id from {lifecycle_step} s where s.id = any(${stepIds}::uuid[]) and s.answers <> '{}'`,
  );
  const files = await filesOn(context, stepIds);
  return new Set([...files.keys(), ...signed.map(({ recordId }) => recordId), ...filledIn.map(({ id }) => id)]);
}

/** The files on these steps; steps without any are not in it. */
export async function filesOn(
  { rows }: Pick<Context, "rows">,
  stepIds: readonly string[],
): Promise<Map<string, AttachmentView[]>> {
  const found = await rows<{ id: string; files: AttachmentView[] }>(
    sql`select s.id, ${attachmentsOn(paperKind, sql`s.id`)} as files from {lifecycle_step} s
      where s.id = any(${stepIds}::uuid[]) and s.kind = 'FILE'`,
  );
  return new Map(found.filter(({ files }) => files.length > 0).map(({ id, files }) => [id, files]));
}
