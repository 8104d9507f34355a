import { z } from "zod";
import { defineAnswerKind } from "../../domain/answer-kind.ts";
import { longestAnswer } from "../../domain/bounds.ts";

/** Words: one line, or several. */
export const text = defineAnswerKind({
  kind: "text",
  setup: z.object({
    several: z.boolean().default(true),
    longest: z.number().int().min(1).max(longestAnswer).default(longestAnswer),
  }),
  begin: () => ({ several: true, longest: longestAnswer }),
  shape: z.string(),
  fault: ({ longest }, value) => (value.length > longest ? "too-long" : null),
  isEmpty: (value) => value.trim() === "",
  told: (_, value) => value,
});
