import type { Explainable } from "#app/platform/contributions/explainable.ts";
import { requireFeedbackFacts } from "../data/feedback-facts.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Context } from "#app/platform/context/context.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { excerpt, searchFeedback } from "./search-feedback.ts";
import { sql } from "#tenancy/sql.ts";

/** Who may do what with a feedback, to be explained rule by rule to who reads it. */
export const explainFeedback: Explainable = {
  subject: "Feedback",
  label: "explain.feedback",
  actions: [
    { key: "view", action: "view", label: "explain.view" },
    { key: "comment", action: "comment", label: "explain.comment" },
    { key: "edit", action: "edit", label: "edit" },
    { key: "delete", action: "delete", label: "delete" },
  ],
  facts: requireFeedbackFacts,
  find: async (context, text, limit) =>
    (await searchFeedback(context, text, limit)).map(({ key, title, subtitle }) => ({
      id: key.slice("feedback:".length),
      name: title,
      detail: subtitle,
    })),
  nameOf: findReadableText,
};

async function findReadableText(context: Context, id: string): Promise<string | null> {
  try {
    await authorize(context, "view", await requireFeedbackFacts(context, id));
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
  const row = await firstRow<{ body: string }>(context, sql`select body from {feedback} where id = ${id}`);
  return row && excerpt(row.body, 80);
}
