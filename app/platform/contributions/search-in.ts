import type { Context } from "#app/platform/context/context.ts";
import type { RoomServer } from "./room.ts";
import type { SearchHit } from "./room-screens.ts";
import { sql } from "#tenancy/sql.ts";
import { exactly, nearEnough, type Sought } from "#tenancy/text-search.ts";

/** `near` says that nothing holds the words as they were written, and that these come close. */
export type Found = { readonly hits: readonly SearchHit[]; readonly near: boolean };

/** What the rooms find, each of its own and at most `limitPerRoom`. */
export async function searchIn(
  rooms: readonly RoomServer[],
  context: Context,
  text: string,
  limitPerRoom: number,
): Promise<Found> {
  const ask = async (sought: Sought) => {
    const lists = await Promise.all(rooms.map((room) => room.search?.(context, sought, limitPerRoom) ?? []));
    return lists.flat();
  };
  const hits = await ask(exactly(text));
  if (hits.length > 0) return { hits, near: false };
  await context.rows(sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(nearEnough)}`);
  return { hits: await ask({ text, near: true }), near: true };
}
