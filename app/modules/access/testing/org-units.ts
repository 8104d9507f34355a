import { randomUUID } from "node:crypto";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Company } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

/** A unit of the test world: its name, the unit above it, and who sits in it. */
export type PlannedUnit = { name: string; under?: string; people?: readonly string[] };

/** Adds org units to a company and seats people in them from the first day on; answers the units' ids by name. */
export async function seatInUnits(company: Company, units: readonly PlannedUnit[]): Promise<Record<string, string>> {
  const ids = Object.fromEntries(units.map(({ name }) => [name, randomUUID()]));
  const at = company.world.clock.now().toISOString();
  await company.asProduct(async (context) => {
    for (const { name, under } of units)
      await context.rows(
        sql`insert into {org_unit} (id, name, parent_id) values (${ids[name]}, ${name}, ${under ? ids[under] : null})`,
      );
    await insertRows(
      context,
      "assignment",
      "id uuid, employee_id uuid, kind text, org_unit_id uuid, valid daterange, recorded_at timestamptz",
      units.flatMap(({ name, people = [] }) =>
        people.map((person) => ({
          id: randomUUID(),
          employee_id: company.id(person),
          kind: "ORG_UNIT",
          org_unit_id: ids[name],
          valid: "[2024-01-01,)",
          recorded_at: at,
        })),
      ),
    );
  });
  return ids;
}

/** What a refusal says: its code and status; fails where nothing was refused. */
export async function refusal(work: Promise<unknown>): Promise<[code: string, status: number]> {
  const error = (await work.then(
    () => null,
    (reason: unknown) => reason,
  )) as { code?: string; status?: number } | null;
  if (!error?.code || !error.status) throw new Error(`Expected a refusal, got ${String(error)}`);
  return [error.code, error.status];
}
