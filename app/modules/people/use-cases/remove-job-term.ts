import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { announceShape } from "../data/announce-shape.ts";
import { requireTerm, termTable } from "../data/job-terms.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { type JobTermKind, jobTermKinds } from "../domain/job-terms.ts";

export const removeJobTermInput = z.object({
  kind: z.enum(jobTermKinds).describe("What kind it is of."),
  termId: ids.term,
});
export type RemoveJobTermInput = z.output<typeof removeJobTermInput>;

const uses: Record<JobTermKind, string> = {
  FUNCTION: "select from {job_role} where job_function_id = ? limit 1",
  ROLE: "select from {assignment} where job_role_id = ? limit 1",
  GRADE: "select from {assignment} where grade_id = ? limit 1",
};

/** Takes away what nobody has or ever had; a function only once it has no roles. */
export async function removeJobTerm(
  context: Context,
  { kind, termId }: RemoveJobTermInput,
): Promise<{ termId: string }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  await lockCompanyShape(context);
  const { name } = await requireTerm(context, kind, termId);
  if ((await context.rows(uses[kind], [termId])).length > 0)
    throw conflict("people.term-in-use", "Somebody has or had it.");
  await context.rows(`delete from ${termTable[kind]} where id = ?`, [termId]);
  await announceShape(context, { id: termId, what: kind, change: "REMOVED" }, "people.remove-job-term", { kind, name });
  return { termId };
}
