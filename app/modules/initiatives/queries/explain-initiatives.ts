import type { Context } from "#app/platform/context/context.ts";
import { foundBySearch, type Explainable } from "#app/platform/contributions/explainable.ts";
import { requireInitiativeFacts } from "../data/initiative-facts.ts";
import { initiativePrelude, initiativesAllowing } from "../data/initiative-rules-sql.ts";
import { searchInitiatives } from "./search-initiatives.ts";
import { sql } from "#tenancy/sql.ts";

/** Who may do what with a task, to be explained rule by rule. */
export const explainInitiatives: Explainable = {
  subject: "Initiative",
  label: "explain.task",
  actions: [
    { key: "view", action: "view", label: "explain.view" },
    { key: "comment", action: "comment", label: "explain.comment" },
    { key: "complete", action: "complete", label: "many.complete" },
    { key: "edit", action: "edit", label: "edit" },
    { key: "delete", action: "delete", label: "delete" },
  ],
  facts: requireInitiativeFacts,
  find: foundBySearch(searchInitiatives),
  nameOf: findVisibleText,
};

async function findVisibleText(context: Context, id: string): Promise<string | null> {
  const prelude = initiativePrelude(context);
  const where = await initiativesAllowing(context, "view");
  const [row] = await context.rows<{ text: string }>(
    sql`${prelude} select i.text from {initiative} i where i.id = ${id} and i.deleted_at is null and ${where}`,
  );
  return row?.text ?? null;
}
