import type { Context } from "#app/platform/context/context.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import type { Carriers, CountCarriers } from "./carriers.ts";
import type { FirstStep, GatheredFirstStep } from "./first-step.ts";
import type { AttentionLine, HomeCard } from "./home-card.ts";
import type { ListOffer } from "./list-offer.ts";
import type { Room } from "./room.ts";
import type { Signal } from "./signal.ts";
import type { Sought } from "#tenancy/text-search.ts";

/** A hit of the search and of the command palette. */
export type SearchHit = {
  key: string;
  kind: string;
  title: string;
  subtitle: string;
  link: string;
};

/** What stands on screens that know no room by name; `room.parts.ts` has what shows it. */
export type RoomScreens = {
  /** What this person begins with while they are new. */
  firstSteps?: (context: Context) => Promise<readonly FirstStep[]> | readonly FirstStep[];
  /** Cards of the home page that this person has; `firstSteps` are those of all rooms. */
  home?: (
    context: Context,
    firstSteps: readonly GatheredFirstStep[],
  ) => Promise<readonly HomeCard[]> | readonly HomeCard[];
  /** What wants an administrator, of those this person is. */
  attention?: (context: Context) => Promise<readonly AttentionLine[]> | readonly AttentionLine[];
  /** What is told of those the actor leads, in the team's list. */
  signals?: (context: Context) => Promise<readonly Signal[]> | readonly Signal[];
  /** What holds the words, or comes near them where that is asked for; of what the actor may see. */
  search?: (context: Context, sought: Sought, limit: number) => Promise<readonly SearchHit[]>;
  /** Data of panels that an address may open, by panel type; what else the address asks of the panel stands in its search. */
  panels?: Readonly<Record<string, (context: Context, id: string, search: URLSearchParams) => Promise<unknown>>>;
  /** The address that an address with this room's flags stands for; null where it has none. */
  leadsTo?: (pathname: string, search: string) => string | null;
  /**
   * What the room brings to a list of people, whose room may not name it; `url` is the list's address, and what its filters
   * offer is left out unless `withChoices`.
   */
  offersToLists?: (context: Context, rooms: readonly Room[], url: string, withChoices: boolean) => Promise<ListOffer>;
  /** By kind of record: those that carry another room's mark. */
  carriers?: Readonly<Record<string, (context: Context, markId: string, slice: Slice) => Promise<Carriers>>>;
  /** On how many of these records marks stand, by what the marks call the records. */
  carrierCounts?: Readonly<Record<string, CountCarriers>>;
};
