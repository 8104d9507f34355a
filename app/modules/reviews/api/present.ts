import { z } from "zod";
import { cycleStates } from "../domain/cycle-state.ts";
import { ids } from "../domain/ids.ts";
import type { ResultPage } from "../queries/result-page.ts";

const person = z.object({ id: ids.employee, name: z.string().describe("Their name.") });
const day = (description: string) => z.string().describe(description).meta({ example: "2026-11-16" });
const percent = (description: string) => z.number().nullable().describe(`${description}, percent; null where none.`);

/** A cycle as lists of programs show it. */
export const cycleShape = z.object({
  id: ids.cycle,
  name: z.string().describe("What it is called."),
  state: z.enum(cycleStates).describe("How it stands."),
  periodStartsOn: day("The first day of the period that is reviewed."),
  periodEndsOn: day("Its last day."),
  launchedAt: z.string().nullable().describe("When it was launched; null for a draft."),
  people: z.number().int().describe("How many are reviewed."),
  forms: z.number().int().describe("How many forms there are."),
  submitted: z.number().int().describe("How many of them are submitted."),
});

/** One line of the caller's own lists. */
export const reviewShape = z.object({
  id: z.string().describe("The id of the form, the nomination, or the person's part in the cycle, by `kind`."),
  kind: z.enum(["FORM", "NOMINATION", "NOMINATE", "APPROVE", "RESULT"]).describe("What waits, or was done."),
  cycleId: ids.cycle,
  cycle: z.string().describe("The name of the cycle."),
  employee: person.describe("Who is reviewed."),
  reviewer: person.nullable().describe("Who reviews; null where they are not named."),
  provider: z.string().nullable().describe("As what they review: SELF, MANAGER, PEER, UPWARD or DLM."),
  standing: z.string().nullable().describe("How the form stands."),
  dueOn: z.string().nullable().describe("The day it is due."),
  at: z.string().nullable().describe("When it was submitted, nominated or shared."),
});

/** A result as its reader may know it. */
export const resultShape = z.object({
  revieweeId: ids.reviewee,
  cycleId: ids.cycle,
  employee: person.describe("Who is reviewed."),
  audience: z.enum(["REVIEWEE", "MANAGER", "ADMIN"]).describe("As whom the caller reads it."),
  rating: z.string().nullable().describe("The rating that counts, in words; null where none is shown."),
  box: z.string().nullable().describe("The box of the grid, in words."),
  follows: z.string().nullable().describe("What follows from the review, in words; null where none is shown."),
  overall: percent("The overall score"),
  answers: z
    .array(
      z.object({
        question: z.string().describe("What was asked."),
        from: z.string().nullable().describe("Who said it; null where they are not named."),
        provider: z.string().describe("As what they review."),
        rating: z.string().nullable().describe("The option that was chosen."),
        text: z.string().describe("What was written."),
      }),
    )
    .describe("Every answer the caller may read."),
  sharedAt: z.string().nullable().describe("When it was shared with the person reviewed."),
  outcome: z.string().nullable().describe("How they answered it."),
  digest: z.string().nullable().describe("Of what is to be answered now: sent back with the answer."),
  version: z.number().int().describe("Counts the changes of the result; the next change must bring it."),
});

/** What a screen shows of a result, as programs are told it. */
export function presentResult(page: ResultPage): z.output<typeof resultShape> {
  const { revieweeId, cycleId, employee, audience, result, follows, scores, forms, questions } = page;
  const { sharedAt, outcome, digest, version } = page;
  const formOf = new Map(forms.map((form) => [form.id, form]));
  return {
    ...{ revieweeId, cycleId, audience, sharedAt, outcome, digest, version },
    employee: { id: employee.id, name: employee.name },
    rating: result?.label ?? null,
    box: result?.box ?? null,
    follows: follows?.label ?? null,
    overall: scores?.overall ?? null,
    answers: questions.flatMap(({ text: question, answers }) =>
      answers.map(({ formId, option, text, comment }) => ({
        question,
        from: formOf.get(formId)?.name ?? null,
        provider: formOf.get(formId)?.provider ?? "",
        rating: option,
        text: [text, comment].filter(Boolean).join("\n"),
      })),
    ),
  };
}
