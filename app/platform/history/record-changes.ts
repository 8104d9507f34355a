import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";

/** A record as rules call its kind: `Goal`. */
export type ChangedRecord = { readonly kind: string; readonly id: string };

/** What one field was before, and what it is now. */
export type Change<Field extends string = string> = {
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
  /** Why, in the words of whoever did it. */
  readonly reason?: string;
};

/**
 * Adds to the history of a record: the actor changed what from what to what, now. `actId` names an act that changed several
 * records, so that they can be found together.
 */
export function recordChanges(
  context: Context,
  { kind, id }: ChangedRecord,
  changes: readonly Change[],
  actId: string | null = null,
): Promise<void> {
  const at = context.clock.now().toISOString();
  return insertRows(
    context,
    "record_change",
    "id uuid, record_kind text, record_id uuid, employee_id uuid, at timestamptz, field text, " +
      "value_before jsonb, value_after jsonb, reason text, act_id uuid",
    changes.map(({ field, before, after, reason }) => ({
      id: context.newId(),
      record_kind: kind,
      record_id: id,
      employee_id: context.actor.employeeId,
      at,
      field,
      value_before: before,
      value_after: after,
      reason: reason ?? null,
      act_id: actId,
    })),
  );
}

/** The fields in which two states of a record differ, lists by what is in them; a field that one of them lacks is null there. */
export function changesBetween<Field extends string>(
  before: Readonly<Partial<Record<Field, unknown>>>,
  after: Readonly<Partial<Record<Field, unknown>>>,
  fields: readonly Field[],
): Change<Field>[] {
  return fields
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
