import type { Samples } from "#app/platform/contributions/notice-kind.ts";

/** People whom nobody knows; their names are the same in every language. */
export const samplePeople = ["Maya Lindt", "Omar Haddad", "Ruth Keller"] as const;

const noon = 12 * 3_600_000;
const dayLong = 86_400_000;

/** What parameters hold, by their names, where a mail is shown as an example; a day is a moment, as notices keep it. */
const likes: Readonly<Record<string, readonly string[]>> = {
  person: ["name", "actor", "manager", "employee"],
  other: ["receiver"],
  thing: ["title", "metric"],
  cycle: ["cycle"],
  survey: [],
  saying: ["why"],
  outcome: [],
  day: ["date", "due", "by", "from", "answerBy", "when"],
  laterDay: ["to", "until"],
  count: ["count"],
  points: ["points"],
  days: ["days"],
  level: ["level"],
  people: ["people"],
  things: ["named", "counted"],
};

/** Words of the sample in the language of the mail. */
type SampleWords = (key: "title" | "other-title" | "cycle" | "survey" | "saying" | "outcome") => string;

/** All parameters that words of notices name, filled; `today` is ISO. What a kind says of its own comes first. */
export function sampleParams(say: SampleWords, today: string, own: Samples = {}): Record<string, string | number> {
  const midday = Date.parse(`${today}T00:00:00Z`) + noon;
  const values: Readonly<Record<string, string | number>> = {
    person: samplePeople[1],
    other: samplePeople[2],
    thing: say("title"),
    cycle: say("cycle"),
    survey: say("survey"),
    saying: say("saying"),
    outcome: say("outcome"),
    day: midday + 7 * dayLong,
    laterDay: midday + 9 * dayLong,
    count: 3,
    points: 6,
    days: 14,
    level: 1,
    people: [samplePeople[1], samplePeople[2]].join("\n"),
    things: [say("title"), say("other-title")].join("\n"),
  };
  const usual = Object.entries(likes).flatMap(([like, names]) => names.map((name) => [name, values[like]!] as const));
  const ownValues = Object.entries(own).map(
    ([name, sample]) => [name, "is" in sample ? sample.is : values[sample.like]!] as const,
  );
  return Object.fromEntries([...usual, ...ownValues]);
}
