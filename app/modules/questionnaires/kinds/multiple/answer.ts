import { z } from "zod";
import { defineAnswerKind } from "../../domain/answer-kind.ts";
import { mostOptions } from "../../domain/bounds.ts";
import { emptyOptions, has, optionsSchema } from "../../domain/options.ts";
import { tallyOf, toldOption } from "../../domain/tallies.ts";

/** As many of several as the question allows. */
export const multiple = defineAnswerKind({
  kind: "multiple",
  setup: z.object({
    options: optionsSchema,
    fewest: z.number().int().min(0).max(mostOptions).default(0),
    most: z.number().int().min(1).max(mostOptions).default(mostOptions),
  }),
  begin: (newId) => ({
    ...{ options: emptyOptions(3, newId).map((one) => ({ ...one, score: null })), fewest: 0, most: mostOptions },
  }),
  shape: z.array(z.string().max(64)).max(mostOptions),
  fault: ({ options, fewest, most }, ids) => {
    if (new Set(ids).size < ids.length || ids.some((id) => !has(options, id))) return "foreign-option";
    if (ids.length > most) return "too-many";
    return ids.length > 0 && ids.length < Math.min(fewest, options.length) ? "too-few" : null;
  },
  isEmpty: (ids) => ids.length === 0,
  choices: ({ options }) => options,
  picked: (ids) => ids,
  told: ({ options }, ids, { say }) =>
    options.flatMap(({ id }) => (ids.includes(id) ? [toldOption(options, id, say)] : [])).join("; "),
  tally: ({ options }, answers, { say }) => tallyOf(options, answers.flat(), say),
  columns: ({ options }, { say }) => options.map(({ label }) => say(label)),
  cells: ({ options }, ids) => options.map(({ id }) => (ids === undefined ? "" : Number(ids.includes(id)))),
});
