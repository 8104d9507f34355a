import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { readCohortFile } from "../data/cohort-file.ts";
import { cohortFacts, type CohortRecord } from "../data/cohort-record.ts";
import { visibleMembers } from "../data/members-sql.ts";
import type { FileProblem } from "../domain/cohort-file.ts";
import { clearsQuery, forcesPrivate, type BaseCohort } from "../domain/base-cohorts.ts";
import { cohortQueryInput, emptyQuery, keptQuery, type CohortQuery } from "../domain/cohort-query.ts";
import { mostPeople, type CohortSource } from "../domain/cohort.ts";
import type { CohortInput } from "./cohort-input.ts";
import { requireFinished } from "./require-finished.ts";
import { sql } from "#tenancy/sql.ts";

export type PlannedCohort = {
  name: string;
  description: string;
  shared: boolean;
  source: CohortSource;
  base: BaseCohort;
  query: CohortQuery;
  fileName: string | null;
};

/** What will be kept of what was said: a list of people has no filter, one's own people are shared with nobody. */
export function planCohort(input: CohortInput, fileName: string | null): PlannedCohort {
  const { name, description, source } = input;
  const filtered = source === "DYNAMIC" || source === "FROZEN";
  const base = filtered ? input.base : "everyone";
  if (filtered && !clearsQuery(base)) requireFinished(input);
  const query =
    filtered && !clearsQuery(base) ? cohortQueryInput.parse(keptQuery(cohortQueryInput.parse(input))) : emptyQuery;
  return {
    name,
    description,
    source,
    base,
    query,
    shared: input.shared && !forcesPrivate(base),
    fileName: source === "FILE" ? fileName : null,
  };
}

/** Sharing takes a right of its own, asked for when something becomes shared. */
export async function authorizeSharing(
  context: Context,
  { shared }: Pick<PlannedCohort, "shared">,
  before: Pick<CohortRecord, "ownerId" | "shared"> | null,
): Promise<void> {
  if (shared && !before?.shared)
    await authorize(
      context,
      "share",
      cohortFacts({ ownerId: before?.ownerId ?? context.actor.employeeId, shared: true }),
    );
}

/** Who is in a list that is made now; null for a filter that is always asked, and where nothing new was given. */
export async function peopleToKeep(
  context: Context,
  input: CohortInput,
  planned: PlannedCohort,
): Promise<string[] | null> {
  if (planned.source === "DYNAMIC") return null;
  if (planned.source === "PICKED") return pickedPeople(context, input.people);
  if (planned.source === "FROZEN") return frozenPeople(context, planned);
  if (!input.file || input.file.size === 0) return null;
  const { ids, problems } = await readCohortFile(context, input.file);
  if (problems.length > 0) refuseFile(problems);
  return ids.length > mostPeople ? tooMany() : ids;
}

async function pickedPeople(context: Context, asked: readonly string[]): Promise<string[]> {
  const everyone = {
    id: null,
    ownerId: context.actor.employeeId,
    source: "DYNAMIC",
    base: "everyone",
    query: emptyQuery,
  } as const;
  const ids = await idsOf(context, everyone, asked);
  if (ids.length === 0)
    throw invalid("audiences.nobody-picked", "A list of people needs somebody.", {
      fields: { people: "audiences.nobody-picked" },
    });
  if (ids.length < new Set(asked).size)
    throw invalid("audiences.unknown-person", "Somebody is not with the company.", {
      fields: { people: "audiences.unknown-person" },
    });
  return ids;
}

/** Those whom the filter finds today in the eyes of who freezes it. */
async function frozenPeople(context: Context, { base, query }: PlannedCohort): Promise<string[]> {
  return idsOf(context, { id: null, ownerId: context.actor.employeeId, source: "DYNAMIC", base, query }, null);
}

async function idsOf(
  context: Context,
  cohort: Parameters<typeof visibleMembers>[1],
  among: readonly string[] | null,
): Promise<string[]> {
  const seen = await visibleMembers(context, cohort);
  const rows = await context.rows<{ id: string }>(
    sql`select e.id from {employee} e where ${seen} ${among ? sql`and e.id = any(${among}::uuid[])` : sql``} limit
      ${mostPeople + 1}`,
  );
  return rows.length > mostPeople ? tooMany() : rows.map(({ id }) => id);
}

function tooMany(): never {
  throw invalid("audiences.too-many-people", "A list holds so many people at most.", {
    fields: { people: "audiences.too-many-people" },
  });
}

/** Nothing is kept of a file with a line that is wrong; `lines` tells a screen which, and why. */
function refuseFile(problems: readonly FileProblem[]): never {
  throw invalid(
    "audiences.file-refused",
    `Lines are wrong: ${problems
      .map(({ line, problem }) => `${line} ${problem}`)
      .join(", ")
      .slice(0, 1000)}`,
    {
      params: { count: problems.length, lines: JSON.stringify(problems.slice(0, 200)) },
      fields: { file: "audiences.file-refused" },
    },
  );
}

/** Puts these people into a list in place of those in it. */
export async function storePeople(context: Context, cohortId: string, ids: readonly string[]): Promise<void> {
  await context.rows(
    sql`delete from {cohort_person} where cohort_id = ${cohortId} and employee_id <> all(${ids}::uuid[])`,
  );
  await context.rows(
    sql`insert into {cohort_person} (cohort_id, employee_id) select ${cohortId}, unnest(${ids}::uuid[]) on conflict do nothing`,
  );
}
