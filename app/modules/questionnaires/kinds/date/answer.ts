import { z } from "zod";
import { defineAnswerKind } from "../../domain/answer-kind.ts";

const day = z.iso.date();

/** A day, between two others where the question says so. */
export const date = defineAnswerKind({
  kind: "date",
  setup: z.object({ first: day.nullable().default(null), last: day.nullable().default(null) }),
  begin: () => ({ first: null, last: null }),
  shape: day,
  fault: ({ first, last }, value) => (value < (first ?? value) || value > (last ?? value) ? "out-of-range" : null),
  told: (_, value, { date: say }) => say(value),
  cells: (_, value) => [value ?? ""],
});
