import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { cohortFacts, refusingTakenCohortName } from "../data/cohort-record.ts";
import { recordCohortChange } from "../data/record-audience-change.ts";
import { keptQuery } from "../domain/cohort-query.ts";
import type { CohortInput } from "./cohort-input.ts";
import { requireKnownData } from "./require-known-data.ts";
import { authorizeSharing, peopleToKeep, planCohort, storePeople } from "./save-cohort.ts";
import { sql } from "#tenancy/sql.ts";

/** Makes a cohort. */
export async function createCohort(context: Context, input: CohortInput): Promise<{ cohortId: string }> {
  const ownerId = context.actor.employeeId;
  const planned = planCohort(input, input.file?.name.slice(0, 255) ?? null);
  await authorize(context, "create", cohortFacts({ ownerId, shared: false }));
  await requireKnownData(context, planned.query);
  await authorizeSharing(context, planned, null);
  const people = await peopleToKeep(context, input, planned);
  if (planned.source === "FILE" && people === null)
    throw invalid("audiences.file-required", "A file is needed.", { fields: { file: "audiences.file-required" } });
  const cohortId = context.newId();
  const now = context.clock.now();
  const { name, description, shared, source, base, query, fileName } = planned;
  await refusingTakenCohortName(
    context.rows(
      sql`insert into {cohort} (id, owner_id, name, description, shared, source, base, query, frozen_on, file_name,
        created_at, updated_at)
     values (${cohortId}, ${ownerId}, ${name}, ${description}, ${shared}, ${source}, ${base},
       ${JSON.stringify(keptQuery(query))}::jsonb, ${source === "DYNAMIC" ? null : context.today()}, ${fileName},
       ${now}, ${now})`,
    ),
  );
  if (people) await storePeople(context, cohortId, people);
  await recordCohortChange(context, "audiences.cohort-created", { cohortId, shared }, { source, base });
  return { cohortId };
}
