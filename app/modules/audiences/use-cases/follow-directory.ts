import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { cohortFacts } from "../data/cohort-record.ts";
import { refuseChangeWhereUsed, type FindUses } from "../data/cohort-uses.ts";
import { recordCohortChange } from "../data/record-audience-change.ts";
import { storePeople } from "./save-cohort.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A group as the identity provider has it now: `people` are those of it who are known here. */
export type DirectoryGroup = { name: string; people: readonly string[] };

const longestName = 80;

/**
 * Makes a cohort that follows a group, owned by the actor and shared where they may share. Answers its id.
 */
export async function makeDirectoryCohort(context: Context, { name, people }: DirectoryGroup): Promise<string> {
  const ownerId = context.actor.employeeId;
  await authorize(context, "create", cohortFacts({ ownerId, shared: false }));
  const shared = (await context.ability()).decide("share", cohortFacts({ ownerId, shared: true })).allowed;
  const cohortId = context.newId();
  const now = context.clock.now();
  const free = await freeName(context, { ownerId, name, cohortId });
  await context.rows(
    sql`insert into {cohort} (id, owner_id, name, shared, source, frozen_on, created_at, updated_at)
      values (${cohortId}, ${ownerId}, ${free}, ${shared}, 'DIRECTORY', ${context.today()}, ${now}, ${now})`,
  );
  await storePeople(context, cohortId, people);
  await recordCohortChange(context, "audiences.cohort-created", { cohortId, shared }, { source: "DIRECTORY" });
  return cohortId;
}

/**
 * Gives a cohort the name and people of its group. Refused (`audiences.cohort-in-use`) where rights rest on it that the actor
 * may not change: whoever holds the connection's token gives nobody more than its person could.
 */
export async function followDirectory(
  context: Context,
  { cohortId, name, people }: DirectoryGroup & { cohortId: string },
  findUses: FindUses,
): Promise<void> {
  await refuseChangeWhereUsed(context, cohortId, findUses);
  const [cohort] = await context.rows<{ ownerId: string; shared: boolean }>(
    sql`select owner_id as "ownerId", shared from {cohort} where id = ${cohortId} for update`,
  );
  if (!cohort) return;
  const free = await freeName(context, { ownerId: cohort.ownerId, name, cohortId });
  await context.rows(
    sql`update {cohort} set name = ${free}, frozen_on = ${context.today()}, updated_at = ${context.clock.now()},
      deleted_at = null, version = version + 1 where id = ${cohortId}`,
  );
  await storePeople(context, cohortId, people);
  await recordCohortChange(context, "audiences.cohort-changed", { cohortId, shared: cohort.shared });
}

/**
 * The group is gone: so is its cohort. One that something rests on stays as a list of nobody, which can be changed by hand from
 * then on. Refused as by `followDirectory`.
 */
export async function leaveDirectory(context: Context, cohortId: string, findUses: FindUses): Promise<void> {
  await refuseChangeWhereUsed(context, cohortId, findUses);
  const isUsed = (await findUses(context, "Cohort", cohortId)).some(({ rests }) => rests);
  await storePeople(context, cohortId, []);
  await context.rows(
    sql`update {cohort} set source = 'PICKED', deleted_at = ${isUsed ? null : context.clock.now()},
      updated_at = ${context.clock.now()}, version = version + 1 where id = ${cohortId}`,
  );
  if (!isUsed) return recordCohortChange(context, "audiences.cohort-deleted", { cohortId });
  const [{ shared } = { shared: false }] = await context.rows<{ shared: boolean }>(
    sql`select shared from {cohort} where id = ${cohortId}`,
  );
  await recordCohortChange(context, "audiences.cohort-changed", { cohortId, shared });
}

/** Cohorts whose groups nobody sends any more stay with those in them, as lists that are changed by hand. */
export async function keepAsLists(context: Context, cohortIds: readonly string[]): Promise<void> {
  const kept = await context.rows<{ cohortId: string; shared: boolean }>(
    sql`update {cohort} set source = 'PICKED', updated_at = ${context.clock.now()}, version = version + 1
      where id = any(${cohortIds}::uuid[]) and source = 'DIRECTORY' returning id as "cohortId", shared`,
  );
  for (const cohort of kept) await recordCohortChange(context, "audiences.cohort-changed", cohort);
}

/** Ids of the people listed in the cohort of this id, as a subquery; who has left is among them. */
export const listedIn = (cohortId: Sql): Sql =>
  sql`(select listed.employee_id from {cohort_person} listed where listed.cohort_id = ${cohortId})`;

/** Whether this is the refusal of a change that rights rest on. */
export const isHeldByRights = (error: unknown): boolean => refusalOf(error)?.code === "audiences.cohort-in-use";

/** The name, cut to what a cohort holds, with a number where its owner has another cohort of that name. */
async function freeName(
  context: Context,
  { ownerId, name, cohortId }: { ownerId: string; name: string; cohortId: string },
): Promise<string> {
  const cut = name
    .trim()
    .slice(0, longestName - 5)
    .trim();
  const rows = await context.rows<{ name: string }>(
    sql`select lower(name) as name from {cohort} where owner_id = ${ownerId} and id <> ${cohortId} and deleted_at is null
      and starts_with(lower(name), lower(${cut}))`,
  );
  const taken = new Set(rows.map((row) => row.name));
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? cut : `${cut} (${number})`;
    if (!taken.has(wanted.toLowerCase())) return wanted;
  }
}
