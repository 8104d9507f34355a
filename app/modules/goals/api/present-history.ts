import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import { cursorInput, limitInput, listShape } from "#app/platform/http/paging.ts";
import { isHistoryCursor } from "../queries/full-history.ts";
import type { HistoryEntry } from "../queries/goal-history.ts";

export const historyInput = z.object({
  goalId: ids.goal,
  field: z.string().max(40).optional().describe("Only changes of this field; `checkIn` for check-ins."),
  person: recordId.optional().describe("Only what this employee did."),
  after: cursorInput(isHistoryCursor),
  limit: limitInput,
});

/** A change as programs get it; check-ins are changes of the field `checkIn` with their comment as reason. */
export const historyShape = listShape(
  z.object({
    id: recordId.describe("The id of the record, a UUID."),
    at: z.string().describe("When it happened, in UTC."),
    person: z
      .object({
        id: recordId.describe("The id of the record, a UUID."),
        name: z.string().describe("The name as people see it."),
      })
      .nullable()
      .describe("Who did it; null where the product did."),
    field: z.string().describe("The field that was changed; `checkIn` for check-ins."),
    before: z.unknown().describe("What it said before; its form is that of the field."),
    after: z.unknown().describe("What it says since."),
    reason: z
      .string()
      .nullable()
      .describe("Why, in the words of who did it; of a check-in its comment. Null where nothing was said."),
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
