import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { refusingTakenCohortName, requireCohort, type CohortRecord } from "../data/cohort-record.ts";
import { refuseChangeWhereUsed, refuseWhereUsed, type FindUses } from "../data/cohort-uses.ts";
import { recordCohortChange } from "../data/record-audience-change.ts";
import { visibleMembers } from "../data/members-sql.ts";
import { isUnfinished, keptQuery } from "../domain/cohort-query.ts";
import { cohortInput, oneCohort } from "./cohort-input.ts";
import { requireKnownData } from "./require-known-data.ts";
import { authorizeSharing, peopleToKeep, planCohort, storePeople, type PlannedCohort } from "./save-cohort.ts";
import { sql } from "#tenancy/sql.ts";

/** `version` is the one the changes were made on: whoever comes second is told. `refreeze` asks the filter of a list anew. */
export const editCohortInput = cohortInput.extend({
  ...oneCohort.shape,
  version: z.coerce.number().int().min(1).describe("Counts the changes of the record; the next change must bring it."),
  refreeze: z.boolean().default(false).describe("Whether a FROZEN cohort takes in whoever the filter finds today."),
});
export type EditCohortInput = z.output<typeof editCohortInput>;

/** Changes a cohort's name, whom it is for and whom it finds. A list that was kept stays unless it is made anew. */
export async function editCohort(
  context: Context,
  input: EditCohortInput,
  findUses: FindUses,
): Promise<{ cohortId: string }> {
  const { cohortId, version } = input;
  const before = await requireCohort(context, "edit", cohortId);
  await requireUnchanged(context, before, { version, subject: "Cohort", changedBy: ["audiences.cohort-changed"] });
  const planned = planCohort(
    input,
    input.file && input.file.size > 0 ? input.file.name.slice(0, 255) : before.fileName,
  );
  if (before.ownerId !== context.actor.employeeId && planned.base !== before.base)
    throw invalid("audiences.base-of-owner", "Whom it starts from is seen from its owner.", {
      fields: { base: "audiences.base-of-owner" },
    });
  await requireKnownData(context, planned.query);
  // Nothing may rest on a cohort by data, so nothing that rests already becomes one.
  if (planned.query.data.length > 0) await refuseWhereUsed(context, cohortId, findUses);
  await authorizeSharing(context, planned, before);
  if (before.shared && !planned.shared) await refuseWhereUsed(context, cohortId, findUses);
  if (!keepsPeople(input, planned, before)) await refuseChangeWhereUsed(context, cohortId, findUses);
  const people =
    planned.source === "FROZEN" && keepsPeople(input, planned, before)
      ? null
      : await peopleToKeep(context, input, planned);
  if (planned.source === "FILE" && people === null && before.source !== "FILE")
    throw invalid("audiences.file-required", "A file is needed.", { fields: { file: "audiences.file-required" } });
  await store(context, before, planned, people);
  await recordCohortChange(
    context,
    "audiences.cohort-changed",
    { cohortId, shared: planned.shared },
    { source: planned.source, base: planned.base },
  );
  return { cohortId };
}

/** It finds whom it found: the same filter, a list that is not made anew, no new file. */
function keepsPeople({ refreeze, file }: EditCohortInput, planned: PlannedCohort, before: CohortRecord): boolean {
  if (planned.source !== before.source || planned.source === "PICKED") return false;
  if (isUnfinished(before.query)) return false;
  if (planned.source === "FILE") return !file || file.size === 0;
  return (
    !refreeze &&
    planned.base === before.base &&
    JSON.stringify(keptQuery(planned.query)) === JSON.stringify(keptQuery(before.query))
  );
}

async function store(
  context: Context,
  before: CohortRecord,
  planned: PlannedCohort,
  people: string[] | null,
): Promise<void> {
  const { name, description, shared, source, base, query, fileName } = planned;
  const frozenOn = source === "DYNAMIC" ? null : people ? context.today() : before.frozenOn;
  const unseen = people && source === "PICKED" && before.source === "PICKED" ? await hiddenFrom(context, before) : [];
  await refusingTakenCohortName(
    context.rows(
      sql`update {cohort} set name = ${name}, description = ${description}, shared = ${shared}, source = ${source},
        base = ${base}, query = ${JSON.stringify(keptQuery(query))}::jsonb, frozen_on = ${frozenOn},
        file_name = ${fileName}, updated_at = ${context.clock.now()}, version = version + 1 where id = ${before.id}`,
    ),
  );
  if (people || source === "DYNAMIC") await storePeople(context, before.id, [...(people ?? []), ...unseen]);
}

/** People of a list whom the actor was not shown: nobody is taken out of it unseen. */
async function hiddenFrom(context: Context, cohort: CohortRecord): Promise<string[]> {
  const seen = await visibleMembers(context, cohort);
  const rows = await context.rows<{ id: string }>(
    sql`select p.employee_id as id from {cohort_person} p where p.cohort_id = ${cohort.id} and p.employee_id not in
      (select e.id from {employee} e where ${seen})`,
  );
  return rows.map(({ id }) => id);
}
