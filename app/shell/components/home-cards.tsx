import { useRoomParts } from "./room-parts.tsx";

/** A room's card of the home page. */
export function HomeCardPart({ name, data }: { name: string; data: unknown }) {
  const Part = useRoomParts().homeCards[name];
  return Part ? <Part data={data as never} /> : null;
}
