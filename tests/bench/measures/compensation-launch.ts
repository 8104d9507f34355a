import { randomUUID } from "node:crypto";
import type { Application } from "#app/composition/application.ts";
import { keepPay } from "#app/modules/compensation/data/pay-record.ts";
import { cycleSettingsShape } from "#app/modules/compensation/domain/cycle-settings.ts";
import { launchCycle } from "#app/modules/compensation/use-cases/launch-cycle.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { refreshStatistics } from "#tenancy/refresh-statistics.ts";
import { against, type Measure } from "../measure.ts";
import { newCompany, within, type PointsCompany } from "../points-company.ts";
import { sql } from "#tenancy/sql.ts";

const people = 25_000;
const perUnit = 50;
const base = 60_000_00;

/** The launch of a pay cycle for a large company: who is in it, by whom, with what budget, against its rows alone. */
export const compensationLaunch: Measure = {
  id: "P90",
  about: "the launch of a pay cycle for 25,000 people against its rows alone",
  run: async ({ application, rounds }) => {
    const { company, cycleId } = await drafted(application);
    const ours: number[] = [];
    const baseline: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { launch, raw } = await launched(application, company, cycleId);
      ours.push(launch);
      baseline.push(raw);
    }
    const about = { id: "P90", what: "launch for 25,000 people", goal: "≤ 3.0× raw inserts", limit: 3, name: "rows" };
    return [against({ ...about, ours, baseline })];
  },
};

/** A draft of a cycle in a company whose people have a unit, a manager and pay. */
async function drafted(application: Application): Promise<{ company: PointsCompany; cycleId: string }> {
  const company = await newCompany(application, people);
  const cycleId = randomUUID();
  await within(company, application, async (context) => {
    const { adminId, ids } = company;
    await context.rows(
      sql`update {organization} set enabled_features = array_append(enabled_features, 'COMPENSATION')`,
    );
    await context.rows(
      sql`insert into {admin_access} (employee_id, kind, granted_at) values (${adminId}, 'COMPENSATION_ADMIN', now())`,
    );
    await seatPeople(context, ids.slice(1));
    await keepPay(
      context,
      ids.slice(1).map((employeeId) => ({
        ...{ employeeId, component: "BASE" as const, effectiveOn: "2025-01-01", amount: base, currency: "EUR" },
      })),
      { source: "IMPORT", originId: randomUUID() },
    );
    await context.rows(
      sql`insert into {compensation_cycle} (id, name, state, currency, effective_on, guideline_type, budget_mode, settings,
          publisher_id, created_by, created_at)
        values (${cycleId}, 'Raises', 'DRAFT', 'EUR', '2030-01-01', 'NONE', 'HARD',
          ${JSON.stringify(cycleSettingsShape.parse({}))}::jsonb, ${adminId}, ${adminId}, now())`,
    );
    await refreshStatistics(context, ["employee", "assignment", "org_unit", "compensation_pay"]);
  });
  return { company, cycleId };
}

async function seatPeople(context: Context, ids: readonly string[]): Promise<void> {
  const units = Array.from({ length: Math.ceil(ids.length / perUnit) }, () => randomUUID());
  const at = context.clock.now().toISOString();
  await insertRows(
    context,
    "org_unit",
    "id uuid, name text",
    units.map((id, place) => ({ id, name: `Unit ${place}` })),
  );
  const line = (employeeId: string) => ({
    ...{ id: randomUUID(), employee_id: employeeId, valid: "[2020-01-01,)", recorded_at: at },
  });
  await insertRows(
    context,
    "assignment",
    "id uuid, employee_id uuid, kind text, org_unit_id uuid, manager_id uuid, valid daterange, recorded_at timestamptz",
    ids.flatMap((id, place) => {
      const first = place - (place % perUnit);
      return [
        { ...line(id), kind: "ORG_UNIT", org_unit_id: units[first / perUnit]! },
        ...(place === first ? [] : [{ ...line(id), kind: "REPORTING_LINE", manager_id: ids[first]! }]),
      ];
    }),
  );
}

class TakenBack extends Error {}

/** The launch, and the same rows written by two statements; nothing of it stays. */
async function launched(application: Application, company: PointsCompany, cycleId: string) {
  const found = { launch: 0, raw: 0 };
  await within(company, application, async (context) => {
    const start = performance.now();
    const { people: inside } = await launchCycle(context, { cycleId });
    found.launch = performance.now() - start;
    if (inside !== people) throw new Error(`${inside} people came.`);
    const [members, budgets] = [
      JSON.stringify(
        await context.rows(sql`select to_jsonb(m) as row from {compensation_member} m where cycle_id = ${cycleId}`),
      ),
      JSON.stringify(
        await context.rows(sql`select to_jsonb(b) as row from {compensation_budget} b where cycle_id = ${cycleId}`),
      ),
    ];
    await context.rows(sql`delete from {compensation_member} where cycle_id = ${cycleId}`);
    await context.rows(sql`delete from {compensation_budget} where cycle_id = ${cycleId}`);
    const begin = performance.now();
    await context.rows(
      sql`insert into {compensation_member} select r.* from jsonb_array_elements(${members}::jsonb) as e(line)
        cross join lateral jsonb_populate_record(null::{compensation_member}, e.line->'row') as r`,
    );
    await context.rows(
      sql`insert into {compensation_budget} select r.* from jsonb_array_elements(${budgets}::jsonb) as e(line)
        cross join lateral jsonb_populate_record(null::{compensation_budget}, e.line->'row') as r`,
    );
    found.raw = performance.now() - begin;
    throw new TakenBack();
  }).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return found;
}
