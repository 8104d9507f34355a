import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { saveTerm } from "../data/job-terms.ts";
import { jobTermKinds } from "../domain/job-terms.ts";
import { shapeName } from "./shape-name.ts";

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
export async function addJobTerm(context: Context, term: AddJobTermInput): Promise<{ termId: string }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  return saveTerm(context, undefined, term);
}
