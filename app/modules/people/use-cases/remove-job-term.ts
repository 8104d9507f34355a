import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { removeTerm } from "../data/job-terms.ts";
import { ids } from "../domain/ids.ts";
import { jobTermKinds } from "../domain/job-terms.ts";

export const removeJobTermInput = z.object({
  kind: z.enum(jobTermKinds).describe("What kind it is of."),
  termId: ids.term,
  version: versionRead,
});

/** Takes away what nobody has or ever had; a function only once it has no roles. */
export const removeJobTerm = removeTerm;
