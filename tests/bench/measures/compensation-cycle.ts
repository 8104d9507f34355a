import { randomUUID } from "node:crypto";
import type { Application } from "#app/composition/application.ts";
import { readCycle } from "#app/modules/compensation/data/cycle-record.ts";
import { cycleSettingsShape } from "#app/modules/compensation/domain/cycle-settings.ts";
import { planningPage, planningPageInput } from "#app/modules/compensation/queries/planning-page.ts";
import { recommendationsOf } from "#app/modules/compensation/queries/recommendations.ts";
import { storePlan } from "#app/modules/compensation/use-cases/launch-cycle.ts";
import { saveRaises } from "#app/modules/compensation/use-cases/save-raises.ts";
import type { Context } from "#app/platform/context/context.ts";
import { against, type Finding, type Measure } from "../measure.ts";
import { newCompany, within, type PointsCompany } from "../points-company.ts";
import { interleave, median, spread } from "../statistics.ts";
import { sql } from "#tenancy/sql.ts";

const linesOfGrid = 1_000;
const everybody = 25_000;
const perUnit = 50;

/** The grid of a thousand lines, a cell of it saved, and the recommendation of all of a large company. */
export const compensationCycle: Measure = {
  id: "P90",
  about: "a grid of 1,000 lines, a cell saved against its rows alone, and the recommendation for 25,000 people",
  run: async ({ application, rounds }) => {
    const small = await launched(application, linesOfGrid);
    const large = await launched(application, everybody);
    return [
      await inTime(rounds, { what: "grid of 1,000 lines", most: 400 }, () => openGrid(application, small)),
      await cellSaved(application, small, rounds),
      await inTime(rounds, { what: "recommendation for 25,000", most: 2_000 }, () => recommendAll(application, large)),
    ];
  },
};

type Launched = { company: PointsCompany; cycleId: string };

/** A cycle under way for so many people, fifty in a unit, all with a rating and a range. */
async function launched(application: Application, people: number): Promise<Launched> {
  const company = await newCompany(application, people);
  const cycleId = randomUUID();
  await within(company, application, async (context) => {
    const { adminId } = company;
    await context.rows(
      sql`update {organization} set enabled_features = array_append(enabled_features, 'COMPENSATION')`,
    );
    await context.rows(
      sql`insert into {admin_access} (employee_id, kind, granted_at) values (${adminId}, 'COMPENSATION_ADMIN', now())`,
    );
    await context.rows(
      sql`insert into {compensation_cycle} (id, name, state, currency, effective_on, guideline_type, budget_mode, settings,
          publisher_id, created_by, created_at)
        values (${cycleId}, 'Raises', 'ACTIVE', 'EUR', '2030-01-01', 'PERFORMANCE_LINKED', 'HARD',
          ${JSON.stringify(cycleSettingsShape.parse({}))}::jsonb, ${adminId}, ${adminId}, now())`,
    );
    await context.rows(
      sql`insert into {compensation_guideline} (cycle_id, rating, zone, minimum, target, maximum)
        values (${cycleId}, 'MEETS', 'MIDDLE', 100, 300, 500)`,
    );
    await storePlan(context, cycleId, planOf(company, cycleId));
  });
  return { company, cycleId };
}

const base = 60_000_00;

