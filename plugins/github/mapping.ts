import type { z } from "zod";
import type { KindModels, Unchecked } from "#sdk/index.ts";

export type Issue = z.output<KindModels["issue-tracker"]["issue"]>;

/** One issue of GitHub; its labels stand in `extra`. Somebody works on it where somebody is assigned. */
export function toIssue(source: Record<string, unknown>): Unchecked<Issue> {
  const assignee = source["assignee"] as { login?: unknown } | null | undefined;
  const milestone = source["milestone"] as { title?: unknown; due_on?: unknown } | null | undefined;
  const labels = ((source["labels"] ?? []) as { name?: unknown }[]).map(({ name }) => String(name));
  const dueOn = typeof milestone?.due_on === "string" ? milestone.due_on.slice(0, 10) : undefined;
  return {
    externalId: typeof source["id"] === "number" ? String(source["id"]) : source["id"],
    changedAt: source["updated_at"],
    url: source["html_url"] ?? undefined,
    key: `#${String(source["number"])}`,
    title: source["title"],
    statusCategory: source["state"] === "closed" ? "done" : assignee ? "in-progress" : "planned",
    assigneeRef: assignee?.login ?? undefined,
    dueDate: dueOn,
    closedAt: source["closed_at"] ?? undefined,
    extra: {
      ...(labels.length > 0 && { labels: labels.join(", ") }),
      ...(typeof milestone?.title === "string" && { milestone: milestone.title }),
    },
  };
}
