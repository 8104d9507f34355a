import { z } from "zod";
import { recordId } from "#app/platform/http/shapes.ts";
import { cursorInput, limitInput, listShape } from "#app/platform/http/paging.ts";
import { isHistoryCursor } from "../queries/full-history.ts";
import type { HistoryEntry } from "../queries/goal-history.ts";

export const historyInput = z.object({
  goalId: recordId,
  field: z.string().max(40).optional(),
  person: recordId.optional(),
  after: cursorInput(isHistoryCursor),
  limit: limitInput,
});

/** A change as programs get it; check-ins are changes of the field `checkIn` with their comment as reason. */
export const historyShape = listShape(
  z.object({
    id: recordId,
    at: z.string(),
    person: z.object({ id: recordId, name: z.string() }).nullable(),
    field: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    reason: z.string().nullable(),
  }),
);

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
