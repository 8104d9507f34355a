import { labelOfRoom } from "#app/platform/contributions/label-of-room.ts";
import type { Room } from "#app/platform/contributions/room.ts";
import { errorKey } from "#app/platform/i18n/use-words.ts";
import type { ErasedRoom, ErasurePage } from "./erasure-page.ts";

/** What is no module by itself. */
const parts = ["identity", "platform", "tasks", "attachments", "texts"];

export type NamedErasurePage = Omit<ErasurePage, "rooms" | "objections" | "refused"> & {
  rooms: (ErasedRoom & { name: string })[];
  /** Why the person cannot be erased, or not yet, in words. */
  against: string[];
};

/** The page with what modules are called and why they object, in the reader's language. */
export function withWords(
  { rooms, objections, refused, ...page }: ErasurePage,
  known: readonly Room[],
  words: (room: string, key: string) => string,
): NamedErasurePage {
  const nameOf = (room: string) => {
    if (parts.includes(room)) return words("identity", `erasure.part.${room}`);
    return words(room, labelOfRoom(known, room));
  };
  const said = (code: string) => {
    const { room, key } = errorKey(code);
    return words(room, key);
  };
  return {
    ...page,
    rooms: rooms.map((each) => ({ ...each, name: nameOf(each.room) })),
    against: [
      ...(refused && refused !== "people.erased" ? [said(refused)] : []),
      ...objections.map(({ code }) => said(code)),
    ],
  };
}
