import { peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { ChangeEntry } from "#app/platform/history/record-history.ts";
import type { RecordFields } from "../domain/record-fields.ts";
import { storedAs } from "../kinds/stored.ts";
import type { StoredKind } from "./stored-kind.ts";

type Recalls = NonNullable<StoredKind["recalls"]>;

/** A history in which everything stands as records are read: people by name, formatted text as its words. */
export async function namedInHistory(
  context: Context,
  { shape }: RecordFields,
  entries: readonly ChangeEntry[],
): Promise<ChangeEntry[]> {
  const recalling = ({ field }: ChangeEntry): Recalls | undefined =>
    field === "owner" ? ownersNamed : shape[field] && storedAs(shape[field]).recalls;
  const named = new Map<string, ChangeEntry>();
  for (const recalls of new Set(entries.flatMap((entry) => recalling(entry) ?? []))) {
    const concerned = entries.filter((entry) => recalling(entry) === recalls);
    const told = await recalls(
      context,
      concerned.flatMap(({ before, after }) => [before, after]),
    );
    concerned.forEach((entry, place) =>
      named.set(entry.id, { ...entry, before: told[place * 2], after: told[place * 2 + 1] }),
    );
  }
  return entries.map((entry) => named.get(entry.id) ?? entry);
}

/** Whose it was, and whose it is. */
const ownersNamed: Recalls = async (context, told) => {
  const known = await peopleByIds(context, told.map(String));
  return told.map((id) => known.get(String(id))?.name ?? "");
};
