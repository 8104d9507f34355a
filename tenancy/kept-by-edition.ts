import type { UnitOfWork } from "./unit-of-work.ts";
import { editionsOf, groupsOf, type WatchedTables } from "./watched-tables.ts";

type Found<Value> = { value: Value; groups: readonly string[]; editions: string };

/**
 * Keeps what was found under an edition of the watched tables that it was read from, for later transactions of the same
 * company that begin with that edition: `most` of it a process, and what was asked for least recently goes first. What is
 * kept is shared by requests, so that nobody changes it. `within` names the groups of tables that it may rest on.
 */
export function keeperByEdition<Value>(watched: WatchedTables, most: number, within: readonly string[]) {
  const kept = new Map<string, Found<Value>>();
  const keep = (key: string, found: Found<Value>) => {
    kept.delete(key);
    kept.set(key, found);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
  };
  /** What `find` finds, or found before under this key; never kept where it read a table of another group, or `lasts` says no. */
  return async <Wanted extends Value>(
    { watch, tenant }: Pick<UnitOfWork, "watch" | "tenant">,
    name: string,
    find: () => Promise<Wanted>,
    lasts: (found: Wanted) => boolean = () => true,
  ): Promise<Wanted> => {
    const key = `${tenant.schemaName} ${name}`;
    const known = kept.get(key);
    if (known && editionsOf(watch, known.groups, watched.logged) === known.editions) {
      keep(key, known);
      return known.value as Wanted;
    }
    const named = new Set<string>();
    watch.hearing.add(named);
    const value = await find().finally(() => watch.hearing.delete(named));
    const groups = groupsOf(watched, named);
    if (!groups?.every((group) => within.includes(group)) || !lasts(value)) return value;
    const editions = editionsOf(watch, groups, watched.logged);
    if (editions !== undefined) keep(key, { value, groups, editions });
    return value;
  };
}
