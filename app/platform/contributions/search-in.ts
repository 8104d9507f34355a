import type { Context } from "#app/platform/context/context.ts";
import type { RoomServer } from "./room.ts";
import type { SearchHit } from "./room-screens.ts";
import { sql } from "#tenancy/sql.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { nearEnough, textsOf, type Sought } from "#tenancy/text-search.ts";

/** `near` says that nothing holds the words as they were written, and that these come close. */
export type Found = { readonly hits: readonly SearchHit[]; readonly near: boolean };

/** What the rooms find, each of its own and at most `limitPerRoom`. */
export async function searchIn(
  rooms: readonly RoomServer[],
  context: Context,
  text: string,
  limitPerRoom: number,
): Promise<Found> {
  const ask = async (near: boolean) => {
    const sought = await madePlain(context, { text, near });
    const lists = await Promise.all(rooms.map((room) => room.search?.(context, sought, limitPerRoom) ?? []));
    return lists.flat();
  };
  const hits = await ask(false);
  if (hits.length > 0) return { hits, near: false };
  await context.rows(sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(nearEnough)}`);
  return { hits: await ask(true), near: true };
}

/** What is sought as the database writes it plain: asked once for the statements of all rooms. */
async function madePlain(context: Context, sought: Sought): Promise<Sought> {
  const rows = await context.rows<{ text: string; plain: string }>(
    prepared(sql`select t.text, public.plain(t.text) as plain from unnest(${textsOf(sought)}::text[]) as t (text)`),
  );
  return { ...sought, plain: new Map(rows.map(({ text, plain }) => [text, plain])) };
}
