import { z } from "zod";
import { searchInput, type Slice } from "#app/platform/http/paging.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import { kindFacts, tagKinds, type TagKind, type TagMark } from "../domain/tag.ts";
import { containing, sql } from "#tenancy/sql.ts";

export const keptTagsInput = z.object({
  kind: z.enum(tagKinds).describe("What it is put on: goals or tasks."),
  text: searchInput("Words looked for in names."),
});

/** `used` counts the records that have it and the actor may see, deleted ones left out. */
export type KeptTag = TagMark & {
  description: string;
  parentId: string | null;
  parent: string | null;
  version: number;
  archived: boolean;
  used: number;
};

const most = 500;

/** The columns of a `KeptTag` but `used`, of a tag called `t` with the one above it called `p`. */
export const keptTagColumns = sql`t.id, t.kind, t.name, t.color, t.description, t.parent_id as "parentId",
  p.name as parent, t.version, t.archived_at is not null as archived`;

/** The tags of a kind, those in use first, those below another right after it; narrowed by what is in name or description. */
export async function keptTags(
  context: Context,
  { kind, text = "" }: { kind: TagKind; text?: string | undefined },
  gatherings: Pick<Gatherings, "carrierCounts">,
  { limit, offset }: Slice = { limit: most, offset: 0 },
): Promise<KeptTag[]> {
  await authorize(context, "view", { kind: "Tag", tagKind: kind });
  const tags = await context.rows<Omit<KeptTag, "used">>(
    sql`select ${keptTagColumns}
       from {tag} t left join {tag} p on p.id = t.parent_id
      where t.kind = ${kind} and t.deleted_at is null and (t.name ilike ${containing(text)} or t.description ilike
        ${containing(text)})
      order by t.archived_at is not null, lower(coalesce(p.name, t.name)), t.parent_id is not null, lower(t.name), t.id
        limit ${limit} offset ${offset}`,
  );
  return withUse(context, kind, tags, gatherings);
}

/** On how many records the actor may see each tag stands: of others not even a number is told. */
export async function withUse<Tag extends { id: string }>(
  context: Context,
  kind: TagKind,
  tags: readonly Tag[],
  gatherings: Pick<Gatherings, "carrierCounts">,
): Promise<(Tag & { used: number })[]> {
  const ids = tags.map(({ id }) => id);
  const used = await gatherings.carrierCounts(context, kindFacts[kind].on, ids);
  return tags.map((tag) => ({ ...tag, used: used.get(tag.id) ?? 0 }));
}
