import { firstRow, type Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { writesDown } from "#app/platform/events/write-down.ts";
import type { TagColour, TagKind } from "../domain/tag.ts";
import { refusesParent, type TagPlace } from "../domain/tag-family.ts";
import type { TagChanged } from "../events.ts";
import { Tag } from "./entities.ts";
import { sql } from "#tenancy/sql.ts";

export type TagRecord = TagPlace & { id: string; kind: TagKind; name: string; color: TagColour };

/** Until this transaction ends, no other one changes which tags there are. */
export async function lockTags(context: Context): Promise<void> {
  await context.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`tags:${context.tenant.id}`}, 0))`);
}

/** A tag with how many in use stand below it; deleted ones are not there. */
export async function findTag(context: Context, tagId: string): Promise<TagRecord | null> {
  return firstRow<TagRecord>(
    context,
    sql`select t.id, t.kind, t.name, t.color, t.parent_id as "parentId", t.archived_at is not null as archived,
            (select count(*)::int from {tag} c where c.parent_id = t.id and c.archived_at is null) as children
       from {tag} t where t.id = ${tagId} and t.deleted_at is null`,
  );
}

/** How many tags stand below one, archived ones too. */
export async function countBelow(context: Context, tagId: string): Promise<number> {
  return (await context.rows(sql`select from {tag} where parent_id = ${tagId} and deleted_at is null`)).length;
}

/** As `findTag`; throws 404 where there is none. */
export async function requireTag(context: Context, tagId: string): Promise<TagRecord> {
  const tag = await findTag(context, tagId);
  if (!tag) throw notFound("Tag");
  return tag;
}

/** A tag there is, held until the transaction ends; refused where it is not as it was read. */
export function holdTag(context: Context, tagId: string, version: number | undefined) {
  const changedBy = ["tags.edit", "tags.archive"];
  return holdRecord(context, Tag, { id: tagId, deletedAt: null }, { version, subject: "Tag", changedBy });
}

/** Refuses a name that another tag in use of the kind has. Tags must be locked. */
export async function refuseNameTaken(
  context: Context,
  { kind, name, id }: { kind: TagKind; name: string; id: string | null },
): Promise<void> {
  const taken = await context.rows(
    sql`select from {tag} where kind = ${kind} and lower(name) = lower(${name}) and archived_at is null
      and id is distinct from ${id}::uuid`,
  );
  if (taken.length > 0)
    throw conflict("tags.name-taken", "There is a tag of this name.", { fields: { name: "tags.name-taken" } });
}

/** Refuses a place below another tag that the tag may not have. */
export async function requireParent(
  context: Context,
  tag: Pick<TagRecord, "kind" | "children">,
  parentId: string | null,
): Promise<void> {
  if (!parentId) return;
  const code = refusesParent(tag, await findTag(context, parentId));
  if (code) throw invalid(code, "The tag may not stand below that one.", { fields: { parentId: code } });
}

const writeDown = writesDown<{ "tags.tag-changed": TagChanged["payload"] }>("tags");

/** The event and the audit entry of a change of a tag. */
export function announceTag(context: Context, payload: TagChanged["payload"], action: string, detail: object) {
  const { tagId: id, kind } = payload;
  return writeDown(context, "tags.tag-changed", payload, { action, subject: "Tag", id, detail: { kind, ...detail } });
}
