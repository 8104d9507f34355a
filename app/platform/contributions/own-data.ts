import type { Context } from "#app/platform/context/context.ts";

/**
 * Records of a person, for a copy of their data: as the API answers them to that person, with their rights and no other. They
 * stand in a file of this name.
 */
export type OwnData = { name: string } & (
  | {
      /** A GET address that answers a list, or one record. */
      path: string;
      /** What it is asked about a person, by their id. */
      asks?: (me: string) => Readonly<Record<string, unknown>>;
      /** What else is read of each record of the list. */
      each?: readonly EachOwn[];
    }
  /** What no address answers. */
  | { read: (context: Context) => Promise<unknown> }
);

/** A GET address asked for each record of a list; the answer stands beside the record under `as`. */
export type EachOwn = {
  as: string;
  path: string;
  /** What it is asked about the record; null where there is nothing to ask. */
  asks: (item: Readonly<Record<string, unknown>>, me: string) => Readonly<Record<string, unknown>> | null;
};

/** What a room holds of people; `nothing` is said as well, so that none forgets. */
export type RoomOwnData = "nothing" | readonly OwnData[];
export type GatheredOwnData = OwnData & { room: string };

export function ownDataOf(rooms: readonly { name: string; ownData?: RoomOwnData }[]): GatheredOwnData[] {
  return rooms.flatMap(({ name: room, ownData = "nothing" }) =>
    ownData === "nothing" ? [] : ownData.map((part) => ({ ...part, room })),
  );
}
