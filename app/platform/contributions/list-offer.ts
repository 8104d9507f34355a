import type { ComponentType } from "react";
import type { Sql } from "#tenancy/sql.ts";

/** What a room gives to a list of a room that may not name it. */
export type ListOffer = {
  /** Where the list goes at once. */
  leadsTo: string | null;
  /** A subquery of the ids of the people it is narrowed to; null narrows nothing. */
  people: Sql | null;
  /** For the room's parts of the screen. */
  data: unknown;
};

/** All of them: `data` by room, for the screen. */
export type ListOffers = {
  leadsTo: string | null;
  people: readonly Sql[];
  data: Readonly<Record<string, unknown>>;
};

/** The parts of a list's screen a room brings: inside the form that narrows it, and beside that form. */
export type ListPart = { room: string; Field: ComponentType<{ data: never }>; End: ComponentType<{ data: never }> };
