import type { Context } from "#app/platform/context/context.ts";
import type { PlannedChange, PlannedRow } from "../../domain/import/plan.ts";
import { addJobTerm } from "../../use-cases/add-job-term.ts";
import { addOrgUnit } from "../../use-cases/add-org-unit.ts";
import { sql } from "#tenancy/sql.ts";

/** Adds what the company does not have yet, each once, by the rights of who brings the people; answers with its ids in place. */
export async function addTerms(context: Context, rows: readonly PlannedRow[]): Promise<readonly PlannedRow[]> {
  const ids = new Map<string, string>();
  const spelled = spellings(rows);
  for (const row of rows)
    for (const change of row.changes) {
      const key = keyOf(change);
      if (!change.added || ids.has(key)) continue;
      ids.set(key, await add(context, { ...change, value: spelled.get(key)! }, row));
    }
  if (ids.size === 0) return rows;
  return rows.map((row) => ({
    ...row,
    changes: row.changes.map((change) => (change.added ? { ...change, value: ids.get(keyOf(change))! } : change)),
  }));
}

const keyOf = ({ field, value }: PlannedChange) => `${field} ${String(value).toLowerCase()}`;

/** Each new name as most rows write it; of two that are as common, as it stands first by its signs, capitals before others. */
function spellings(rows: readonly PlannedRow[]): ReadonlyMap<string, string> {
  const said = Map.groupBy(
    rows.flatMap(({ changes }) => changes.filter(({ added }) => added)),
    keyOf,
  );
  return new Map([...said].map(([key, changes]) => [key, mostCommon(changes.map(({ value }) => String(value)))]));
}

function mostCommon(names: readonly string[]): string {
  const counted = [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, times: all.length }));
  return counted.reduce((best, one) =>
    one.times > best.times || (one.times === best.times && one.name < best.name) ? one : best,
  ).name;
}

async function add(context: Context, { field, value }: PlannedChange, { changes }: PlannedRow): Promise<string> {
  const name = String(value);
  if (field === "orgUnit") return (await addOrgUnit(context, { name, kind: "DEPARTMENT", parentId: null })).orgUnitId;
  if (field === "grade") return (await addJobTerm(context, { kind: "GRADE", name, functionId: null })).termId;
  // A role stands in a function: the one called as the department of the first person who has it, else as itself.
  const department = changes.find((change) => change.field === "orgUnit")?.after ?? name;
  const functionId = await functionCalled(context, department);
  return (await addJobTerm(context, { kind: "ROLE", name, functionId })).termId;
}

async function functionCalled(context: Context, name: string): Promise<string> {
  const [known] = await context.rows<{ id: string }>(
    sql`select id from {job_function} where lower(name) = lower(${name}) limit 1`,
  );
  return known?.id ?? (await addJobTerm(context, { kind: "FUNCTION", name, functionId: null })).termId;
}
