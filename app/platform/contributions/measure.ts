import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import type { RoomWords } from "#app/platform/i18n/room-words.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** What measures speak of; each is a dashboard. */
export const measureTopics = [
  "people",
  "goals",
  "initiatives",
  "oneOnOne",
  "review",
  "calibration",
  "engagement",
  "feedback",
  "develop",
  "feed",
  "lifecycle",
  "points",
  "disciplinary",
  "compensation",
] as const;
export type MeasureTopic = (typeof measureTopics)[number];

/** Local days, the last one included. */
export type MeasureDays = { from: string; to: string };

/** What stands for a measure of many facts: their sum, the sum divided by the weights, or that as a percentage. */
export type MeasureSum = "COUNT" | "MEAN" | "SHARE";

/** What every measure says of itself. */
type MeasureWords = {
  /** One in all rooms: `goal-progress`. */
  key: string;
  topic: MeasureTopic;
  sum: MeasureSum;
  /** `AS_OF` is what is true at the end of the last day, `PERIOD` what happened on any of them. */
  time: "AS_OF" | "PERIOD";
  /** Digits behind the point; none where it is left out. */
  digits?: 1;
  /** A mean of percentages, of a whole that 100 is or of something else; shares are of a whole anyway. */
  unit?: "PERCENT" | "PERCENT_OF_WHOLE";
  /** Which way is good; left out, neither is. */
  better?: "MORE" | "LESS";
  /** What one must be allowed to view for numbers of the company, and of those one leads; left out, nobody sees those. */
  seenBy: { company: AbilitySubject; led?: AbilitySubject };
  /** Where the records behind the number of a person stand, for who may see them; null where that reader has no such list. */
  recordsOf?: (person: PersonMeasured, asked: { led: boolean; days: MeasureDays }) => string | null;
};

export type PersonMeasured = { id: string; name: string };

type FactsQuery = {
  /**
   * A query of `employee_id`, `value` and `weight` (both double precision), any number of rows a person. It reads nothing of
   * the context but days and clock: the number is the same whoever asks.
   */
  facts(context: Pick<Context, "clock" | "today">, days: MeasureDays): Sql;
};

/** Numbers of people whom whoever may see the measure sees by name. */
export type NamedMeasure = MeasureWords & FactsQuery & { secrecy: "NAMED" };

/** People who are told of together alone, in sums: never fewer than five behind `people`. */
export type MeasureGroup = {
  /** Who may be behind it; the group is told where all of them are asked for. */
  employeeIds: readonly string[];
  /** The id of what the numbers are of, such as one survey, where a quarter can hold several. */
  source?: string;
  /** How many the sums are of: people, or answers of some of them. */
  people: number;
  value: number;
  weight: number;
};

/**
 * Numbers that are told of published groups alone: facts of a quarter that is over, each with its one moment, in groups fixed
 * once for everybody who asks. A room whose own pages tell of groups gives these very groups, so that no two tellings of
 * the same facts differ by somebody.
 */
export type GuardedMeasure = MeasureWords & { secrecy: "GUARDED" } & (
    | FactsQuery
    | {
        /** The groups of a quarter, each once; whoever asks, they are the same. */
        groups(context: Context, days: MeasureDays): Promise<readonly MeasureGroup[]>;
        /**
         * Of fewer people than this the company wants nothing told; null where it has said nothing. Once it rises, what was
         * published before is joined as `groups` are by then.
         */
        fewest?(context: Context): Promise<number | null>;
      }
  );

/**
 * A number of the company, defined once for every screen, report, file and program. Its words stand in the room's strings:
 * `measures.<key>.name`, and `measures.<key>.formula`, a sentence that says how it is computed.
 */
export type Measure = NamedMeasure | GuardedMeasure;

/** The measures of a room, with its words. */
export type RoomMeasures = { words: (language: Language) => RoomWords; all: readonly Measure[] };

export type GatheredMeasure = Measure & { room: string; words: RoomMeasures["words"] };

/** The measures of these rooms. Two of one key would be two numbers for one thing. */
export function measuresOf(rooms: readonly { name: string; measures?: RoomMeasures }[]): readonly GatheredMeasure[] {
  const gathered = rooms.flatMap(({ name: room, measures }) =>
    measures ? measures.all.map((each) => ({ ...each, room, words: measures.words })) : [],
  );
  const keys = new Set<string>();
  for (const { key, room } of gathered) {
    if (keys.has(key)) throw new Error(`Two measures are called ${key}; one is of ${room}.`);
    keys.add(key);
  }
  return gathered;
}

/** The moments at which days begin and end, in UTC, so that a number is the same wherever it is asked: `[since, until)`. */
export function momentsOf({ from, to }: MeasureDays): { since: Sql; until: Sql } {
  return {
    since: sql`${`${from}T00:00:00Z`}::timestamptz`,
    until: sql`(${`${to}T00:00:00Z`}::timestamptz + interval '24 hours')`,
  };
}
