import { changeAssignment, changeAssignmentQuietly } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

export const changedKinds = ["REPORTING_LINE", "ORG_UNIT", "JOB_ROLE", "GRADE", "LOCATION", "STATUS"] as const;
export type ChangedKind = (typeof changedKinds)[number];

/** Something the register says of somebody from a day on, and what it said for that day before. */
export type RegisterChange = {
  employeeId: string;
  kind: ChangedKind;
  from: string;
  value: string | null;
  former: string | null;
};

/** Where somebody is to stand: a kind of change and what is asked for, null where it stays. */
export function placesAsked(input: {
  managerId?: string | null | undefined;
  orgUnitId?: string | null | undefined;
  jobRoleId?: string | null | undefined;
  gradeId?: string | null | undefined;
  locationId?: string | null | undefined;
}): (readonly [ChangedKind, string | null])[] {
  return [
    ["REPORTING_LINE", input.managerId ?? null],
    ["ORG_UNIT", input.orgUnitId ?? null],
    ["JOB_ROLE", input.jobRoleId ?? null],
    ["GRADE", input.gradeId ?? null],
    ["LOCATION", input.locationId ?? null],
  ];
}

/** What the register says of these people on a day, by person and kind. */
export async function registerOn(
  context: Context,
  employeeIds: readonly string[],
  day: string,
): Promise<(employeeId: string, kind: ChangedKind) => string | null> {
  const rows = await context.rows<{ employeeId: string; kind: string; value: string | null }>(
    sql`select a.employee_id as "employeeId", a.kind,
        coalesce(a.manager_id, a.org_unit_id, a.job_role_id, a.grade_id, a.location_id)::text as value, a.status
      from {assignment} a where a.employee_id = any(${employeeIds}::uuid[]) and a.superseded_at is null
        and a.valid @> ${day}::date and a.kind <> 'DOTTED_LINE'`,
  );
  const known = new Map(
    rows.map(({ employeeId, kind, value, ...rest }) => [
      `${employeeId}:${kind}`,
      value ?? (rest as { status?: string | null }).status ?? null,
    ]),
  );
  return (employeeId, kind) => known.get(`${employeeId}:${kind}`) ?? null;
}

/** Those who report to somebody on a day. */
export async function directReportsOn(context: Context, managerId: string, day: string): Promise<string[]> {
  const rows = await context.rows<{ id: string }>(
    sql`select a.employee_id as id from {assignment} a where a.manager_id = ${managerId} and a.kind = 'REPORTING_LINE'
      and a.superseded_at is null and a.valid @> ${day}::date order by a.employee_id`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Takes changes back: what was said for that day before holds again. What somebody has changed since
 * stays as it is; a first state that nothing was before becomes that they are not with the company.
 */
export async function takeBackChanges(
  context: Context,
  changes: readonly RegisterChange[],
  { quiet }: { quiet: boolean },
): Promise<number> {
  const change = quiet ? changeAssignmentQuietly : changeAssignment;
  let taken = 0;
  // States first: nobody can report to somebody who is not with the company yet again.
  const states = changes.filter(({ kind }) => kind === "STATUS");
  const others = changes.filter(({ kind }) => kind !== "STATUS");
  for (const { employeeId, kind, from, value, former } of [...states, ...others]) {
    const now = (await registerOn(context, [employeeId], from))(employeeId, kind);
    const back = former ?? (kind === "STATUS" ? "LEFT" : null);
    if (now !== value || now === back || (back === null && kind !== "REPORTING_LINE")) continue;
    await change(context, { employeeId, kind, from, value: back, future: "KEEP" });
    taken += 1;
  }
  return taken;
}
