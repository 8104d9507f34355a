import { z } from "zod";
import type { Answers } from "./answers.ts";

const longest = 200_000;
const answer = z.object({
  value: z.unknown().optional().describe("What was answered, in the form that the kind of the question has."),
  comment: z.string().optional().describe("Words beside it."),
});
const sent = z
  .record(z.string(), answer)
  .describe("By the id of a question, what was answered to it and the words beside it.");

/** Answers as `QuestionnaireForm` sends them, a text of JSON, and as programs do. `readAnswers` holds them to their questions. */
export const answersInput = z
  .preprocess(readText, sent)
  .transform(
    (said): Answers => new Map(Object.entries(said).map(([id, { value, comment }]) => [id, { value, comment }])),
  );

function readText(said: unknown): unknown {
  if (typeof said !== "string") return said;
  try {
    return said.length > longest ? null : JSON.parse(said);
  } catch {
    return null;
  }
}
