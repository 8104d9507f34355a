import { z } from "zod";
import { defineAnswerKind } from "../../domain/answer-kind.ts";
import { emptyOptions, has, optionsSchema, percentOfBest } from "../../domain/options.ts";
import { tallyOf, toldOption } from "../../domain/tallies.ts";

/** A step of a scale whose labels and scores are the company's own, from the lowest to the highest. */
export const scale = defineAnswerKind({
  kind: "scale",
  setup: z.object({ options: optionsSchema }),
  begin: (newId) => ({ options: emptyOptions(5, newId) }),
  shape: z.string().max(64),
  fault: ({ options }, id) => (has(options, id) ? null : "foreign-option"),
  score: ({ options }, id) => percentOfBest(options, id),
  amount: ({ options }, id) => options.find((one) => one.id === id)?.score ?? null,
  choices: ({ options }) => options,
  picked: (id) => [id],
  told: ({ options }, id, { say }) => toldOption(options, id, say),
  tally: ({ options }, answers, { say }) => tallyOf(options, answers, say),
});
