import { createContext, Suspense, useContext } from "react";
import type { ListPart } from "#app/platform/contributions/list-offer.ts";

const Registry = createContext<readonly ListPart[]>([]);
export const ListPartsProvider = Registry.Provider;

export type ListPartsProps = { place: "Field" | "End"; data: Readonly<Record<string, unknown>> };

/** What other rooms bring to this list: into the form that narrows it, or beside it. */
export function ListParts({ place, data }: ListPartsProps) {
  return useContext(Registry)
    .filter(({ room }) => room in data)
    .map(({ room, [place]: Part }) => (
      <Suspense key={room} fallback={null}>
        <Part data={data[room] as never} />
      </Suspense>
    ));
}
