import { z } from "zod";
import { defineAnswerKind } from "../../domain/answer-kind.ts";

const bound = z.number().min(-1e12).max(1e12);

/** A number between two bounds. */
export const number = defineAnswerKind({
  kind: "number",
  setup: z.object({
    least: bound.nullable().default(null),
    most: bound.nullable().default(null),
    whole: z.boolean().default(false),
  }),
  begin: () => ({ least: null, most: null, whole: false }),
  shape: bound,
  fault: ({ least, most, whole }, value) => {
    if (whole && !Number.isInteger(value)) return "not-whole";
    return value < (least ?? value) || value > (most ?? value) ? "out-of-range" : null;
  },
  amount: (_, value) => value,
  told: (_, value, { number: say }) => say(value),
  cells: (_, value) => [value ?? ""],
});
