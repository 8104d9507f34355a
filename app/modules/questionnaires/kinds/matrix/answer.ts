import { z } from "zod";
import { defineAnswerKind } from "../../domain/answer-kind.ts";
import { longestOption, mostRows } from "../../domain/bounds.ts";
import { areTold, emptyOptions, has, idSchema, optionsSchema } from "../../domain/options.ts";
import { percentOfBest } from "../../domain/options.ts";
import { toldOption } from "../../domain/tallies.ts";
import { isWritten, textsSchema } from "../../domain/texts.ts";

const rows = z
  .array(z.object({ id: idSchema, label: textsSchema(longestOption).refine(isWritten, { error: "unnamed" }) }))
  .min(1, { error: "few-options" })
  .max(mostRows, { error: "many-options" })
  .refine(areTold, { error: "same-id" });

/** The same scale for several lines. */
export const matrix = defineAnswerKind({
  kind: "matrix",
  setup: z.object({ rows, options: optionsSchema }),
  begin: (newId) => ({ rows: [1, 2].map(() => ({ id: newId(), label: {} })), options: emptyOptions(3, newId) }),
  shape: z.record(idSchema, z.string().max(64)),
  fault: (setup, answer) => {
    const lines = Object.entries(answer);
    const foreign = lines.some(([row, id]) => !setup.rows.some((one) => one.id === row) || !has(setup.options, id));
    if (foreign) return "foreign-option";
    return lines.length > 0 && lines.length < setup.rows.length ? "not-all" : null;
  },
  isEmpty: (answer) => Object.keys(answer).length === 0,
  score: ({ options }, answer) => {
    const scores = Object.values(answer).flatMap((id) => percentOfBest(options, id) ?? []);
    return scores.length > 0 ? scores.reduce((sum, one) => sum + one, 0) / scores.length : null;
  },
  told: (setup, answer, { say }) =>
    setup.rows
      .flatMap(({ id, label }) => {
        const chosen = new Map(Object.entries(answer)).get(id);
        return chosen ? [`${say(label)}: ${toldOption(setup.options, chosen, say)}`] : [];
      })
      .join("; "),
  tally: (setup, answers, { say }) =>
    setup.rows.flatMap((row) =>
      setup.options.map(({ id, label }) => ({
        key: `${row.id}:${id}`,
        label: `${say(row.label)}: ${say(label)}`,
        count: answers.filter((answer) => new Map(Object.entries(answer)).get(row.id) === id).length,
      })),
    ),
  columns: (setup, { say }) => setup.rows.map(({ label }) => say(label)),
  cells: (setup, answer, { say }) => {
    const chosen = new Map(Object.entries(answer ?? {}));
    return setup.rows.map(({ id }) => toldOption(setup.options, chosen.get(id) ?? "", say));
  },
});
