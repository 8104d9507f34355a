import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import type { HistoryEntry } from "./goal-history.ts";
import { sql } from "#tenancy/sql.ts";

/** Puts titles where a history names parents; null where a goal stood alone or is hidden from the actor. */
export async function withMovedTitles(context: Context, entries: readonly HistoryEntry[]): Promise<HistoryEntry[]> {
  const ids = entries
    .flatMap((entry) => (isMove(entry) ? [entry.before, entry.after] : []))
    .filter((id) => typeof id === "string");
  if (ids.length === 0) return [...entries];
  const allowed = await goalsAllowing(context, "view");
  const rows = await context.rows<{ id: string; title: string }>(
    sql`with recursive ${allowed.with} select g.id, g.title from {goal} g where g.id = any(${ids}::uuid[])
      and (${allowed.where})`,
  );
  const titles = new Map<unknown, string>(rows.map(({ id, title }) => [id, title]));
  return entries.map((entry) =>
    isMove(entry)
      ? { ...entry, before: titles.get(entry.before) ?? null, after: titles.get(entry.after) ?? null }
      : entry,
  );
}

function isMove(entry: HistoryEntry): entry is Extract<HistoryEntry, { kind: "CHANGE" }> {
  return entry.kind === "CHANGE" && entry.field === "parent";
}
