import type { Context } from "#app/platform/context/context.ts";
import { inTurns } from "#app/platform/time/in-turns.ts";
import type { PlannedChange, PlannedRow } from "../../domain/import/plan.ts";
import { addJobTerm } from "../../use-cases/add-job-term.ts";
import { addOrgUnit } from "../../use-cases/add-org-unit.ts";
import { sql } from "#tenancy/sql.ts";

/** Adds what the company does not have yet, each once, by the rights of who brings the people; answers with its ids in place. */
export async function addTerms(context: Context, rows: Iterable<PlannedRow>): Promise<Iterable<PlannedRow>> {
  const ids = new Map<string, string>();
  for (const [key, { change, department, names }] of await inTurns(gatheringTerms(rows)))
    ids.set(key, await add(context, { ...change, value: mostCommon(names) }, department));
  if (ids.size === 0) return rows;
  const idIn = (change: PlannedChange) => (change.added ? { ...change, value: ids.get(keyOf(change))! } : change);
  return {
    *[Symbol.iterator]() {
      for (const row of rows) yield { ...row, changes: row.changes.map(idIn) };
    },
  };
}

/** A new name as the first row says it, with the department of that row, and how often each spelling of it is written. */
type Term = { change: PlannedChange; department: string | null; names: Map<string, number> };

const keyOf = ({ field, value }: PlannedChange) => `${field} ${String(value).toLowerCase()}`;

function* gatheringTerms(rows: Iterable<PlannedRow>): Generator<void, ReadonlyMap<string, Term>> {
  const terms = new Map<string, Term>();
  for (const { changes } of rows) {
    yield;
    for (const change of changes) {
      if (!change.added) continue;
      const key = keyOf(change);
      const department = changes.find(({ field }) => field === "orgUnit")?.after ?? null;
      const term = terms.get(key) ?? { change, department, names: new Map<string, number>() };
      terms.set(key, term);
      const name = String(change.value);
      term.names.set(name, (term.names.get(name) ?? 0) + 1);
    }
  }
  return terms;
}

/** As most rows write it; of two that are as common, as it stands first by its signs, capitals before others. */
function mostCommon(names: ReadonlyMap<string, number>): string {
  return [...names].reduce((best, one) =>
    one[1] > best[1] || (one[1] === best[1] && one[0] < best[0]) ? one : best,
  )[0];
}

async function add(context: Context, { field, value }: PlannedChange, department: string | null): Promise<string> {
  const name = String(value);
  if (field === "orgUnit") return (await addOrgUnit(context, { name, kind: "DEPARTMENT", parentId: null })).orgUnitId;
  if (field === "grade") return (await addJobTerm(context, { kind: "GRADE", name, functionId: null })).termId;
  // A role stands in a function: the one called as the department of the first person who has it, else as itself.
  const functionId = await functionCalled(context, department ?? name);
  return (await addJobTerm(context, { kind: "ROLE", name, functionId })).termId;
}

async function functionCalled(context: Context, name: string): Promise<string> {
  const [known] = await context.rows<{ id: string }>(
    sql`select id from {job_function} where lower(name) = lower(${name}) limit 1`,
  );
  return known?.id ?? (await addJobTerm(context, { kind: "FUNCTION", name, functionId: null })).termId;
}
