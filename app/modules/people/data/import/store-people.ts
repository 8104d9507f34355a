import type { Context } from "#app/platform/context/context.ts";
import { insertColumns } from "#app/platform/context/insert-columns.ts";
import { inPages } from "#app/platform/import/in-pages.ts";
import type { EmployeeFacts } from "../../domain/employee-facts.ts";
import type { PlannedRow } from "../../domain/import/plan.ts";
import { type Progress } from "#app/platform/tasks/task-run.ts";
import { factColumns, factTypes } from "../employee-facts-row.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const atOnce = 1_000;

/** So many new people, many a statement; what was stored is let go of. */
export async function storeNewPeople(
  context: Context,
  people: Iterable<PlannedRow>,
  count: number,
  progress: Progress,
): Promise<void> {
  const now = context.clock.now();
  let stored = 0;
  for (const some of inPages(people, atOnce)) {
    await progress(stored, count, "STORING_PEOPLE");
    stored += some.length;
    const facts = some.map((row): Record<string, string | number | null> => ({ last_name: "", ...factsIn(row) }));
    const known = factTypes
      .split(", ")
      .map((head) => [head, facts.map((fact) => fact[head.split(" ")[0]!] ?? null)] as const)
      .filter(([, values]) => values.some((value) => value !== null));
    await insertColumns(
      context,
      "employee",
      {
        "id uuid": some.map((row) => row.recordId),
        ...Object.fromEntries(known),
        "joined_on date": some.map((row) => row.changes.find((change) => change.field === "joinedOn")?.value ?? null),
      },
      { same: { "created_at timestamptz": now, "updated_at timestamptz": now } },
    );
  }
}

/** What the register says of people already there: of each fact, those for whom it becomes another. */
export async function storeFactsOf(context: Context, rows: readonly PlannedRow[]): Promise<void> {
  const changed = rows.filter((row) => row.outcome === "CHANGED" || row.outcome === "MOVED");
  await replaceFacts(
    context,
    changed.map((row) => ({ id: row.recordId!, facts: factsIn(row) })),
  );
}

/** Sets these facts, and no others, of these people. */
export async function replaceFacts(
  context: Context,
  people: readonly { id: string; facts: Record<string, string | number | null> }[],
): Promise<void> {
  const columns = Object.values(factColumns);
  const concerned = people.filter(({ facts }) => Object.keys(facts).length > 0);
  for (let start = 0; start < concerned.length; start += atOnce) {
    const rows = concerned.slice(start, start + atOnce).map(({ id, facts }) => ({ ...facts, id, facts }));
    await context.rows(
      sql`update {employee} e set ${sql.join(columns.map(replaced))}, updated_at = ${context.clock.now()}, version = e.version + 1
         from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id uuid, facts jsonb,
           ${sql.join(columns.map(typed))}) where e.id = c.id`,
    );
  }
}

function replaced(column: string): Sql {
  return sql`${sql.ref(column)} = case when jsonb_exists(c.facts, ${sql.lit(column)})
    then c.${sql.ref(column)} else e.${sql.ref(column)} end`;
}

const types: ReadonlyMap<string, Sql> = new Map([
  ["experience_before_joining_months", sql`int`],
  ["date_of_birth", sql`date`],
]);

function typed(column: string): Sql {
  return sql`${sql.ref(column)} ${types.get(column) ?? sql`text`}`;
}

function factsIn({ changes }: PlannedRow): Record<string, string | number | null> {
  return Object.fromEntries(
    changes.flatMap(({ field, value }) =>
      field in factColumns ? [[factColumns[field as keyof EmployeeFacts], value]] : [],
    ),
  );
}
