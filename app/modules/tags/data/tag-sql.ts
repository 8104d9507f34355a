import { kindFacts, tagKinds, type TaggedRecord, type TagKind } from "../domain/tag.ts";
import { tableNamed, sql, type Sql } from "#tenancy/sql.ts";

/** Where the tags of each kind of record stand, which column names the record, and which table holds it. */
export const attachments: Readonly<Record<TaggedRecord, { table: string; record: string; of: string }>> = {
  GOAL: { table: "tag_on_goal", record: "goal_id", of: "goal" },
  INITIATIVE: { table: "tag_on_initiative", record: "initiative_id", of: "initiative" },
};

const kindList = sql`array[${sql.join(tagKinds.map(sql.lit))}]`;
/** A tag called `tagged` is in use, and its company has the module of its kind. */
const inUse = sql`tagged.archived_at is null and (select enabled_features from {organization}) @> array[case tagged.kind
  ${sql.join(
    tagKinds.map((kind) => sql`when ${sql.lit(kind)} then ${sql.lit(kindFacts[kind].feature)}`),
    sql` `,
  )} end]`;

/** The tags in use of a record, by kind and name, as a JSON list of `TagMark`; `id` is the record's column, such as `g.id`. */
export function tagsOn(record: TaggedRecord, id: Sql): Sql {
  const { table: name, record: column } = attachments[record];
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', tagged.id, 'kind', tagged.kind, 'name', tagged.name,
    'color', tagged.color)
                                     order by array_position(${kindList}, tagged.kind), lower(tagged.name)), '[]')
     from ${tableNamed(name)} put join {tag} tagged on tagged.id = put.tag_id and ${inUse} where put.${sql.ref(column)} = ${id})`;
}

/**
 * The tags in use that rows of another room's table name, as a JSON list of `TagMark`: `table` has a `tag_id` and names the
 * record in `column`.
 */
export function tagsOf(table: Sql, column: Sql, id: Sql): Sql {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', tagged.id, 'kind', tagged.kind, 'name', tagged.name,
    'color', tagged.color) order by array_position(${kindList}, tagged.kind), lower(tagged.name)), '[]')
     from ${table} put join {tag} tagged on tagged.id = put.tag_id and ${inUse} where put.${column} = ${id})`;
}

/** Which record has which tag since when, as a table of `tag_id`, `record_id` and `attached_at`; of archived tags too. */
export function tagPlacings(record: TaggedRecord): Sql {
  const { table: name, record: column } = attachments[record];
  return sql`(select put.tag_id, put.${sql.ref(column)} as record_id, put.attached_at from ${tableNamed(name)} put)`;
}

/** Records that have the tag, or one below it. */
export function taggedWith(record: TaggedRecord, id: Sql, tagId: string): Sql {
  const { table: name, record: column } = attachments[record];
  return sql`exists (select from ${tableNamed(name)} put join {tag} tagged on tagged.id = put.tag_id and ${inUse}
             where put.${sql.ref(column)} = ${id} and ${tagId}::uuid in (tagged.id, tagged.parent_id))`;
}

/** The tags of a kind that were not deleted, to be joined: `id`, `name`, `description`, `archived`. */
export function tagsOfKind(kind: TagKind): Sql {
  return sql`(select t.id, t.name, t.description, t.archived_at is not null as archived, t.parent_id
    from {tag} t where t.kind = ${kind} and t.deleted_at is null)`;
}
