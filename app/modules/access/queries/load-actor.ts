import type { Actor, AdminKind, Feature, RoleRight, ScopedAccess } from "#app/platform/context/actor.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { isStillWithUs } from "#app/modules/people/index.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql } from "#tenancy/sql.ts";

type ActorRow = {
  id: string;
  name: string;
  email: string;
  language: string | null;
  photo: string | null;
  time_zone: string | null;
  company_language: string;
  company_time_zone: string;
  currency: string;
  enabled_features: Feature[];
  admin_accesses: AdminKind[];
  scoped_accesses: ScopedAccess[];
  role_rights: RoleRight[];
  custom_access: string[];
  can_create_shared_cohort: boolean;
  direct_manager: boolean;
  skip_manager: boolean;
  has_left: boolean;
  leaves_at_a_time: boolean;
};

const reportsOn = (day: string) => sql`kind = 'REPORTING_LINE' and superseded_at is null and valid @> ${day}::date`;

const scopedAccesses = sql`(select coalesce(json_agg(x order by x.kind), '[]') from (
  select kind, array_agg(org_unit_id order by org_unit_id) as "orgUnitIds" from {scoped_admin_access}
    where employee_id = e.id group by kind) x)`;

const roleRights = sql`(select coalesce(json_agg(x order by x."roleName", x."right"), '[]') from (
  select g.key as "right", r.id as "roleId", r.name as "roleName", r.fields -> g.key as fields, r.spares_self as "sparesSelf",
         case when r.scoped then array(select org_unit_id from {custom_role_unit} where role_id = r.id order by 1)
           end as "orgUnitIds"
    from {custom_role_holder} h join {custom_role} r on r.id = h.role_id cross join unnest(r.rights) as g(key)
      where h.employee_id = e.id) x)`;

// Reporting lines are dated in the company's zone; a day's difference at midnight resolves itself.
const dayOf = (now: Date) => localDate(now, "UTC");

const selectActors = (
  day: string,
  now: Date,
) => sql`select e.id, e.display_name as name, e.work_email as email, e.photo_key as photo, e.language,
            e.time_zone, e.can_create_shared_cohort,
            o.language as company_language, o.time_zone as company_time_zone, o.currency, o.enabled_features,
            array(select kind from {admin_access} where employee_id = e.id order by kind) as admin_accesses,
            ${scopedAccesses} as scoped_accesses,
            ${roleRights} as role_rights,
            array(select entry from {custom_access} where employee_id = e.id order by entry) as custom_access,
            exists (select from {assignment} where manager_id = e.id and ${reportsOn(day)}) as direct_manager,
            exists (select from {assignment} a join {assignment} b
                      on b.manager_id = a.employee_id and b.kind = 'REPORTING_LINE' and b.superseded_at is null
                        and b.valid @> ${day}::date
                     where a.manager_id = e.id and a.kind = 'REPORTING_LINE' and a.superseded_at is null
                       and a.valid @> ${day}::date) as skip_manager,
            not ${isStillWithUs(sql`e.id`, now)} as has_left, e.access_ends_at is not null as leaves_at_a_time
       from {employee} e cross join {organization} o`;

/** The person with all that rights derive from, as of now, in one statement. */
export async function loadActor(unit: Pick<UnitOfWork, "rows">, employeeId: string, now: Date): Promise<Actor> {
  const [row] = await unit.rows<ActorRow>(prepared(sql`${selectActors(dayOf(now), now)} where e.id = ${employeeId}`));
  if (!row) throw new AppError("platform.not-signed-in", 401, "The session names a person this company does not have.");
  return actorOf(row);
}

/** Everybody who works here today, or those of them who are named, by name, in one statement. */
export async function loadWorkingActors(
  unit: Pick<UnitOfWork, "rows">,
  now: Date,
  employeeIds?: readonly string[],
): Promise<Actor[]> {
  const today = dayOf(now);
  const named = employeeIds ? sql`e.id = any(${employeeIds}::uuid[]) and` : sql``;
  const rows = await unit.rows<ActorRow>(
    sql`${selectActors(today, now)} where ${named} e.id in (select employee_id from {assignment} where kind = 'STATUS'
      and status <> 'LEFT' and superseded_at is null and valid @> ${today}::date)
      order by e.display_name, e.id`,
  );
  return rows.map(actorOf);
}

function actorOf(row: ActorRow): Actor {
  return {
    employeeId: row.id,
    name: row.name,
    email: row.email,
    photo: row.photo,
    adminAccesses: row.admin_accesses,
    scopedAccesses: row.scoped_accesses,
    roleRights: row.role_rights,
    customAccess: row.custom_access,
    canCreateSharedCohort: row.can_create_shared_cohort,
    directManager: row.direct_manager,
    skipManager: row.skip_manager,
    ...(row.has_left && { hasLeft: true }),
    ...(row.leaves_at_a_time && { leavesAtATime: true }),
    features: row.enabled_features,
    language: row.language ?? row.company_language,
    timeZone: row.time_zone ?? row.company_time_zone,
    currency: row.currency,
  };
}
