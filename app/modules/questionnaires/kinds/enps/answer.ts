import { z } from "zod";
import { defineAnswerKind } from "../../domain/answer-kind.ts";
import { tallyOfSteps } from "../../domain/tallies.ts";

/** How likely somebody is to recommend the company, from 0 to 10: what the employee net promoter score is made of. */
export const enps = defineAnswerKind({
  kind: "enps",
  setup: z.object({}),
  begin: () => ({}),
  shape: z.number().int(),
  fault: (_, likely) => (likely >= 0 && likely <= 10 ? null : "out-of-range"),
  score: (_, likely) => likely * 10,
  amount: (_, likely) => likely,
  choices: () => Array.from({ length: 11 }, (_, at) => ({ id: String(at), label: { en: String(at) } })),
  picked: (likely) => [String(likely)],
  told: (_, likely, { number }) => number(likely),
  tally: (_, answers, { number }) => tallyOfSteps(0, 10, answers, number),
  cells: (_, likely) => [likely ?? ""],
});
