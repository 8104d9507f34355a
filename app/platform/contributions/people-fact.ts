import type { Context } from "#app/platform/context/context.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import type { RoomWords } from "#app/platform/i18n/room-words.ts";
import type { Sql } from "#tenancy/sql.ts";
import type { MeasureDays, MeasureSum } from "./measure.ts";

/** Of whom the actor may know a number: `of` is true for those rows of `{employee} e`, `all` where it is of everybody. */
export type Known = { of: Sql; all: boolean };

/**
 * A number that a room knows of each person, by which groups of people can be found. Its name stands in the room's strings
 * under `people-facts.<key>`. Numbers whose people are named to whoever sees them are measures, and need not be given again.
 */
export type PeopleFact = {
  /** One in all rooms, measures included. */
  key: string;
  sum: MeasureSum;
  /** A query of `employee_id`, `value` and `weight` over the days, the same whoever asks. */
  facts(context: Pick<Context, "clock" | "today">, days: MeasureDays): Sql;
  /** Null where the actor may know it of nobody. */
  knownOf(context: Context, days: MeasureDays): Promise<Known | null>;
};

/** What a room knows of people, with its words. */
export type RoomPeopleFacts = { words: (language: Language) => RoomWords; all: readonly PeopleFact[] };

export type GatheredPeopleFact = PeopleFact & { words: RoomPeopleFacts["words"] };

/** What these rooms know of people, each number with the words of its room. */
export function peopleFactsOf(rooms: readonly { peopleFacts?: RoomPeopleFacts }[]): readonly GatheredPeopleFact[] {
  return rooms.flatMap(({ peopleFacts }) =>
    peopleFacts ? peopleFacts.all.map((each) => ({ ...each, words: peopleFacts.words })) : [],
  );
}
