import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "./room-screens.ts";

/**
 * Records of one kind that carry a mark of another room, such as a tag, as far as the person may see them. `hits` are one
 * page of them, `count` is of all, and `list` leads to the room's own list of the same records, where the person has one.
 */
export type Carriers = { hits: readonly SearchHit[]; count: number; list: string | null };

/** On how many records that the person may see each of these marks stands, by the mark's id; one that is missing stands on none. */
export type CountCarriers = (context: Context, markIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** How many records a page holds. */
export const carriersOnPage = 25;
