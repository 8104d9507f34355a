import type { z } from "zod";
import type { KindModels, Unchecked } from "#sdk/index.ts";

export type Issue = z.output<KindModels["issue-tracker"]["issue"]>;

/** One issue of GitLab; somebody works on it where somebody is assigned. Its weight and estimated hours stand in `extra`. */
export function toIssue(source: Record<string, unknown>): Unchecked<Issue> {
  const assignee = source["assignee"] as { username?: unknown } | null | undefined;
  const milestone = source["milestone"] as { title?: unknown } | null | undefined;
  const spent = (source["time_stats"] as { time_estimate?: unknown } | undefined)?.time_estimate;
  const labels = ((source["labels"] ?? []) as unknown[]).map(String);
  return {
    externalId: typeof source["id"] === "number" ? String(source["id"]) : source["id"],
    changedAt: source["updated_at"],
    url: source["web_url"] ?? undefined,
    key: `#${String(source["iid"])}`,
    title: source["title"],
    statusCategory: source["state"] === "closed" ? "done" : assignee ? "in-progress" : "planned",
    assigneeRef: assignee?.username ?? undefined,
    projectRef: source["project_id"] === undefined ? undefined : String(source["project_id"]),
    dueDate: source["due_date"] ?? undefined,
    closedAt: source["closed_at"] ?? undefined,
    extra: {
      ...(labels.length > 0 && { labels: labels.join(", ") }),
      ...(typeof milestone?.title === "string" && { milestone: milestone.title }),
      ...(typeof source["weight"] === "number" && { weight: source["weight"] }),
      ...(typeof spent === "number" && spent > 0 && { estimated_hours: spent / 3600 }),
    },
  };
}
