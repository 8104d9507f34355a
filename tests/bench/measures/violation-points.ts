import { randomBytes, randomUUID } from "node:crypto";
import { contextOf, type Application } from "#app/composition/application.ts";
import { asProduct, createCompany } from "#app/composition/create-company.ts";
import { judgeEvents, type EventLine } from "#app/modules/points/data/judge-events.ts";
import { storeEvents } from "#app/modules/points/data/store-events.ts";
import { standardRules } from "#app/modules/points/domain/rules.ts";
import { personPoints } from "#app/modules/points/queries/person-points.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql } from "#tenancy/sql.ts";
import { against, type Finding, type Measure } from "../measure.ts";
import { interleave, median } from "../statistics.ts";

const people = 5000;
const shifts = 100_000;
const asked = 20;
const ofOnePerson = 1000;

/** Shifts posted with their points, against the bare rows; and why somebody with a thousand events has the points they have. */
export const violationPoints: Measure = {
  id: "P80",
  about: "100,000 shifts judged and posted, against their rows alone; and the points of a person with 1,000 events",
  run: async ({ application, rounds }) => {
    const { ours, raw } = await interleave(Math.min(rounds, 3), {
      ours: async () => postInto(await newCompany(application), application),
      raw: async () => insertInto(await newCompany(application), application),
    });
    const posted = against({
      ...{ id: "P80", what: "100,000 shifts", goal: "≤ 3.0× raw inserts", limit: 3 },
      ...{ ours, baseline: raw, name: "inserts" },
    });
    return [posted, await explained(application)];
  },
};

type Bench = { tenant: Tenant; adminId: string; ids: string[]; policyId: string; rulesId: string };

async function newCompany(application: Application): Promise<Bench> {
  const slug = `points-${randomBytes(6).toString("hex")}`;
  const tenant = await createCompany(application, { slug, name: slug });
  const [adminId, policyId, rulesId] = [randomUUID(), randomUUID(), randomUUID()];
  const ids = [adminId, ...Array.from({ length: people }, () => randomUUID())];
  await asProduct(application, tenant, async (context) => {
    await insertRows(
      context,
      "employee",
      "id uuid, first_name text, display_name text, work_email text, joined_on date, created_at timestamptz, updated_at timestamptz",
      ids.map((id, place) => ({
        ...{ id, first_name: "P", display_name: `Person ${place}`, work_email: `p${place}@bench.test` },
        ...{ joined_on: "2018-01-01", created_at: "2018-01-01", updated_at: "2018-01-01" },
      })),
    );
    await context.rows(
      sql`insert into {assignment} (id, employee_id, kind, status, valid, recorded_at)
        select gen_random_uuid(), id, 'STATUS', 'ACTIVE', daterange('2018-01-01', null), now() from unnest(${ids}::uuid[]) id`,
    );
    await context.rows(sql`update {organization} set enabled_features = array_append(enabled_features, 'POINTS')`);
    await context.rows(
      sql`insert into {admin_access} (employee_id, kind, granted_at) values (${adminId}, 'POINTS_ADMIN', now())`,
    );
    await context.rows(
      sql`insert into {points_policy} (id, name, audience, created_at)
        values (${policyId}, 'All', '{"everyone": true}', now())`,
    );
    await context.rows(
      sql`insert into {points_rules} (id, policy_id, valid_from, rules, recorded_at)
        values (${rulesId}, ${policyId}, '2018-01-01', ${JSON.stringify(standardRules)}::jsonb, now())`,
    );
  });
  return { tenant, adminId, ids, policyId, rulesId };
}

const within = <Result>(
  { tenant, adminId }: Bench,
  application: Application,
  work: (context: Context) => Promise<Result>,
) => inUnitOfWork(application.database, tenant, {}, async (unit) => work(await contextOf(application, unit, adminId)));

function linesOf({ ids }: Bench, today: string): EventLine[] {
  return Array.from({ length: shifts }, (_, place) => ({
    ...{ employeeId: ids[1 + (place % people)]!, kind: "LATE_ARRIVAL", source: "clock", sourceId: `${place}` },
    ...{ day: addDays(today, -1 - 17 * Math.floor(place / people)), minutes: 5 + (place % 60), note: "" },
    ...{ days: null, shiftMinutes: 480 },
  }));
}

function postInto(bench: Bench, application: Application): Promise<number> {
  return within(bench, application, async (context) => {
    const lines = linesOf(bench, context.today());
    const start = performance.now();
    const stored = await storeEvents(context, await judgeEvents(context, lines));
    if (stored.length !== shifts) throw new Error(`${stored.length} shifts came.`);
    return performance.now() - start;
  });
}

/** The rows of events and entries alone, with nothing asked and nothing derived. */
function insertInto(bench: Bench, application: Application): Promise<number> {
  return within(bench, application, async (context) => {
    const lines = linesOf(bench, context.today()).map((line) => ({ id: randomUUID(), line }));
    const now = context.clock.now().toISOString();
    const start = performance.now();
    for (let from = 0; from < shifts; from += 5000) {
      const some = lines.slice(from, from + 5000);
      await insertRows(
        context,
        "shift_event",
        "id uuid, employee_id uuid, kind text, day date, minutes int, shift_minutes int, source text, source_id text, " +
          "note text, policy_id uuid, withdrawn_reason text, recorded_at timestamptz",
        some.map(({ id, line }) => ({
          ...{ id, employee_id: line.employeeId, kind: line.kind, day: line.day, minutes: line.minutes, note: "" },
          ...{ shift_minutes: 480, source: "clock", source_id: line.sourceId, policy_id: bench.policyId },
          ...{ withdrawn_reason: "", recorded_at: now },
        })),
      );
      await insertRows(
        context,
        "points_entry",
        "id uuid, employee_id uuid, event_id uuid, cause text, points int, counts_on date, expires_on date, " +
          "rules_id uuid, rule text, posted_at timestamptz",
        some.map(({ id, line }) => ({
          ...{
            id: randomUUID(),
            employee_id: line.employeeId,
            event_id: id,
            cause: "EVENT",
            points: 1,
            rule: "late-1",
          },
          ...{ counts_on: line.day, expires_on: addDays(line.day, 20), rules_id: bench.rulesId, posted_at: now },
        })),
      );
    }
    return performance.now() - start;
  });
}

async function explained(application: Application): Promise<Finding> {
  const bench = await newCompany(application);
  const employeeId = bench.ids[1]!;
  await within(bench, application, async (context) => {
    const today = context.today();
    const lines = Array.from({ length: ofOnePerson }, (_, place): EventLine => ({
      ...{ employeeId, kind: "LATE_ARRIVAL", source: "clock", sourceId: `${place}`, note: "", days: null },
      ...{ day: addDays(today, -1 - place), minutes: 5 + (place % 60), shiftMinutes: 480 },
    }));
    await storeEvents(context, await judgeEvents(context, lines));
  });
  const times: number[] = [];
  for (let turn = 0; turn < asked; turn += 1)
    await within(bench, application, async (context) => {
      await context.ability();
      const start = performance.now();
      await personPoints(context, employeeId);
      times.push(performance.now() - start);
    });
  const value = median(times);
  return {
    ...{ id: "P80", what: "points of a person with 1,000 events, and why", goal: "< 20 ms", value, limit: 20 },
    ...{ unit: "ms", ours: `${value.toFixed(1)} ms`, baseline: "none", spread: 0 },
  };
}
