import type { Context } from "#app/platform/context/context.ts";
import { attachments } from "../data/tag-sql.ts";
import type { TaggedRecord } from "../domain/tag.ts";
import { tableNamed, sql } from "#tenancy/sql.ts";

/** What is written down anew has the tags in use of what it was copied from. Whoever calls has decided that it may be. */
export async function copyTags(
  context: Context,
  on: TaggedRecord,
  copies: readonly { from: string; to: string }[],
): Promise<void> {
  const { table, record } = attachments[on];
  await context.rows(
    sql`with copied as materialized (
       select put.tag_id, c."to", put.kind from
         jsonb_to_recordset(${JSON.stringify(copies.map(({ from, to }) => ({ from, to })))}::jsonb) as c ("from" uuid,
         "to" uuid)
         join ${tableNamed(table)} put on put.${sql.ref(record)} = c."from" join {tag} t on t.id = put.tag_id
           and t.archived_at is null)
     insert into ${tableNamed(table)} (tag_id, ${sql.ref(record)}, kind, attached_at, attached_by)
     select tag_id, "to", kind, ${context.clock.now()}::timestamptz, ${context.actor.employeeId}::uuid from copied`,
  );
}
