import { liveReportingLine, liveSeat } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

export type Visibility = "GLOBAL" | "PRIVATE";

/** All that rules about initiatives may test; of a subtask, people of the task it belongs to are named too. */
export type InitiativeFacts = {
  kind: "Initiative";
  visibility: Visibility;
  createdBy: string;
  ownerIds: string[];
  collaboratorIds: string[];
  /** Everybody above an owner in today's reporting line. */
  ownerManagerIds: string[];
  /** The org units that every owner sits in today, directly or further down. */
  orgUnitIds: string[];
};

/** The facts of some initiatives, deleted ones too, in one statement. */
export async function loadInitiativeFacts(
  context: Context,
  ids: readonly string[],
): Promise<Map<string, InitiativeFacts>> {
  const today = context.today();
  const people = (type: string) =>
    sql`array(select distinct employee_id from held where id = i.id and owner_type = ${sql.lit(type)} order by 1)`;
  const rows = await context.rows<Omit<InitiativeFacts, "kind"> & { id: string }>(
    sql`with recursive asked as (select * from {initiative} where id = any(${ids}::uuid[])),
     held(id, employee_id, owner_type) as (
       select a.id, p.employee_id, p.owner_type from asked a join {initiative_person} p on p.initiative_id in (a.id,
         a.parent_id)),
     above(id, manager_id) as (
       select h.id, a.manager_id from held h join {assignment} a on a.employee_id = h.employee_id
         and ${liveReportingLine(today)} where h.owner_type = 'OWNER'
       union
       select above.id, a.manager_id from above join {assignment} a on a.employee_id = above.manager_id
         and ${liveReportingLine(today)}),
     seat(id, employee_id, unit_id) as (
       select p.initiative_id, p.employee_id, a.org_unit_id from asked
         join {initiative_person} p on p.initiative_id = asked.id and p.owner_type = 'OWNER'
         join {assignment} a on a.employee_id = p.employee_id and ${liveSeat(today)}
       union
       select seat.id, seat.employee_id, u.parent_id from seat join {org_unit} u on u.id = seat.unit_id
         where u.parent_id is not null)
     select i.id, i.visibility, i.created_by as "createdBy", ${people("OWNER")} as "ownerIds",
       ${people("COLLABORATOR")} as "collaboratorIds",
            array(select manager_id from above where id = i.id order by 1) as "ownerManagerIds",
            array(select unit_id from seat where id = i.id group by unit_id
                  having count(*) = (select count(*) from {initiative_person} where initiative_id = i.id
                    and owner_type = 'OWNER') order by 1) as "orgUnitIds"
       from asked i`,
  );
  return new Map(rows.map(({ id, ...facts }) => [id, { kind: "Initiative", ...facts }]));
}

/** The facts of one initiative; throws 404 where there is none. */
export async function requireInitiativeFacts(context: Context, id: string): Promise<InitiativeFacts> {
  const facts = (await loadInitiativeFacts(context, [id])).get(id);
  if (!facts) throw notFound("Initiative");
  return facts;
}
