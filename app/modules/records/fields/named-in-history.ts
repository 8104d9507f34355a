import { peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { ChangeEntry } from "#app/platform/history/record-history.ts";
import type { RecordFields } from "../domain/record-fields.ts";
import { storedAs } from "../kinds/stored.ts";

/** A history in which people stand by name, as records are read. */
export async function namedInHistory(
  context: Context,
  { shape }: RecordFields,
  entries: readonly ChangeEntry[],
): Promise<ChangeEntry[]> {
  const people = ({ field }: ChangeEntry, told: unknown): readonly string[] => {
    const of = shape[field];
    return (of && storedAs(of).people?.(told)) ?? [];
  };
  const ids = entries.flatMap((entry) => [...people(entry, entry.before), ...people(entry, entry.after)]);
  if (ids.length === 0) return [...entries];
  const known = await peopleByIds(context, ids);
  const named = (entry: ChangeEntry, told: unknown) => {
    const found = people(entry, told).map((id) => ({ id, name: known.get(id)?.name ?? "" }));
    if (found.length === 0) return told;
    return Array.isArray(told) ? found : found[0];
  };
  return entries.map((entry) => ({ ...entry, before: named(entry, entry.before), after: named(entry, entry.after) }));
}
