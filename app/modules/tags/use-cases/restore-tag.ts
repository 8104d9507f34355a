import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { deletedSince } from "#app/platform/time/days-ago.ts";
import { announceTag, lockTags, refuseNameTaken, requireParent } from "../data/tag-record.ts";
import type { TagKind } from "../domain/tag.ts";
import type { OneTagInput } from "./delete-tag.ts";
import { sql } from "#tenancy/sql.ts";

type DeletedTag = {
  id: string;
  kind: TagKind;
  name: string;
  parentId: string | null;
  parentDeleted: boolean;
  deletedFrom: "USE" | "ARCHIVE";
};

/** A deleted tag is back where it was: in use on the records that had it, or in the archive. */
export async function restoreTag(context: Context, { tagId }: OneTagInput): Promise<{ tagId: string; name: string }> {
  await lockTags(context);
  const tag = await requireDeletedTag(context, tagId);
  const { kind, name, parentId } = tag;
  await authorize(context, "edit", { kind: "Tag", tagKind: kind });
  if (tag.parentDeleted) throw conflict("tags.parent-deleted", "The tag above is deleted.");
  if (tag.deletedFrom === "USE") {
    await refuseNameTaken(context, { kind, name, id: tagId });
    await requireParent(context, { kind, children: 0 }, parentId);
  }
  await context.rows(
    sql`update {tag} set archived_at = case deleted_from when 'USE' then null else archived_at end, deleted_at = null,
      deleted_by = null, deleted_from = null where id = ${tagId}`,
  );
  await announceTag(context, { tagId, kind, change: "RESTORED" }, "restore", { name });
  return { tagId, name };
}

async function requireDeletedTag(context: Context, tagId: string): Promise<DeletedTag> {
  const tag = await firstRow<DeletedTag>(
    context,
    sql`select t.id, t.kind, t.name, t.parent_id as "parentId", t.deleted_from as "deletedFrom",
      p.deleted_at is not null as "parentDeleted"
       from {tag} t left join {tag} p on p.id = t.parent_id where t.id = ${tagId} and t.deleted_at > ${deletedSince(context)}`,
  );
  if (!tag) throw notFound("Deleted tag");
  return tag;
}
