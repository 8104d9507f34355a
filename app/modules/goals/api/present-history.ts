import { z } from "zod";
import { fullHistoryInput } from "../queries/full-history.ts";
import type { HistoryEntry } from "../queries/goal-history.ts";

const { goalId, historyField, historyPerson, historyBefore } = fullHistoryInput.shape;
export const historyInput = z.object({ goalId, field: historyField, person: historyPerson, before: historyBefore });

/** A change as programs get it; check-ins are changes of the field `checkIn` with their comment as reason. */
export const historyShape = z.object({
  entries: z.array(
    z.object({
      id: z.uuid(),
      at: z.string(),
      person: z.object({ id: z.uuid(), name: z.string() }).nullable(),
      field: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      reason: z.string().nullable(),
    }),
  ),
  next: z.string().nullable(),
});

export function presentEntry(entry: HistoryEntry) {
  const { id, at, person } = entry;
  if (entry.kind === "CHANGE")
    return {
      id,
      at,
      person,
      field: entry.field,
      before: entry.before ?? null,
      after: entry.after ?? null,
      reason: entry.reason,
    };
  return { id, at, person, field: "checkIn", before: entry.valueBefore, after: entry.value, reason: entry.comment };
}
