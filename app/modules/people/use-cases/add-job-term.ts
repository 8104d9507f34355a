import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceShape } from "../data/announce-shape.ts";
import { refuseTermTaken, requireFunction } from "../data/job-terms.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { jobTermKinds } from "../domain/job-terms.ts";
import { shapeName } from "./shape-name.ts";
import { sql } from "#tenancy/sql.ts";

export const addJobTermInput = z.object({
  kind: z.enum(jobTermKinds).describe("What kind it is of."),
  name: shapeName.describe("The name as people see it."),
  /** Of a role: the function it belongs to. */
  functionId: z
    .union([z.literal(""), z.uuid()])
    .nullish()
    .transform((value) => value || null)
    .describe("The job function a role belongs to; null for others."),
});
export type AddJobTermInput = z.output<typeof addJobTermInput>;

/** A function, a role within one, or a grade above all others. */
export async function addJobTerm(
  context: Context,
  { kind, name, functionId }: AddJobTermInput,
): Promise<{ termId: string }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  await lockCompanyShape(context);
  const within = kind === "ROLE" ? await requireFunction(context, functionId) : null;
  await refuseTermTaken(context, { kind, name, functionId: within, except: null });
  const termId = context.newId();
  if (kind === "FUNCTION") await context.rows(sql`insert into {job_function} (id, name) values (${termId}, ${name})`);
  if (kind === "ROLE")
    await context.rows(sql`insert into {job_role} (id, name, job_function_id) values (${termId}, ${name}, ${within})`);
  if (kind === "GRADE")
    await context.rows(
      sql`insert into {grade} (id, name, rank) select ${termId}, ${name}, coalesce(max(rank), 0) + 1 from {grade}`,
    );
  await announceShape(context, { id: termId, what: kind, change: "ADDED" }, "people.add-job-term", { kind, name });
  return { termId };
}
