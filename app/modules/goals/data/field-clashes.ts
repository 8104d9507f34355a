import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { goalChanges } from "./changes.ts";
import { clashingFields } from "../domain/field-clashes.ts";
import { sql } from "#tenancy/sql.ts";

type Fields = Readonly<Record<string, unknown>>;
type Clash = { field: string; by: string | null; now: unknown };

const historyFields: Readonly<Record<string, string>> = {
  ownerIds: "owners",
  collaboratorIds: "collaborators",
  metricId: "metric",
  departmentId: "department",
  teamIds: "teams",
};

/** Refuses a change of what somebody else has changed meanwhile, saying who and to what. */
export async function clashesWith(
  context: Context,
  goalId: string,
  { read, asked, now }: { read: Fields; asked: Fields; now: Fields },
): Promise<void> {
  const fields = clashingFields(read, now, asked);
  if (fields.length === 0) return;
  const clashes: Clash[] = [];
  for (const field of fields)
    clashes.push({ field, by: await whoChanged(context, goalId, historyFields[field] ?? field), now: now[field] });
  const code = "goals.field-changed-meanwhile";
  throw conflict(
    code,
    `Changed meanwhile: ${clashes.map(({ field, by, now: value }) => `${field} by ${by ?? "the product"} to ${JSON.stringify(value)}`).join("; ")}.`,
    {
      params: { clashes: JSON.stringify(clashes) },
      fields: Object.fromEntries(fields.map((field) => [field, code])),
    },
  );
}

async function whoChanged(context: Context, goalId: string, field: string): Promise<string | null> {
  const row = await firstRow<{ name: string }>(
    context,
    sql`select e.display_name as name from ${goalChanges} x join {employee} e on e.id = x.employee_id
      where x.goal_id = ${goalId} and x.field = ${field} order by x.at desc, x.sequence desc limit 1`,
  );
  return row?.name ?? null;
}
