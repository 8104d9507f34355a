import { foundBySearch, type Explainable } from "#app/platform/contributions/explainable.ts";
import { requireFeedbackFacts } from "../data/feedback-facts.ts";
import { orNullIfNotFound } from "#app/platform/errors/app-error.ts";
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
  find: foundBySearch(searchFeedback),
  nameOf: findReadableText,
};

async function findReadableText(context: Context, id: string): Promise<string | null> {
  const facts = await orNullIfNotFound(requireFeedbackFacts(context, id));
  if (!facts || !(await context.ability()).decide("view", facts).allowed) return null;
  const row = await firstRow<{ body: string }>(context, sql`select body from {feedback} where id = ${id}`);
  return row && excerpt(row.body, 80);
}
