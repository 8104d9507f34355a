import { Suspense } from "react";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import { useRoomParts } from "./room-parts.tsx";

export type OfferedData = Readonly<Record<string, unknown>>;

/** What other rooms bring to this list: into the form that narrows it, or beside it. */
export function ListParts({ place, data }: { place: "Hidden" | "End"; data: OfferedData }) {
  return useRoomParts()
    .listParts.filter(({ room }) => room in data)
    .map(({ room, [place]: Part }) => (
      <Suspense key={room} fallback={null}>
        <Part data={data[room] as never} />
      </Suspense>
    ));
}

/** What other rooms let this list be narrowed by. The rooms are the same on every render, and so are their hooks. */
export function useOfferedFilters(data: OfferedData): ListFilter[] {
  const filters: ListFilter[] = [];
  // eslint-disable-next-line react-hooks/rules-of-hooks -- the registry never changes while the page stands
  for (const { room, useFilters } of useRoomParts().listParts) filters.push(...useFilters(data[room] as never));
  return filters;
}
