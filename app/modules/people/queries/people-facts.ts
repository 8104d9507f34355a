import type { Context } from "#app/platform/context/context.ts";
import type { Fact, FactSet } from "#app/platform/contributions/facts.ts";
import { peopleOn } from "../data/people-on.ts";
import { sql } from "#tenancy/sql.ts";

/** People as everybody here knows them, for other systems: never what only some may see. */
export const peopleFacts: FactSet = {
  name: "people",
  label: "list.title.directory",
  fields: [
    { name: "id", type: "text", tells: "employment" },
    { name: "employee_number", type: "text", tells: "employment" },
    { name: "name", type: "text", tells: "identity" },
    { name: "work_email", type: "text", tells: "contact" },
    { name: "status", type: "text", tells: "employment" },
    { name: "joined_on", type: "day", tells: "employment" },
    { name: "department", type: "text", tells: "employment" },
    { name: "role", type: "text", tells: "employment" },
    { name: "location", type: "text", tells: "employment" },
    { name: "manager_id", type: "text", tells: "employment" },
  ],
  read: (context: Context, after, limit) =>
    context.rows<Fact>(
      sql`with page as (select id from {employee} where ${after}::uuid is null or id > ${after}::uuid
            order by id limit ${limit})
          select e.id, e.external_employee_id as employee_number, e.display_name as name,
            e.work_email::text as work_email, coalesce(st.status, 'UPCOMING') as status,
            e.joined_on::text as joined_on, ou.name as department, jr.name as role, lo.name as location,
            mg.id as manager_id
            from ${peopleOn(context.today(), sql`page join {employee} e on e.id = page.id`)} order by e.id`,
    ),
};
