import type { Context } from "#app/platform/context/context.ts";
import { clearsQuery } from "../domain/base-cohorts.ts";
import { cohortQueryInput, emptyQuery } from "../domain/cohort-query.ts";
import type { Audience } from "../domain/audience.ts";
import type { CohortFilterInput } from "../use-cases/cohort-input.ts";
import { requireKnownData } from "../use-cases/require-known-data.ts";
import { requireFinished } from "../use-cases/require-finished.ts";
import { cohortPeople, peopleWhere, type CohortPerson } from "./cohort-people.ts";
import { isSeenInAudience, requireFinishedAudience } from "./people-of-audience.ts";

export type CohortPreview = { count: number; people: CohortPerson[] };

/** Whom a filter would find today in the actor's eyes: how many, and the first ten by name. */
export async function previewCohort(context: Context, { base, ...query }: CohortFilterInput): Promise<CohortPreview> {
  if (!clearsQuery(base)) requireFinished(query);
  const cohort = {
    id: null,
    ownerId: context.actor.employeeId,
    source: "DYNAMIC",
    base,
    query: clearsQuery(base) ? emptyQuery : cohortQueryInput.parse(query),
  } as const;
  await requireKnownData(context, cohort.query);
  const { rows, total } = await cohortPeople(context, cohort, { search: "", limit: 10, offset: 0 });
  return { count: total, people: rows };
}

/** Whom an audience means today in the actor's eyes: how many, and the first ten by name. */
export async function previewAudience(context: Context, audience: Audience): Promise<CohortPreview> {
  requireFinishedAudience(audience);
  const { rows, total } = await peopleWhere(context, await isSeenInAudience(context, audience), {
    limit: 10,
    offset: 0,
  });
  return { count: total, people: rows };
}
