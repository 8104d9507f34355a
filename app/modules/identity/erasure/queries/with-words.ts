import type { Room } from "#app/platform/contributions/room.ts";
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
    const found = known.find(({ name }) => name === room);
    return words(room, found?.modules?.[0]?.label ?? found?.label ?? found?.tabs[0]?.label ?? "title");
  };
  const said = (code: string) => {
    const [room, name] = code.split(".") as [string, string];
    return words(room, `errors.${name}`);
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
