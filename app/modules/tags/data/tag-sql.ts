import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { TagKind } from "../domain/tag.ts";

/** Where the tags of each kind of record stand, which column names the record, and which table holds it. */
export const attachments: Readonly<Record<TagKind, { table: string; record: string; of: string }>> = {
  GOAL: { table: "tag_on_goal", record: "goal_id", of: "goal" },
  INITIATIVE: { table: "tag_on_initiative", record: "initiative_id", of: "initiative" },
};

/** The tags in use of a record, by name, as a JSON list of `TagMark`; `id` is the record's column, such as `g.id`. */
export function tagsOn(kind: TagKind, id: string): string {
  const { table, record } = attachments[kind];
  return `(select coalesce(jsonb_agg(jsonb_build_object('id', tagged.id, 'name', tagged.name, 'color', tagged.color) order by lower(tagged.name)), '[]')
     from {${table}} put join {tag} tagged on tagged.id = put.tag_id and tagged.archived_at is null where put.${record} = ${id})`;
}

/** Records that have the tag, or one below it. */
export function taggedWith(kind: TagKind, id: string, tagId: string): SqlFragment {
  const { table, record } = attachments[kind];
  return {
    text: `exists (select from {${table}} put join {tag} tagged on tagged.id = put.tag_id and tagged.archived_at is null
             where put.${record} = ${id} and ?::uuid in (tagged.id, tagged.parent_id))`,
    values: [tagId],
  };
}
