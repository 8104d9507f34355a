import type { Attachable } from "#app/platform/contributions/attachable.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

/** A GIF of the company; `file` is the attachment with its picture. */
export type OwnGif = { id: string; name: string; file: string; version: number };

export type KeptGif = OwnGif & { source: string; addedBy: string; addedAt: string; deleted: boolean };

export type GifsScreen = { gifs: KeptGif[]; deleted: KeptGif[] };

/** The attachment of a GIF called `g`. */
const picture = sql`join {attachment} a on a.record_id = g.id and a.record_kind = 'FeedGif' and a.removed_at is null`;

/** What the company added for everybody to choose from, by name. */
export function ownGifs(context: Context): Promise<OwnGif[]> {
  return context.rows<OwnGif>(
    sql`select g.id, g.name, a.id as file, g.version from {feed_gif} g ${picture} where g.deleted_at is null
      order by lower(g.name), g.id`,
  );
}

/** The same for who looks after the feed, with where each is from and those that can be restored. */
export async function gifsScreen(context: Context): Promise<GifsScreen> {
  return { gifs: await keptGifs(context, sql`g.deleted_at is null`), deleted: await deletedGifs(context) };
}

export function deletedGifs(context: Context): Promise<KeptGif[]> {
  return keptGifs(context, sql`g.deleted_at is not null`);
}

export async function findKeptGif(context: Context, id: string): Promise<KeptGif> {
  const [found] = await keptGifs(context, sql`g.id = ${id}`);
  if (!found) throw notFound("FeedGif");
  return found;
}

async function keptGifs(context: Context, which: Sql): Promise<KeptGif[]> {
  await authorize(context, "moderate", { kind: "Feed" });
  return context.rows<KeptGif>(
    sql`select g.id, g.name, a.id as file, g.version, g.source, e.display_name as "addedBy",
        ${instant(sql`g.created_at`)} as "addedAt", g.deleted_at is not null as deleted
      from {feed_gif} g ${picture} join {employee} e on e.id = g.created_by where ${which}
     order by lower(g.name), g.id`,
  );
}

/** The GIF of a post called `p`, where it is one of the company and was not deleted. */
export const gifOfPost = sql`case when length(p.gif) = 36 then (select jsonb_build_object('file', a.id, 'name', g.name,
  'width', a.width, 'height', a.height) from {feed_gif} g ${picture}
  where g.id = p.gif::uuid and g.deleted_at is null) end`;

/** Everybody sees what the company offers; who looks after the feed also what they deleted, to tell what they restore. */
export const gifPictures: Attachable = {
  kind: "FeedGif",
  facts: async (context, id) => {
    const found = await firstRow<{ deleted: boolean }>(
      context,
      sql`select deleted_at is not null as deleted from {feed_gif} where id = ${id}`,
    );
    if (!found) throw notFound("FeedGif");
    if (found.deleted) await authorize(context, "moderate", { kind: "Feed" });
    return { kind: "FeedGif" };
  },
};
