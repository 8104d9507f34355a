import type { z } from "zod";
import type { KindModels, Unchecked } from "#sdk/index.ts";

export type Issue = z.output<KindModels["issue-tracker"]["issue"]>;
export type Project = z.output<KindModels["issue-tracker"]["project"]>;
type Source = Record<string, unknown>;

/** One issue of Redmine; what fits no model is named by the host, row by row. */
export function toIssue(source: Source, address: string): Unchecked<Issue> {
  const id = idOf(source);
  return {
    externalId: id,
    changedAt: source["updated_on"],
    url: new URL(`issues/${id}`, withSlash(address)).href,
    key: `#${id}`,
    title: source["subject"],
    statusCategory: statusOf(source),
    assigneeRef: refOf(source["assigned_to"]),
    projectRef: refOf(source["project"]),
    parentRef: refOf(source["parent"]),
    dueDate: source["due_date"] ?? undefined,
    closedAt: source["closed_on"] ?? undefined,
    extra: extraOf(source),
  };
}

export function toProject(source: Source, address: string): Unchecked<Project> {
  return {
    externalId: idOf(source),
    changedAt: source["updated_on"] ?? source["created_on"],
    url: new URL(`projects/${String(source["identifier"])}`, withSlash(address)).href,
    key: source["identifier"],
    name: source["name"],
  };
}

/** A number where it is one; else what the source gave, for its model to refuse. */
const idOf = ({ id }: Source) => (typeof id === "number" ? String(id) : (id as string));
const withSlash = (address: string) => (address.endsWith("/") ? address : `${address}/`);

function refOf(value: unknown): string | undefined {
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return id === undefined ? undefined : String(id);
}

/** Closed by its status; begun where somebody works on it or some of it is done. */
function statusOf(source: Source): string {
  const status = source["status"] as { is_closed?: unknown } | undefined;
  if (status?.is_closed === true || (source["closed_on"] ?? null) !== null) return "done";
  return Number(source["done_ratio"] ?? 0) > 0 ? "in-progress" : "planned";
}

function extraOf(source: Source): Record<string, string | number> | undefined {
  const named = ["tracker", "priority", "status"].flatMap((field) => {
    const name = (source[field] as { name?: unknown } | undefined)?.name;
    return typeof name === "string" ? [[field, name] as const] : [];
  });
  const counted = ["estimated_hours", "spent_hours", "done_ratio"].flatMap((field) =>
    typeof source[field] === "number" ? [[field, source[field]] as const] : [],
  );
  const all = [...named, ...counted];
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}
