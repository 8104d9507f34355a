import type { InferEntity } from "@mikro-orm/core";
import { catalogueOf, type TermChange } from "#app/platform/catalogue/catalogue.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { sql, tableNamed } from "#tenancy/sql.ts";
import type { TagKind } from "../domain/tag.ts";
import { refusesParent } from "../domain/tag-family.ts";
import { Tag } from "./entities.ts";
import { countBelow, findTag, lockTags } from "./tag-record.ts";
import { attachments } from "./tag-sql.ts";

type TagTerm = InferEntity<typeof Tag>;
type TagValues = Partial<Pick<TagTerm, "kind" | "name" | "color" | "description" | "parentId">>;

/** The tags of a company: who makes those of a kind is for the rooms of that kind to say. */
export const tagCatalogue = catalogueOf<TagTerm, TagValues>({
  entity: Tag,
  room: "tags",
  noun: "tag",
  subject: "Tag",
  right: ({ kind }) => ({ kind: "Tag", tagKind: kind as TagKind }),
  lock: lockTags,
  unique: { taken: "tags.name-taken", among: ({ kind }) => sql`kind = ${kind}` },
  refuse: refusePlace,
  forget: async (context, before) => {
    for (const { table } of Object.values(attachments))
      await context.rows(
        sql`delete from ${tableNamed(table)} put using {tag} t where t.id = put.tag_id and t.deleted_at <= ${before}`,
      );
  },
  told: {
    payload: ({ kind }) => ({ kind }),
    action: (verb) => verb,
    detail: ({ kind, name, color }, former) => ({ kind, name, color, ...(former && { former: former.name }) }),
  },
});

/** Tags stand one below another in one level: what has others below it does not go before them, nor come back below what is gone. */
async function refusePlace(context: Context, { id, kind, parentId = null, archivedAt }: TagTerm, change: TermChange) {
  if (change === "DELETED") return refuseWithBelow(context, id);
  const children = (await findTag(context, id))?.children ?? 0;
  if (change === "ARCHIVED" && children > 0) throw conflict("tags.has-children", "Other tags stand below this one.");
  if (change === "ARCHIVED" || !parentId) return;
  if (change === "RESTORED") await refuseBelowDeleted(context, parentId);
  if (change !== "EDITED" && archivedAt) return;
  const code = refusesParent({ kind, children }, await findTag(context, parentId));
  if (code) throw invalid(code, "The tag may not stand below that one.", { fields: { parentId: code } });
}

async function refuseWithBelow(context: Context, id: string): Promise<void> {
  const below = await countBelow(context, id);
  if (below > 0) throw conflict("tags.has-below", "Other tags stand below this one.", { params: { count: below } });
}

async function refuseBelowDeleted(context: Context, parentId: string): Promise<void> {
  const gone = await firstRow(context, sql`select from {tag} where id = ${parentId} and deleted_at is not null`);
  if (gone) throw conflict("tags.parent-deleted", "The tag above is deleted.");
}
