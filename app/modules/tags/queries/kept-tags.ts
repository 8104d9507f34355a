import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { attachments } from "../data/tag-sql.ts";
import { kindFacts, tagKinds, type TagKind, type TagMark } from "../domain/tag.ts";

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

export const keptTagsInput = z.object({
  kind: z.enum(tagKinds).describe("What it is put on: goals or tasks."),
  text: optional(z.string().trim().max(100)).describe("Words looked for in names."),
});

/** `used` counts the records that have it, deleted ones left out. */
export type KeptTag = TagMark & {
  description: string;
  parentId: string | null;
  parent: string | null;
  archived: boolean;
  used: number;
};

const most = 500;

/** The columns of a `KeptTag`, of a tag called `t` with the one above it called `p`. */
export function keptTagColumns(kind: TagKind): string {
  const { table, record, of } = attachments[kindFacts[kind].on];
  return `t.id, t.kind, t.name, t.color, t.description, t.parent_id as "parentId", p.name as parent, t.archived_at is not null as archived,
            (select count(*)::int from {${table}} put join {${of}} r on r.id = put.${record} and r.deleted_at is null where put.tag_id = t.id) as used`;
}

/** The tags of a kind, those in use first, those below another right after it; narrowed by what is in name or description. */
export async function keptTags(
  context: Context,
  { kind, text = "" }: z.output<typeof keptTagsInput>,
): Promise<KeptTag[]> {
  await authorize(context, "view", { kind: "Tag", tagKind: kind });
  return context.rows<KeptTag>(
    `select ${keptTagColumns(kind)}
       from {tag} t left join {tag} p on p.id = t.parent_id
      where t.kind = ? and t.deleted_at is null and (t.name ilike ? or t.description ilike ?)
      order by t.archived_at is not null, lower(coalesce(p.name, t.name)), t.parent_id is not null, lower(t.name), t.id limit ${most}`,
    [kind, containing(text), containing(text)],
  );
}

/** Takes `%`, `_` and `\` as what people typed. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
