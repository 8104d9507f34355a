import { sql, type Sql } from "#tenancy/sql.ts";

/** How many comments a record has, for statements about the room's own rows; `id` is the record's column, such as `g.id`. */
export function commentCount(about: string, id: Sql): Sql {
  return sql`(select count(*)::int from {comment} said where said.record_kind = ${sql.lit(about)} and said.record_id
    = ${id} and said.deleted_at is null)`;
}

/** The people a comment called `c` names, as a JSON list of `Mention`. */
export const mentionsOfComment = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', m.employee_id, 'name', m.name)
  order by m.position), '[]')
  from {comment_mention} m where m.comment_id = c.id)`;
