import type { z } from "zod";
import { addressUnder, type KindModels, type Unchecked } from "#sdk/index.ts";

export type Issue = z.output<KindModels["issue-tracker"]["issue"]>;
type Named = { id?: unknown; key?: unknown; name?: unknown } | null | undefined;

/** What is asked for of each issue. */
export const fieldsRead =
  "summary,status,assignee,project,parent,duedate,resolutiondate,updated,priority,issuetype,timeoriginalestimate,customfield_10016";

/** `2026-03-01T09:00:00.000+0000` as everybody else writes it. */
export const momentOf = (text: string) => text.replace(/([+-]\d\d)(\d\d)$/, "$1:$2");

const categories: Record<string, string> = { new: "planned", undefined: "planned", indeterminate: "in-progress" };

/** One issue of Jira; estimated hours and story points stand in `extra`. */
export function toIssue(source: Record<string, unknown>, address: string): Unchecked<Issue> {
  const fields = (source["fields"] ?? {}) as Record<string, unknown>;
  const category = (fields["status"] as { statusCategory?: { key?: unknown } } | undefined)?.statusCategory?.key;
  const assignee = fields["assignee"] as { accountId?: unknown; name?: unknown; emailAddress?: unknown } | null;
  const key = String(source["key"]);
  return {
    externalId: source["id"],
    changedAt: typeof fields["updated"] === "string" ? momentOf(fields["updated"]) : fields["updated"],
    url: addressUnder(address, `browse/${key}`),
    key,
    title: fields["summary"],
    statusCategory: category === "done" ? "done" : (categories[String(category)] ?? category),
    assigneeRef: assignee?.accountId ?? assignee?.name ?? undefined,
    assigneeEmail: assignee?.emailAddress || undefined,
    projectRef: (fields["project"] as Named)?.id ?? undefined,
    parentRef: (fields["parent"] as Named)?.id ?? undefined,
    dueDate: fields["duedate"] ?? undefined,
    closedAt: typeof fields["resolutiondate"] === "string" ? momentOf(fields["resolutiondate"]) : undefined,
    extra: extraOf(fields),
  };
}

function extraOf(fields: Record<string, unknown>): Record<string, string | number> {
  const named = (["issuetype", "priority", "status"] as const).flatMap((field) => {
    const name = (fields[field] as Named)?.name;
    return typeof name === "string" ? [[field, name] as const] : [];
  });
  const seconds = fields["timeoriginalestimate"];
  const points = fields["customfield_10016"];
  return {
    ...Object.fromEntries(named),
    ...(typeof seconds === "number" && { estimated_hours: seconds / 3600 }),
    ...(typeof points === "number" && { story_points: points }),
  };
}
