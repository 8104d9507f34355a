import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { announceShape } from "../data/announce-shape.ts";
import { holdTerm, termTable } from "../data/job-terms.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { type JobTermKind, jobTermKinds } from "../domain/job-terms.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export const removeJobTermInput = z.object({
  kind: z.enum(jobTermKinds).describe("What kind it is of."),
  termId: ids.term,
});
export type RemoveJobTermInput = z.output<typeof removeJobTermInput>;

const uses: Record<JobTermKind, (termId: string) => Sql> = {
  FUNCTION: (termId) => sql`select from {job_role} where job_function_id = ${termId} limit 1`,
  ROLE: (termId) => sql`select from {assignment} where job_role_id = ${termId} limit 1`,
  GRADE: (termId) => sql`select from {assignment} where grade_id = ${termId} limit 1`,
};

/** Takes away what nobody has or ever had; a function only once it has no roles. */
export async function removeJobTerm(
  context: Context,
  { kind, termId }: RemoveJobTermInput,
): Promise<{ termId: string }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  await lockCompanyShape(context);
  const { name } = await holdTerm(context, kind, termId);
  if ((await context.rows(uses[kind](termId))).length > 0)
    throw conflict("people.term-in-use", "Somebody has or had it.");
  await context.rows(sql`delete from ${termTable[kind]} where id = ${termId}`);
  await announceShape(context, { id: termId, what: kind, change: "REMOVED" }, "people.remove-job-term", { kind, name });
  return { termId };
}
