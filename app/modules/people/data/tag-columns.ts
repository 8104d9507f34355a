import { sql } from "#tenancy/sql.ts";
/** The tags in use of `{employee} e`, by name, as a JSON list. */

export const tagsOfPerson = sql`(select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'color',
  g.color) order by lower(g.name)), '[]')
  from {people_tag_person} p join {people_tag} g on g.id = p.tag_id and g.archived_at is null where p.employee_id = e.id)`;
