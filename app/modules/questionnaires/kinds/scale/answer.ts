import { z } from "zod";
import { defineAnswerKind } from "../../domain/answer-kind.ts";
import { emptyOptions, has, optionsSchema, percentOfBest, type Option } from "../../domain/options.ts";
import { tallyOf, toldOption } from "../../domain/tallies.ts";

/** A step of a scale whose labels and scores are the company's own, from the lowest to the highest. */
export const scale = defineAnswerKind({
  kind: "scale",
  /** With faces, each step has one beside its label. */
  setup: z.object({ options: optionsSchema, faces: z.boolean().optional() }),
  begin: (newId): { options: Option[]; faces?: boolean | undefined } => ({ options: emptyOptions(5, newId) }),
  shape: z.string().max(64),
  fault: ({ options }, id) => (has(options, id) ? null : "foreign-option"),
  score: ({ options }, id) => percentOfBest(options, id),
  amount: ({ options }, id) => options.find((one) => one.id === id)?.score ?? null,
  choices: ({ options }) => options,
  picked: (id) => [id],
  told: ({ options }, id, { say }) => toldOption(options, id, say),
  tally: ({ options }, answers, { say }) => tallyOf(options, answers, say),
});
