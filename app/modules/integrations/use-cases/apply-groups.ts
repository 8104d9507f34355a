import {
  followDirectory,
  isHeldByRights,
  keepAsLists,
  leaveDirectory,
  listedIn,
  makeDirectoryCohort,
} from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { GatheredUse } from "#app/platform/contributions/record-use.ts";
import type { InstallationRecord } from "../data/hold-installation.ts";
import { sql } from "#tenancy/sql.ts";

type FindUses = (context: Context, about: string, id: string) => Promise<readonly GatheredUse[]>;
/** A group whose cohort is not, or was not, as it should be; `people` are its members who are known here. */
type OutOfStep = {
  id: string;
  name: string;
  cohortId: string | null;
  isRemoved: boolean;
  differs: boolean;
  people: string[];
};

/** The most groups one run brings in step; the others follow with the next. */
const mostGroups = 1_000;

/**
 * Brings the cohorts of an identity provider's groups in step with them, after the people they are made of. Where rights rest
 * on a cohort that the connection's person may not change, it stays as it is and the group says so.
 */
export async function applyGroups(
  context: Context,
  record: Pick<InstallationRecord, "id">,
  { trial, findUses }: { trial: boolean; findUses: FindUses },
): Promise<Record<string, number>> {
  const groups = await groupsOutOfStep(context, record.id);
  if (trial) return { GROUPS: groups.length };
  let held = 0;
  for (const group of groups) if (!(await bringGroup(context, group, findUses))) held += 1;
  return { GROUPS: groups.length - held, GROUPS_HELD: held };
}

/** The cohorts of a connection that is taken away are lists of their own from then on. */
export async function letGroupsGo(context: Context, installationId: string): Promise<void> {
  const rows = await context.rows<{ cohortId: string }>(
    sql`select cohort_id as "cohortId" from {connector_group}
      where installation_id = ${installationId} and cohort_id is not null`,
  );
  if (rows.length > 0)
    await keepAsLists(
      context,
      rows.map(({ cohortId }) => cohortId),
    );
}

async function bringGroup(context: Context, group: OutOfStep, findUses: FindUses): Promise<boolean> {
  const { id, name, cohortId, people, isRemoved, differs } = group;
  try {
    if (isRemoved) {
      if (cohortId) await leaveDirectory(context, cohortId, findUses);
      await context.rows(sql`delete from {connector_group} where id = ${id}`);
      return true;
    }
    const kept = cohortId ?? (await makeDirectoryCohort(context, { name, people }));
    if (cohortId && differs) await followDirectory(context, { cohortId, name, people }, findUses);
    await context.rows(
      sql`update {connector_group} set cohort_id = ${kept}, applied_name = ${name}, held = null where id = ${id}`,
    );
    return true;
  } catch (error) {
    if (!isHeldByRights(error)) throw error;
    await context.rows(sql`update {connector_group} set held = 'in-use' where id = ${id}`);
    return false;
  }
}

/**
 * Groups without a cohort, renamed, removed, or with others in it than in their cohort, and those held until now. The people of
 * all groups are gathered once, and compared as whole lists.
 */
async function groupsOutOfStep(context: Context, installationId: string): Promise<OutOfStep[]> {
  const listed = sql`array(select c.employee_id from ${listedIn(sql`g.cohort_id`)} c order by c.employee_id)`;
  const differs = sql`(g.cohort_id is null or g.removed_at is not null or g.applied_name is distinct from g.display_name
    or coalesce(p.ids, '{}') <> ${listed})`;
  return context.rows<OutOfStep>(
    sql`with people as materialized (
          select m.group_id, array_agg(distinct e.id order by e.id) as ids from {connector_group} g
            join {connector_group_member} m on m.group_id = g.id
            join {connector_row} u on u.installation_id = g.installation_id and u.stream = 'person'
              and u.external_id = m.user_id::text
            join {employee} e on e.external_employee_id = u.content->>'externalId'
           where g.installation_id = ${installationId} group by m.group_id)
        select g.id, g.display_name as name, g.cohort_id as "cohortId", g.removed_at is not null as "isRemoved",
          ${differs} as differs, coalesce(p.ids, '{}')::text[] as people
        from {connector_group} g left join people p on p.group_id = g.id
        where g.installation_id = ${installationId} and (g.held is not null or ${differs})
        order by g.id limit ${mostGroups}`,
  );
}
