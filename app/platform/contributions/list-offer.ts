import type { ComponentType } from "react";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
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

/** What a room brings to a list's screen; `data` is absent where the room has nothing to offer there. */
export type ListPart = {
  room: string;
  /** A hook: what narrows the list besides its own filters. */
  useFilters: (data: never) => ListFilter[];
  /** Unseen fields of the form that narrows the list. */
  Hidden: ComponentType<{ data: never }>;
  /** Beside that form. */
  End: ComponentType<{ data: never }>;
};
