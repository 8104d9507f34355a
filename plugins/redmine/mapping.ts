import type { z } from "zod";
import type { KindModels, Unchecked } from "#sdk/index.ts";

export type Issue = z.output<KindModels["issue-tracker"]["issue"]>;

/** One row of the source; what fits no model is named by the host, row by row, and is not to be mended here. */
export function toIssue(source: Record<string, unknown>): Unchecked<Issue> {
  return {
    externalId: source["id"],
    changedAt: source["updated_at"],
    key: source["key"] ?? undefined,
    title: source["title"] ?? undefined,
    statusCategory: source["state"] ?? undefined,
    assigneeRef: source["assignee_id"] ?? undefined,
    dueDate: source["due"] ?? undefined,
  };
}
