import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceShape } from "../data/announce-shape.ts";
import { refuseTermTaken, requireFunction, requireTerm, termTable } from "../data/job-terms.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { addJobTermInput } from "./add-job-term.ts";
import { sql } from "#tenancy/sql.ts";

export const editJobTermInput = addJobTermInput.extend({ termId: ids.term });
export type EditJobTermInput = z.output<typeof editJobTermInput>;

/** Another name; a role may move to another function. Whoever has it keeps it. */
export async function editJobTerm(
  context: Context,
  { kind, termId, name, functionId }: EditJobTermInput,
): Promise<{ termId: string }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  await lockCompanyShape(context);
  const before = await requireTerm(context, kind, termId);
  const within = kind === "ROLE" ? await requireFunction(context, functionId) : null;
  await refuseTermTaken(context, { kind, name, functionId: within, except: termId });
  await context.rows(sql`update ${termTable[kind]} set name = ${name} where id = ${termId}`);
  if (within) await context.rows(sql`update {job_role} set job_function_id = ${within} where id = ${termId}`);
  await announceShape(context, { id: termId, what: kind, change: "CHANGED" }, "people.edit-job-term", {
    kind,
    before: before.name,
    name,
  });
  return { termId };
}
