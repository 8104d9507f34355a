import { plainScale, type Element } from "./elements.ts";

export const sampleNames = ["annual", "quarterly", "probation", "upward"] as const;
export type SampleName = (typeof sampleNames)[number];

type Words = (key: string) => string;

/** What samples ask, by keys of the room's strings. */
const asked: Readonly<
  Record<SampleName, { rated: readonly string[]; open: readonly string[]; goals: boolean; competencies: boolean }>
> = {
  annual: {
    rated: ["results", "teamwork", "ownership"],
    open: ["achievements", "improve", "next"],
    goals: true,
    competencies: true,
  },
  quarterly: { rated: ["results"], open: ["achievements", "next"], goals: true, competencies: false },
  probation: { rated: ["learning", "teamwork"], open: ["achievements", "improve"], goals: false, competencies: false },
  upward: { rated: ["support", "clarity"], open: ["keep-doing", "change"], goals: false, competencies: false },
};

/** Who is asked in words of their own, by question: keys of the room's strings. */
const wordingsOf: Readonly<Record<string, readonly ("SELF" | "PEER" | "MANAGER")[]>> = {
  results: ["SELF", "PEER"],
  teamwork: ["SELF", "PEER"],
  ownership: ["SELF"],
  learning: ["SELF"],
  achievements: ["SELF"],
  improve: ["SELF", "PEER"],
  next: ["SELF", "MANAGER"],
};

function wordings(key: string, words: Words) {
  const spoken = wordingsOf[key];
  return spoken
    ? { wordings: Object.fromEntries(spoken.map((provider) => [provider, words(`sample-wording.${provider}.${key}`)])) }
    : {};
}

/** The elements of a sample in the reader's language. */
export function sampleElements(name: SampleName, words: Words): Element[] {
  const { rated, open, goals, competencies } = asked[name];
  const scale = plainScale([1, 2, 3, 4, 5].map((step) => words(`scale.${step}`)));
  const plain = { help: "", setup: null, required: true, comment: "OPTIONAL" as const };
  const rating = { ...plain, answerType: "STAR_RATING" as const, options: scale };
  const part = (kind: Element["kind"], weight: number): Element => ({
    ...rating,
    id: kind.toLowerCase(),
    kind,
    title: words(`element.${kind}`),
    weight,
    questions: [],
  });
  const rest = 100 - (goals ? 40 : 0) - (competencies ? 20 : 0);
  return [
    ...(goals ? [part("GOAL", 40)] : []),
    ...(competencies ? [part("COMPETENCY", 20)] : []),
    {
      ...part("QNA", rest),
      questions: [
        ...rated.map((key) => ({
          ...rating,
          id: key,
          text: words(`sample-question.${key}`),
          ...wordings(key, words),
          weight: 1,
          when: null,
        })),
        ...open.map((key) => ({
          ...plain,
          id: key,
          text: words(`sample-question.${key}`),
          ...wordings(key, words),
          answerType: "TEXT" as const,
          options: [],
          comment: "NONE" as const,
          weight: 0,
          when: null,
        })),
      ],
    },
  ];
}
