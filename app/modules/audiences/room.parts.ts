import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";
import { SavedViewOfPeople, useCohortOfPeople } from "./components/in-lists/list-of-people.tsx";

export const audiencesParts: RoomParts = {
  name: "audiences",
  listPart: {
    useFilters: useCohortOfPeople,
    Hidden: SavedViewOfPeople,
    // What a form needs is there with the form.
    End: lazyPart(async () => ({ default: (await import("./components/in-lists/list-end.tsx")).ListEnd })),
  },
};
