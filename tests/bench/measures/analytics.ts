import { contextOf, type Application } from "#app/composition/application.ts";
import { dashboard, dashboardInput } from "#app/modules/analytics/queries/dashboard.ts";
import { reportResult } from "#app/modules/analytics/queries/report-result.ts";
import { reportDefinition } from "#app/modules/analytics/domain/report.ts";
import { keepTotals } from "#app/modules/analytics/use-cases/keep-totals.ts";
import { publishMeasures } from "#app/modules/analytics/use-cases/publish-measures.ts";
import { sendDueReports } from "#app/modules/analytics/use-cases/send-due-reports.ts";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { MeasureTopic } from "#app/platform/contributions/measure.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import pg from "pg";
import { against, type Finding, type Measure } from "../measure.ts";
import { newCompany, within, type PointsCompany } from "../points-company.ts";
import { interleave, median } from "../statistics.ts";
import { recorded } from "./list-query.ts";
import type { Surroundings } from "../surroundings.ts";

const people = 25_000;
const spanOfManager = 10;
const units = 200;
const monthsMet = 36;
const schedules = 200;
/** What is beside is restless: fewer rounds say nothing. */
const fewestBeside = 9;
const topics: readonly MeasureTopic[] = ["people", "oneOnOne", "points"];

/** Dashboards and reports of a company of 25,000 people with three years behind it. */
export const analytics: Measure = {
  id: "P38",
  about:
    "25,000 people and three years: dashboards against their statements, a report with two splits, the nightly facts",
  run: async (surroundings) => {
    const { application } = surroundings;
    const company = await newCompany(application, people);
    await fill(company, application);
    const night = await took(company, application, async (context) => {
      while (await publishMeasures(context));
      while (await keepTotals(context));
    });
    const findings: Finding[] = [];
    for (const topic of topics) findings.push(...(await dashboardOf(surroundings, company, topic)));
    findings.push(await besideSchedules(surroundings, company));
    return [
      ...findings,
      limited("a report with two splits", await reportTime(surroundings, company), 1000),
      limited("the night: facts of two years published, quarters counted", night, 60_000),
    ];
  },
};

/** Units, reporting lines and people who joined year by year, monthly 1:1s of three years, points of each quarter. */
async function fill(company: PointsCompany, application: Application): Promise<void> {
  const { ids, adminId, rulesId } = company;
  await within(company, application, async (context) => {
    const person = sql`(select id, (place - 1)::int as place from unnest(${ids}::uuid[]) with ordinality as n(id, place))`;
    await context.rows(
      sql`update {employee} e set joined_on = date '2018-01-01' + (p.place * 7 % 3000) from ${person} p where p.id = e.id`,
    );
    await context.rows(sql`update {organization} set enabled_features = array_append(enabled_features, 'CHECK_IN')`);
    await context.rows(
      sql`insert into {admin_access} (employee_id, kind, granted_at)
        select ${adminId}::uuid, kind, now() from unnest(array['PLATFORM_ADMIN', 'ONE_ON_ONE_ADMIN']) kind`,
    );
    await context.rows(
      sql`insert into {org_unit} (id, name) select gen_random_uuid(), 'Unit ' || n from generate_series(1, ${units}::int) n`,
    );
    await context.rows(
      sql`insert into {assignment} (id, employee_id, kind, org_unit_id, valid, recorded_at)
        select gen_random_uuid(), p.id, 'ORG_UNIT', u.id, daterange('2018-01-01', null), now() from ${person} p
          join (select id, row_number() over (order by name) - 1 as place from {org_unit}) u on u.place = p.place % ${units}::int`,
    );
    await context.rows(
      sql`insert into {assignment} (id, employee_id, kind, manager_id, valid, recorded_at)
        select gen_random_uuid(), p.id, 'REPORTING_LINE', m.id, daterange('2018-01-01', null), now() from ${person} p
          join ${person} m on m.place = (p.place - 1) / ${spanOfManager}::int where p.place > 0`,
    );
    await meet(context, person);
    await post(context, person, rulesId);
    for (const table of ["employee", "assignment", "one_on_one_series", "one_on_one_meeting", "points_entry"])
      await context.rows(sql`analyze ${sql.raw(`{${table}}`)}`);
  });
}

async function meet(context: Context, person: Sql): Promise<void> {
  await context.rows(
    sql`insert into {one_on_one_series} (id, organiser_id, partner_id, relation, every_weeks, minutes, time_zone,
        anchor_position, anchor_on, anchor_minute, in_calendar, created_at)
      select gen_random_uuid(), m.id, p.id, 'REPORTEE', 4, 30, 'UTC', 0, '2024-01-01', 600, false, now() from ${person} p
        join ${person} m on m.place = (p.place - 1) / ${spanOfManager}::int where p.place > 0`,
  );
  // Month by month: all at once outlasts a statement's time on a machine that does something else as well.
  for (let month = 1; month <= monthsMet; month += 1)
    await context.rows(
      sql`with s as materialized (select id, now() - ${month}::int * interval '30 days' as met from {one_on_one_series})
        insert into {one_on_one_meeting} (id, series_id, position, starts_at, ends_at, status, moved, sequence)
        select gen_random_uuid(), s.id, ${month}::int, s.met, s.met + interval '30 minutes',
          ${month % 5 === 0 ? "NOT_STARTED" : "ACKNOWLEDGED"}, false, 0 from s`,
    );
}

