import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { restorable } from "#app/platform/data/soft-deletion.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { refusingTaken } from "#app/platform/errors/refusing-taken.ts";
import { findBase, type BaseCohort } from "../domain/base-cohorts.ts";
import type { CohortDefinition, CohortSource } from "../domain/cohort.ts";
import { emptyQuery, readQuery } from "../domain/cohort-query.ts";
import { sql } from "#tenancy/sql.ts";

export type CohortRecord = CohortDefinition & {
  id: string;
  name: string;
  description: string;
  shared: boolean;
  frozenOn: string | null;
  fileName: string | null;
  version: number;
  updatedAt: Date;
};

/** Columns of a CohortRecord over `{cohort} c`. */
export const cohortColumns = sql`c.id, c.owner_id as "ownerId", c.name, c.description, c.shared, c.source, c.base,
  c.query, c.frozen_on::text as "frozenOn",
  c.file_name as "fileName", c.version, c.updated_at as "updatedAt"`;

export type CohortRow = Omit<CohortRecord, "query" | "base" | "source"> & {
  query: unknown;
  base: BaseCohort;
  source: CohortSource;
};

export function recordOf<Row extends CohortRow>(row: Row): Omit<Row, "query"> & CohortRecord {
  return { ...row, query: readQuery(row.query) };
}

export function cohortFacts({
  ownerId,
  shared,
  source,
}: Pick<CohortRecord, "ownerId" | "shared"> & { source?: CohortSource }) {
  return { kind: "Cohort", ownerId, shared, ofDirectory: source === "DIRECTORY" } as const;
}

/** A cohort as it is kept, whoever asks; null where there is none. */
export async function findCohort(
  context: Pick<Context, "rows" | "clock">,
  cohortId: string,
  { deleted = false, held = false } = {},
): Promise<CohortRecord | null> {
  const row = await firstRow<CohortRow>(
    context,
    sql`select ${cohortColumns} from {cohort} c where c.id = ${cohortId}
      and ${deleted ? restorable(context, sql`c.deleted_at`) : sql`c.deleted_at is null`}
      ${held ? sql`for update` : sql``}`,
  );
  return row && recordOf(row);
}

/** A cohort the actor may do this with; one they may not see does not exist. Held until the transaction ends where it is acted on. */
export async function requireCohort(
  context: Context,
  action: string,
  cohortId: string,
  { deleted = false, held = action !== "view" } = {},
): Promise<CohortRecord> {
  const cohort = await findCohort(context, cohortId, { deleted, held });
  if (!cohort) throw notFound("Cohort");
  await authorize(context, action, cohortFacts(cohort));
  return cohort;
}

/** Whom an id, the name of a base cohort or its number means to the actor; null where it means nobody they may know of. */
export async function definitionOf(
  context: Context,
  ref: string,
): Promise<(CohortDefinition & { name: string | null }) | null> {
  const base = findBase(ref);
  if (base)
    return { id: null, ownerId: context.actor.employeeId, source: "DYNAMIC", base, query: emptyQuery, name: null };
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(ref)) return null;
  const cohort = await findCohort(context, ref);
  return cohort && (await context.ability()).decide("view", cohortFacts(cohort)).allowed ? cohort : null;
}

/** The index decides, so that of two who ask at once only one gets the name. */
export function refusingTakenCohortName<Result>(work: Promise<Result>): Promise<Result> {
  return refusingTaken(work, {
    cohort_name: {
      code: "audiences.cohort-name-taken",
      field: "name",
      message: "You already have a cohort of this name.",
    },
  });
}
