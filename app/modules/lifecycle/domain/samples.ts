import { languages, type Language } from "#app/platform/i18n/languages.ts";
import { beginningOf } from "./beginnings.ts";
import { questionsOf } from "./sample-forms.ts";
import type { Moment } from "./moments.ts";
import type { TemplateStep } from "./steps.ts";

type Sample = { key: string; moment: Moment; steps: readonly SampleStep[] };
type SampleStep = Pick<TemplateStep, "key" | "kind" | "doer" | "offset"> & { after?: string[] };

const step = (
  key: string,
  doer: SampleStep["doer"],
  offset: number,
  kind: SampleStep["kind"] = "TICK",
  after: string[] = [],
): SampleStep => ({ key, doer, offset, kind, after });

/** What a company may begin with; names and sentences are the room's words under `sample`. */
export const samples: readonly Sample[] = [
  {
    key: "hire",
    moment: "HIRE",
    steps: [
      step("contract", "HR", -14),
      step("own-papers", "PERSON", -10, "FILE"),
      step("own-details", "PERSON", -10, "DETAILS"),
      step("first-questions", "PERSON", -9, "FORM"),
      step("equipment", "HR", -7, "TICK", ["contract"]),
      step("first-week", "MANAGER", -5),
      step("welcome", "MANAGER", 0),
      step("secrecy", "PERSON", 1, "SIGN"),
      step("lunch", "BUDDY", 1),
      step("security", "PERSON", 3, "READ"),
      step("one-on-one", "MANAGER", 7, "LINK"),
      step("first-goals", "MANAGER", 10, "LINK"),
      step("thirty-days", "PERSON", 30, "QUESTION"),
      step("sixty-days", "MANAGER", 60, "QUESTION", ["thirty-days"]),
      step("first-review", "HR", 75, "LINK"),
      step("ninety-days", "MANAGER", 90, "TICK", ["sixty-days", "first-review"]),
    ],
  },
  {
    key: "transfer",
    moment: "MOVE",
    steps: [
      step("goals-kept", "MANAGER", -7),
      step("introduce", "MANAGER", 0),
      step("new-access", "HR", 0),
      step("new-goals", "PERSON", 14, "LINK", ["introduce"]),
      step("settled", "MANAGER", 30, "QUESTION"),
    ],
  },
  {
    key: "parental",
    moment: "LEAVE",
    steps: [
      step("cover", "MANAGER", -30),
      step("papers", "HR", -21),
      step("contact", "PERSON", -14, "QUESTION"),
      step("notes", "PERSON", -3, "TICK", ["cover"]),
      step("away-message", "PERSON", -1),
    ],
  },
  {
    key: "back",
    moment: "RETURN",
    steps: [
      step("hours", "HR", -30),
      step("back-plan", "MANAGER", -14, "TICK", ["hours"]),
      step("welcome-back", "MANAGER", 0),
      step("whats-new", "BUDDY", 3),
      step("how-is-it", "PERSON", 30, "QUESTION"),
    ],
  },
  {
    key: "leaving",
    moment: "EXIT",
    steps: [
      step("tell-team", "MANAGER", -20),
      step("hand-over", "PERSON", -10),
      step("exit-talk", "HR", -5),
      step("exit-form", "PERSON", -3, "FORM"),
      step("return-things", "PERSON", 0),
      step("last-papers", "HR", 7, "TICK", ["return-things"]),
    ],
  },
];

/** Where links of samples lead. */
const leads: Readonly<Record<string, string>> = {
  "one-on-one": beginningOf("one-on-ones", "series"),
  "first-goals": beginningOf("goals", "goal"),
  "new-goals": beginningOf("goals", "goal"),
  "first-review": beginningOf("reviews", "first"),
};

type WordsIn = (language: Language) => (key: string) => string;

/** A sample in the company's words and in those of all other languages: its name, and its steps as a template keeps them. */
export function sampleIn(
  { key, steps }: Sample,
  { own, wordsIn, newId }: { own: Language; wordsIn: WordsIn; newId: () => string },
): { name: string; steps: TemplateStep[] } {
  const texts = ({ key: step, kind }: SampleStep, language: Language) => ({
    title: wordsIn(language)(`sample.${key}.${step}`),
    details: kind === "READ" || kind === "SIGN" ? wordsIn(language)(`sample.${key}.${step}-text`) : "",
  });
  const others = languages.filter((language) => language !== own);
  return {
    name: wordsIn(own)(`sample.${key}.name`),
    steps: steps.map(({ after = [], ...one }) => ({
      ...one,
      after,
      ...texts(one, own),
      translations: Object.fromEntries(others.map((language) => [language, texts(one, language)])),
      ...(one.kind === "FORM" && { questions: questionsOf(one.key, newId) }),
      link: leads[one.key],
      personId: undefined,
    })),
  };
}
