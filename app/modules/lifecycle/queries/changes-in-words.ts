import { listChoices } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import type { ChangedKind, RegisterChange } from "../data/register-changes.ts";

/** What the register says otherwise of somebody, in names; of a status its code. */
export type ChangeInWords = { kind: ChangedKind; value: string | null; former: string | null; name: string };

/** Changes in the names of what is there now. */
export async function changesInWords(context: Context, changes: readonly RegisterChange[]): Promise<ChangeInWords[]> {
  if (changes.length === 0) return [];
  const ids = changes.flatMap(({ employeeId, kind, value, former }) =>
    kind === "REPORTING_LINE" ? [employeeId, value, former].filter((one) => one) : [employeeId],
  );
  const people = await context.rows<{ id: string; name: string }>(
    sql`select e.id, e.display_name as name from {employee} e where e.id = any(${ids}::uuid[])`,
  );
  const { orgUnits, roles, grades, locations } = await listChoices(context);
  const all = [...people, ...orgUnits, ...roles, ...grades, ...locations];
  const names = new Map(all.map(({ id, name }) => [id, name]));
  const called = (kind: ChangedKind, value: string | null) =>
    value === null || kind === "STATUS" ? value : (names.get(value) ?? null);
  return changes.map(({ employeeId, kind, value, former }) => ({
    ...{ kind, value: called(kind, value), former: called(kind, former), name: names.get(employeeId) ?? "" },
  }));
}
