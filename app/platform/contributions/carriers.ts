import type { SearchHit } from "./room.ts";

/**
 * Records of one kind that carry a mark of another room, such as a tag, as far as the person may see them. `hits` are one
 * page of them, `count` is of all, and `list` leads to the room's own list of the same records, where the person has one.
 */
export type Carriers = { hits: readonly SearchHit[]; count: number; list: string | null };

/** How many records a page holds. */
export const carriersOnPage = 25;
