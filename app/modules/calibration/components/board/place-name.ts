import type { DrawnBoard } from "../../queries/board.ts";

/** What a place is called; null where somebody stands nowhere. */
export function placeName({ places }: Pick<DrawnBoard, "places">, place: string | null): string | null {
  return places.find(({ id }) => id === place)?.label ?? null;
}
