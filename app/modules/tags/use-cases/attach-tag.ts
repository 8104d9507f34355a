import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { attachments } from "../data/tag-sql.ts";
import { findTag } from "../data/tag-record.ts";
import { kindFacts, type TaggedRecord } from "../domain/tag.ts";
import { tableNamed, sql } from "#tenancy/sql.ts";

export const attachTagInput = z.object({
  tagId: z.uuid({ error: "tags.choose" }).describe("The id of the tag."),
  /** False takes it away. */
  has: tickInput.default(true).describe("True puts it on, false takes it off."),
});
export type AttachTagInput = z.output<typeof attachTagInput>;

/**
 * Records are given a tag, or lose it; answers with the tag's name and the ids of those that were changed.
 * Whoever calls has decided that the actor may edit each of them, and keeps their history.
 */
export async function attachTag(
  context: Context,
  record: TaggedRecord,
  recordIds: readonly string[],
  { tagId, has }: AttachTagInput,
): Promise<{ name: string; changed: string[] }> {
  const tag = await findTag(context, tagId);
  if (!tag || kindFacts[tag.kind].on !== record || !context.actor.features.includes(kindFacts[tag.kind].feature))
    throw invalid("tags.unknown", "There is no such tag.", { fields: { tagId: "tags.unknown" } });
  if (has && tag.archived) throw conflict("tags.archived", "The tag is out of use.");
  return {
    name: tag.name,
    changed: has ? await give(context, record, recordIds, tagId) : await take(context, record, recordIds, tagId),
  };
}

async function give(
  context: Context,
  on: TaggedRecord,
  recordIds: readonly string[],
  tagId: string,
): Promise<string[]> {
  const { table, record } = attachments[on];
  const rows = await context.rows<{ id: string }>(
    sql`with tagged as materialized (
        select t.id as tag_id, given.id, t.kind from {tag} t cross join unnest(${recordIds}::uuid[]) as given (id)
          where t.id = ${tagId})
      insert into ${tableNamed(table)} (tag_id, ${sql.ref(record)}, kind, attached_at, attached_by)
      select tag_id, id, kind, ${context.clock.now()}::timestamptz, ${context.actor.employeeId}::uuid from tagged
     on conflict do nothing returning ${sql.ref(record)} as id`,
  );
  return rows.map(({ id }) => id).sort();
}

async function take(
  context: Context,
  on: TaggedRecord,
  recordIds: readonly string[],
  tagId: string,
): Promise<string[]> {
  const { table, record } = attachments[on];
  const rows = await context.rows<{ id: string }>(
    sql`delete from ${tableNamed(table)} where tag_id = ${tagId} and ${sql.ref(record)} = any(${recordIds}::uuid[])
      returning ${sql.ref(record)} as id`,
  );
  return rows.map(({ id }) => id).sort();
}