function planOf({ ids, adminId }: PointsCompany, cycleId: string): Parameters<typeof storePlan>[2] {
  const people = ids.slice(1);
  const units = Array.from({ length: Math.ceil(people.length / perUnit) }, () => randomUUID());
  const unitOf = (at: number) => units[Math.floor(at / perUnit)]!;
  const budgetOf = (count: number) => count * ((base * 3) / 100);
  return {
    pay: people.length * base,
    budget: budgetOf(people.length),
    members: people.map((employeeId, at) => ({
      ...{ employeeId, name: "", excluded: null, nodeId: unitOf(at), rating: "MEETS" },
      chain: { proposerId: null, approverIds: [], publisherId: adminId },
      facts: {
        ...{ base, currency: "EUR", inCycle: base, past: [] },
        band: { minimum: 50_000_00, midpoint: base, maximum: 70_000_00 },
        proration: { numerator: 1, denominator: 1 },
      },
    })),
    budgets: [
      { nodeId: cycleId, parentId: null, name: "All", people: people.length, allocated: budgetOf(people.length) },
      ...units.map((nodeId, at) => {
        const count = Math.min(perUnit, people.length - at * perUnit);
        return { nodeId, parentId: cycleId, name: `Unit ${at}`, people: count, allocated: budgetOf(count) };
      }),
    ],
  };
}

type Limit = { what: string; most: number };

async function inTime(rounds: number, { what, most }: Limit, once: () => Promise<number>): Promise<Finding> {
  const times: number[] = [];
  for (let round = 0; round < rounds + 1; round += 1) times.push(await once());
  const warm = times.slice(1);
  return {
    ...{ id: "P90", what, goal: `< ${most} ms`, value: median(warm), limit: most, unit: "ms" },
    ...{ ours: `${median(warm).toFixed(1)} ms`, baseline: "", spread: spread(warm) },
  };
}

function timed(application: Application, { company }: Launched, work: (context: Context) => Promise<unknown>) {
  return within(company, application, async (context) => {
    await context.ability();
    const start = performance.now();
    await work(context);
    return performance.now() - start;
  });
}

const openGrid = (application: Application, one: Launched) =>
  timed(application, one, async (context) => {
    const page = await planningPage(context, "company", planningPageInput.parse({ cycle: one.cycleId }));
    if (page.rows.length !== linesOfGrid) throw new Error(`${page.rows.length} lines came.`);
  });

const recommendAll = (application: Application, one: Launched) =>
  timed(application, one, async (context) => {
    const { size } = await recommendationsOf(context, await readCycle(context, one.cycleId));
    if (size !== everybody) throw new Error(`${size} recommendations came.`);
  });

/** A cell with its budgets, history, event and audit entry, against writing the rows alone. */
async function cellSaved(application: Application, one: Launched, rounds: number): Promise<Finding> {
  const [memberId] = await within(one.company, application, (context) =>
    context
      .rows<{ id: string }>(
        sql`select id from {compensation_member} where cycle_id = ${one.cycleId} order by id limit 1`,
      )
      .then((rows) => rows.map(({ id }) => id)),
  );
  let version = 1;
  const { ours, raw } = await interleave(rounds, {
    ours: () =>
      timed(application, one, async (context) => {
        const cells = [{ memberId: memberId!, raise: `${1 + (version % 2)} %`, reason: "", version }];
        const { results } = await saveRaises(context, { cycleId: one.cycleId, cells });
        if (results[0]!.outcome !== "SAVED") throw new Error(results[0]!.outcome);
        version += 1;
      }),
    raw: () => timed(application, one, (context) => writeRows(context, one.cycleId, memberId!)),
  });
  return against({
    ...{ id: "P90", what: "a cell saved", goal: "≤ 2.0× its rows", limit: 2 },
    ...{ ours, baseline: raw, name: "rows" },
  });
}

async function writeRows(context: Context, cycleId: string, memberId: string): Promise<void> {
  await context.rows(sql`update {compensation_member} set proposal = proposal, mark = 'WITHIN' where id = ${memberId}`);
  await context.rows(
    sql`update {compensation_budget} set sealed = sealed where cycle_id = ${cycleId} and node_id in (${cycleId},
      (select node_id from {compensation_member} where id = ${memberId}))`,
  );
  await context.rows(
    sql`insert into {compensation_entry} (id, cycle_id, member_id, kind, made_by, made_at)
      values (${randomUUID()}, ${cycleId}, ${memberId}, 'PROPOSED', ${context.actor.employeeId}, now())`,
  );
}
