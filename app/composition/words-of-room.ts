import type { WordsOf } from "#app/platform/i18n/room-words.ts";

/** A room's words by its name. All rooms' strings are read when somebody asks first. */
export async function wordsOfRoom(room: string): Promise<WordsOf> {
  const { translators } = await import("./translators.server.ts");
  return (language) => translators[language].of(room).t;
}
