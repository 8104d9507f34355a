import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { announceShape } from "../data/announce-shape.ts";
import { holdTerm, refuseTermTaken, requireFunction } from "../data/job-terms.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { addJobTermInput } from "./add-job-term.ts";

export const editJobTermInput = addJobTermInput.extend({ termId: ids.term, version: versionRead });
export type EditJobTermInput = z.output<typeof editJobTermInput>;

/** Another name; a role may move to another function. Whoever has it keeps it. */
export async function editJobTerm(
  context: Context,
  { kind, termId, version, name, functionId }: EditJobTermInput,
): Promise<{ termId: string }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  await lockCompanyShape(context);
  const term = await holdTerm(context, kind, termId, version);
  const within = kind === "ROLE" ? await requireFunction(context, functionId) : null;
  await refuseTermTaken(context, { kind, name, functionId: within, except: termId });
  const before = term.name;
  Object.assign(term, { name }, within ? { jobFunctionId: within } : {});
  await context.em.flush();
  await announceShape(context, { id: termId, what: kind, change: "CHANGED" }, "people.edit-job-term", {
    kind,
    before,
    name,
  });
  return { termId };
}