async function post(context: Context, person: Sql, rulesId: string): Promise<void> {
  await context.rows(
    sql`insert into {shift_event} (id, employee_id, kind, day, minutes, source, note, withdrawn_reason, recorded_at)
      select gen_random_uuid(), p.id, 'LATE_ARRIVAL', q::date, 10, 'BY_HAND', '', '', q from ${person} p
        cross join generate_series(now() - interval '26 months', now(), interval '3 months') q where p.place % 3 = 0`,
  );
  await context.rows(
    sql`insert into {points_entry}
        (id, employee_id, event_id, cause, points, counts_on, expires_on, rules_id, rule, posted_at)
      select gen_random_uuid(), e.employee_id, e.id, 'EVENT', 3, e.day, e.day + 90, ${rulesId}::uuid, '', e.recorded_at
        from {shift_event} e`,
  );
}

/** The time of a dashboard, and that of its own statements through `pg` alone. */
async function dashboardOf(
  { application, databaseUrl, rounds, hear }: Surroundings,
  { tenant, adminId }: PointsCompany,
  topic: MeasureTopic,
): Promise<Finding[]> {
  const raw = new pg.Client({ connectionString: databaseUrl });
  await raw.connect();
  try {
    return await inUnitOfWork(application.database, tenant, { readOnly: true }, async (unit) => {
      const context = await contextOf(application, unit, adminId);
      await context.ability();
      const ours = () => dashboard(context, "company", dashboardInput.parse({ topic }));
      const statements = await recorded(hear, unit, ours);
      await raw.query(`begin read only; set local role "${tenant.schemaName}"`);
      const times = await interleave(rounds, {
        ours: () => timed(ours),
        raw: () =>
          timed(async () => {
            for (const statement of statements) await raw.query(statement.sql, statement.values);
          }),
      });
      return [
        limited(`the dashboard of ${topic}`, median(times.ours), 400),
        against({
          ...{ id: "P38", what: `the dashboard of ${topic}, against its statements`, goal: "≤ 2.0× raw pg", limit: 2 },
          ...{ ours: times.ours, baseline: times.raw, name: "pg" },
        }),
      ];
    });
  } finally {
    await raw.end();
  }
}

async function reportTime({ application, rounds }: Surroundings, company: PointsCompany): Promise<number> {
  const asked = { measures: ["headcount", "one-on-ones-kept"], splits: ["unit", "manager"], compare: "BEFORE" };
  const definition = reportDefinition.parse({ ...asked, period: "last-quarter" });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push(await took(company, application, (context) => reportResult(context, definition)));
  return median(times);
}

/** A dashboard while 200 reports come due and are announced, against the same dashboard alone. */
async function besideSchedules({ application, rounds }: Surroundings, company: PointsCompany): Promise<Finding> {
  await within(company, application, async (context) => {
    await context.rows(
      sql`insert into {analytics_report} (id, owner_id, name, definition, shared, created_at, version)
        select gen_random_uuid(), n.id, 'Report ' || n.place, ${JSON.stringify(reportDefinition.parse({ measures: ["headcount"] }))}::jsonb,
          false, now(), 1 from unnest(${company.ids.slice(0, schedules)}::uuid[]) with ordinality as n(id, place)`,
    );
    await context.rows(
      sql`with held as materialized (select id, owner_id from {analytics_report})
        insert into {analytics_schedule} (report_id, employee_id, rhythm, format, next_on)
        select h.id, h.owner_id, 'WEEKLY', 'PDF', current_date from held h`,
    );
  });
  const asked = dashboardInput.parse({ topic: "people" });
  const oneDashboard = () => took(company, application, (context) => dashboard(context, "company", asked));
  const announce = async () => {
    await within(company, application, (context) =>
      context.rows(sql`update {analytics_schedule} set next_on = current_date`),
    );
    await within(company, application, sendDueReports);
    await relayOutbox(application, company.tenant);
  };
  const beside = async () => {
    const announced = announce();
    const time = await oneDashboard();
    await announced;
    return time;
  };
  await announce();
  const times = await interleave(Math.max(rounds, fewestBeside), { ours: beside, raw: oneDashboard });
  return against({
    ...{ id: "P38", what: `a dashboard while ${schedules} reports come due`, goal: "≤ 1.5× alone", limit: 1.5 },
    ...{ ours: times.ours, baseline: times.raw, name: "alone" },
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const took = (company: PointsCompany, application: Application, work: (context: Context) => Promise<unknown>) =>
  within(company, application, async (context) => {
    await context.ability();
    return timed(() => work(context));
  });

function limited(what: string, value: number, limit: number): Finding {
  const goal = limit < 1000 ? `< ${limit} ms` : `< ${limit / 1000} s`;
  return {
    id: "P38",
    what,
    goal,
    value,
    limit,
    unit: "ms",
    ours: `${Math.round(value)} ms`,
    baseline: "none",
    spread: 0,
  };
}
