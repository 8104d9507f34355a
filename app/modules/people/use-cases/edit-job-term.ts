import type { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { saveTerm } from "../data/job-terms.ts";
import { ids } from "../domain/ids.ts";
import { addJobTermInput } from "./add-job-term.ts";

export const editJobTermInput = addJobTermInput.extend({ termId: ids.term, version: versionRead });
export type EditJobTermInput = z.output<typeof editJobTermInput>;

/** Another name; a role may move to another function. Whoever has it keeps it. */
export async function editJobTerm(
  context: Context,
  { termId, version, ...term }: EditJobTermInput,
): Promise<{ termId: string }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  return saveTerm(context, termId, term, version);
}
