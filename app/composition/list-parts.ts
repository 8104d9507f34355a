import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { SavedViewOfPeople, useCohortOfPeople } from "#app/modules/audiences/components/in-lists/list-of-people.tsx";
import type { ListPart } from "#app/platform/contributions/list-offer.ts";

/** What rooms bring to lists of rooms that may not name them; what a form needs is there with the form. */
export const listParts: readonly ListPart[] = [
  {
    room: "audiences",
    useFilters: useCohortOfPeople,
    Hidden: SavedViewOfPeople,
    End: lazyPart(async () => ({
      default: (await import("#app/modules/audiences/components/in-lists/list-end.tsx")).ListEnd,
    })),
  },
];
