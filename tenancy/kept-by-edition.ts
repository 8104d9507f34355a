import type { UnitOfWork } from "./unit-of-work.ts";
import type { WatchedTables } from "./watched-tables.ts";

/**
 * Keeps what was found under an edition of the watched tables, for later transactions of the same company that begin with that
 * edition: `most` of it a process, and what was asked for least recently goes first. What is kept is shared by requests, so that
 * nobody changes it.
 */
export function keeperByEdition<Value>({ tables }: Pick<WatchedTables, "tables">, most: number) {
  const watched = new Set(tables);
  const kept = new Map<string, Value>();
  const keep = (key: string, value: Value) => {
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
  };
  /** What `find` finds, or found before under this key; never kept where it read any other table, or `lasts` says no. */
  return async <Found extends Value>(
    { watch, tenant }: Pick<UnitOfWork, "watch" | "tenant">,
    name: string,
    find: () => Promise<Found>,
    lasts: (found: Found) => boolean = () => true,
  ): Promise<Found> => {
    if (watch.edition === undefined || watch.touched) return find();
    const key = `${tenant.schemaName} ${watch.edition} ${name}`;
    if (kept.has(key)) {
      const known = kept.get(key) as Found;
      keep(key, known);
      return known;
    }
    const named = new Set<string>();
    watch.hearing.add(named);
    const found = await find().finally(() => watch.hearing.delete(named));
    if (lasts(found) && !watch.touched && [...named].every((table) => watched.has(table))) keep(key, found);
    return found;
  };
}
