import type { Room } from "#app/platform/contributions/room.ts";
import { allScreens, type AllScreens } from "./navigation.ts";

/** All screens in the words of one language, whose strings are given by namespace; plain words, without parameters. */
export function screensInWords(rooms: readonly Room[], strings: Readonly<Record<string, object>>): AllScreens {
  return allScreens(rooms, (room, key) => {
    const found = key
      .split(".")
      .reduce<unknown>((inside, part) => (inside as Record<string, unknown>)?.[part], strings[room]);
    if (typeof found !== "string") throw new Error(`No words for ${room}:${key}`);
    return found.replaceAll("''", "'");
  });
}
