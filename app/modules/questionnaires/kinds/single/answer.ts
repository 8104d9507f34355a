import { z } from "zod";
import { defineAnswerKind } from "../../domain/answer-kind.ts";
import { emptyOptions, has, optionsSchema, percentOfBest } from "../../domain/options.ts";
import { tallyOf, toldOption } from "../../domain/tallies.ts";

/** One of several, in a list or all in sight. */
export const single = defineAnswerKind({
  kind: "single",
  setup: z.object({ options: optionsSchema, folded: z.boolean().default(false) }),
  begin: (newId) => ({ options: emptyOptions(2, newId).map((one) => ({ ...one, score: null })), folded: false }),
  shape: z.string().max(64),
  fault: ({ options }, id) => (has(options, id) ? null : "foreign-option"),
  score: ({ options }, id) => percentOfBest(options, id),
  choices: ({ options }) => options,
  picked: (id) => [id],
  told: ({ options }, id, { say }) => toldOption(options, id, say),
  tally: ({ options }, answers, { say }) => tallyOf(options, answers, say),
});
