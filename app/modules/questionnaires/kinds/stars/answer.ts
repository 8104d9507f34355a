import { z } from "zod";
import { defineAnswerKind } from "../../domain/answer-kind.ts";
import { tallyOfSteps } from "../../domain/tallies.ts";

/** So many stars of so many. */
export const stars = defineAnswerKind({
  kind: "stars",
  setup: z.object({ steps: z.number().int().min(2).max(10) }),
  begin: () => ({ steps: 5 }),
  shape: z.number().int(),
  fault: ({ steps }, count) => (count >= 1 && count <= steps ? null : "out-of-range"),
  score: ({ steps }, count) => (count / steps) * 100,
  amount: (_, count) => count,
  choices: ({ steps }) =>
    Array.from({ length: steps }, (_, at) => ({ id: String(at + 1), label: { en: String(at + 1) } })),
  picked: (count) => [String(count)],
  told: ({ steps }, count, { number }) => `${number(count)} / ${number(steps)}`,
  tally: ({ steps }, answers, { number }) => tallyOfSteps(1, steps, answers, number),
  cells: (_, count) => [count ?? ""],
});
