import { z } from "zod";
import { defineAnswerKind } from "../../domain/answer-kind.ts";
import { mostOptions } from "../../domain/bounds.ts";
import { emptyOptions, has, optionsSchema } from "../../domain/options.ts";
import { toldOption } from "../../domain/tallies.ts";

/** All of several in an order, the first being the foremost. */
export const ranking = defineAnswerKind({
  kind: "ranking",
  setup: z.object({ options: optionsSchema }),
  begin: (newId) => ({ options: emptyOptions(3, newId).map((one) => ({ ...one, score: null })) }),
  shape: z.array(z.string().max(64)).max(mostOptions),
  fault: ({ options }, ids) => {
    if (new Set(ids).size < ids.length || ids.some((id) => !has(options, id))) return "foreign-option";
    return ids.length > 0 && ids.length < options.length ? "not-all" : null;
  },
  isEmpty: (ids) => ids.length === 0,
  told: ({ options }, ids, { say, number }) =>
    ids.map((id, at) => `${number(at + 1)}. ${toldOption(options, id, say)}`).join(" "),
  /** Points as in a count by Borda: the last has none, each place above one more. */
  tally: ({ options }, answers, { say }) =>
    options.map(({ id, label }) => ({
      key: id,
      label: say(label),
      count: answers.reduce((sum, ids) => sum + (ids.includes(id) ? ids.length - 1 - ids.indexOf(id) : 0), 0),
    })),
  columns: ({ options }, { say }) => options.map(({ label }) => say(label)),
  cells: ({ options }, ids) => options.map(({ id }) => (ids?.includes(id) ? ids.indexOf(id) + 1 : "")),
});
