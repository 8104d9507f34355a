import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import { kindFacts, tagKinds, type TaggedRecord } from "../domain/tag.ts";

/** Where the tags of each kind of record stand, which column names the record, and which table holds it. */
export const attachments: Readonly<Record<TaggedRecord, { table: string; record: string; of: string }>> = {
  GOAL: { table: "tag_on_goal", record: "goal_id", of: "goal" },
  INITIATIVE: { table: "tag_on_initiative", record: "initiative_id", of: "initiative" },
};

const kindList = `array[${tagKinds.map((kind) => `'${kind}'`).join(", ")}]`;
/** A tag called `tagged` is in use, and its company has the module of its kind. */
const inUse = `tagged.archived_at is null and (select enabled_features from {organization}) @> array[case tagged.kind ${tagKinds.map((kind) => `when '${kind}' then '${kindFacts[kind].feature}'`).join(" ")} end]`;

/** The tags in use of a record, by kind and name, as a JSON list of `TagMark`; `id` is the record's column, such as `g.id`. */
export function tagsOn(record: TaggedRecord, id: string): string {
  const { table, record: column } = attachments[record];
  return `(select coalesce(jsonb_agg(jsonb_build_object('id', tagged.id, 'kind', tagged.kind, 'name', tagged.name, 'color', tagged.color)
                                     order by array_position(${kindList}, tagged.kind), lower(tagged.name)), '[]')
     from {${table}} put join {tag} tagged on tagged.id = put.tag_id and ${inUse} where put.${column} = ${id})`;
}

/** Which record has which tag, as a table of `tag_id` and `record_id`; of archived tags too. */
export function tagPlacings(record: TaggedRecord): string {
  const { table, record: column } = attachments[record];
  return `(select put.tag_id, put.${column} as record_id from {${table}} put)`;
}

/** Records that have the tag, or one below it. */
export function taggedWith(record: TaggedRecord, id: string, tagId: string): SqlFragment {
  const { table, record: column } = attachments[record];
  return {
    text: `exists (select from {${table}} put join {tag} tagged on tagged.id = put.tag_id and ${inUse}
             where put.${column} = ${id} and ?::uuid in (tagged.id, tagged.parent_id))`,
    values: [tagId],
  };
}
