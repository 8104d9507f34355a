import type { Context } from "#app/platform/context/context.ts";
import type { ListOffers } from "./list-offer.ts";
import type { Room, RoomServer } from "./room.ts";

/** What these rooms bring to the list of an address. */
export async function gatherOffers(
  servers: readonly RoomServer[],
  rooms: readonly Room[],
  context: Context,
  { url, withChoices }: { url: string; withChoices: boolean },
): Promise<ListOffers> {
  const found: ListOffers[] = [];
  for (const room of servers) {
    const offer = await room.offersToLists?.(context, rooms, url, withChoices);
    if (offer)
      found.push({
        leadsTo: offer.leadsTo,
        people: offer.people ? [offer.people] : [],
        data: { [room.name]: offer.data },
      });
  }
  return {
    leadsTo: found.find(({ leadsTo }) => leadsTo !== null)?.leadsTo ?? null,
    people: found.flatMap(({ people }) => people),
    data: Object.assign({}, ...found.map(({ data }) => data)) as Record<string, unknown>,
  };
}
