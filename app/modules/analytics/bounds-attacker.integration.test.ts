import { afterAll, beforeAll, expect, test, vi } from "vitest";
import pg from "pg";
import { parse } from "csv-parse/sync";
import { giveSqlAccess, keepNumbers, takeSqlAccess } from "#app/composition/sql-access.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createNumbersDatabase, type TestDatabase } from "#tests/support/postgres.ts";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { sql } from "#tenancy/sql.ts";
import { requireReport } from "./data/report-record.ts";
import { dimensions, type Dimension } from "./domain/dimensions.ts";
import { reportDefinition } from "./domain/report.ts";
import { dashboard, dashboardInput } from "./queries/dashboard.ts";
import { pinnedNumbers } from "./queries/pinned-reports.ts";
import { reportResult } from "./queries/report-result.ts";
import { reportFile } from "./queries/report-sheet.ts";
import { boundsOfPeople, type Told } from "#tests/support/bounds-of-people.ts";
import {
  createMeasuresWorld,
  firstOfQuarter,
  peopleIn,
  pointed,
  type MeasuresWorld,
} from "./testing/measures-world.ts";
import { pinReport } from "./use-cases/keep-report.ts";
import { publishMeasures } from "./use-cases/publish-measures.ts";
import { createReport, saveReportInput } from "./use-cases/save-report.ts";

// Everybody's points stand in a digit of their own, so that a sum of points tells the attacker whose it is, which is more than
// anybody could know. What they want to know is how many shift events somebody had: every number that can be had of those, by
// whatever way, is an inequality over people's counts, and nobody's count may follow from all of them.

// Some thousand questions are asked, one after the other.
vi.setConfig({ testTimeout: 120_000 });

let made: MeasuresWorld;
let numbers: TestDatabase;
const measures = ["points-posted", "shift-events"];
const mostEvents = 9;
const asPat = <Result>(work: (context: Context) => Promise<Result>) => made.acme.as("pat", work);

/** How many shift events person `n` had; within each group that is published they differ. */
const eventsOf = (place: number) => 1 + ((place * 7) % 4);

beforeAll(async () => {
  made = await createMeasuresWorld();
  numbers = await createNumbersDatabase(made.world.database);
  for (const [place, name] of pointed.entries())
    for (let more = 1; more < eventsOf(place); more += 1)
      await made.acme.asProduct((context) =>
        context.rows(
          sql`insert into {shift_event} (id, employee_id, kind, day, minutes, source, note, withdrawn_reason, recorded_at)
            values (${context.newId()}, ${made.acme.id(name)}, 'LATE_ARRIVAL', ${`2026-08-1${more}`}::date, 10, 'BY_HAND',
              '', '', ${"2026-08-20T10:00:00Z"})`,
        ),
      );
  while (await made.acme.asProduct(publishMeasures));
});
afterAll(async () => {
  await takeSqlAccess(made.world.application, made.acme.tenant);
  await numbers.drop();
  await made.world.close();
});

type Pair = { points: number | null; events: number | null; ratio?: number | null };
const pairOf = (said: readonly { now: number | null }[]): Pair => ({
  ...{ points: said[0]?.now ?? null, events: said[1]?.now ?? null, ratio: said[2]?.now ?? null },
});

const told = dimensions.filter((one) => one !== "grade");
const splits: Dimension[][] = [
  [],
  ...told.map((one) => [one]),
  ...told.flatMap((one) => told.filter((other) => other > one).map((other) => [one, other])),
];

/** By reports: every split, period and unit, where people stood then and stand now, with a ratio of the two. */
function byReports(): Promise<Pair[]> {
  return asPat(async (context) => {
    const pairs: Pair[] = [];
    for (const period of ["last-quarter", "this-year", "2026-06-30..2026-10-01"])
      for (const orgUnit of ["", ...Object.values(made.units)])
        for (const split of splits) {
          const said = { measures, splits: split, period, orgUnit, compare: "BEFORE", formula: "RATIO" };
          const organisation = orgUnit ? "NOW" : "THEN";
          const { rows, total } = await reportResult(context, reportDefinition.parse({ ...said, organisation }));
          pairs.push(pairOf(total), ...rows.map((row) => pairOf(row.numbers)));
        }
    const trend = await reportResult(context, reportDefinition.parse({ measures, shape: "TREND" }));
    pairs.push(...trend.trend.map((quarter) => pairOf(quarter.numbers)));
    return pairs;
  });
}

/** By a file, as it is exported and comes by mail; by a report that somebody else shared; by a number pinned to home; by a dashboard. */
async function byOtherScreens(): Promise<Pair[]> {
  const shared = await asPat(async (context) => {
    const ofUnits = { name: "Events", measures, splits: ["unit"], period: "last-quarter", shared: true };
    const kept = await createReport(context, saveReportInput.parse(ofUnits));
    for (const measure of measures) {
      const one = await createReport(context, saveReportInput.parse({ ...ofUnits, measures: [measure] }));
      await pinReport(context, { reportId: one.reportId, pinned: true });
    }
    return kept.reportId;
  });
  return asPat(async (context) => {
    const { definition } = await requireReport(context, shared);
    const result = await reportResult(context, definition);
    const text = Buffer.from(await reportFile(context, { name: "Events", result, format: "CSV" })).toString();
    const [head, ...lines] = parse(text, { bom: true, relax_column_count: true }) as string[][];
    const [points, events] = [head!.indexOf("Points posted"), head!.indexOf("Shift events of the quarter")];
    expect([points, events].every((column) => column > 0)).toBe(true);
    const pins = await pinnedNumbers(context);
    const pin = (key: string) => pins.numbers.findLast(({ measure }) => measure.key === key)!;
    const page = await dashboard(context, "company", dashboardInput.parse({ topic: "points" }));
    return [
      ...lines.map((line) => ({ points: Number(line[points]) || null, events: Number(line[events]) || null })),
      pairOf(measures.map(pin)),
      pairOf(measures.map((key) => page.numbers.find((number) => number.key === key)!)),
    ];
  });
}

async function byPrograms(): Promise<Pair[]> {
  const door = openDoor(made.world);
  await door.letIn(made.acme, "pat");
  const served = await serveApi(made.world);
  try {
    const ask = await served.as(door, made.acme, "pat");
    const asked = `measures=${measures.join(",")}&period=last-quarter`;
    type Table = { rows: { numbers: { now: number | null }[] }[] };
    const tables = await Promise.all(
      told.map(async (split) => (await ask(`/analytics/topics/points/tabular?${asked}&splits=${split}`)).json()),
    );
    return tables.flatMap((table) => (table as Table).rows.map((row) => pairOf(row.numbers)));
  } finally {
    await served.close();
  }
}

async function bySql(): Promise<Pair[]> {
  const address = await giveSqlAccess(made.world.application, made.acme.tenant, ["points"]);
  await keepNumbers(made.world.application, made.acme.tenant);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const schema = pg.escapeIdentifier(made.acme.tenant.schemaName);
  const { rows } = await client.query<{ points: string; events: string }>(
    `select p.value as points, e.value as events from ${schema}.number p join ${schema}.number e
      on e.measure = 'shift-events' and (e.starts_on, e.split) = (p.starts_on, p.split) and e.part is not distinct from p.part
      where p.measure = 'points-posted'`,
  );
  await client.end();
  return rows.map(({ points, events }) => ({ points: Number(points), events: Number(events) }));
}

async function everything(): Promise<Pair[]> {
  const all = await Promise.all([byReports(), byOtherScreens(), byPrograms(), bySql()]);
  for (const pairs of all) expect(pairs.some(({ points, events }) => points !== null && events !== null)).toBe(true);
  return all.flat();
}

/** A number that was told is its sum to the last digit; a ratio is one of two numbers, to half of its last digit. */
function inequalities(pairs: readonly Pair[]): Told[] {
  const known = pairs.flatMap(({ points, events, ratio }): Told[] => {
    if (points === null || events === null || points === 0) return [];
    const counted = new Map(peopleIn(points).map((person) => [person, 1]));
    const sum = { counted, least: events - 0.5, most: events + 0.5 };
    if (ratio === null || ratio === undefined || ratio <= 0.01) return [sum];
    return [sum, { counted, least: points / (ratio + 0.006), most: points / (ratio - 0.006) }];
  });
  const mark = ({ counted, least, most }: Told) => `${[...counted.keys()].join()} ${least} ${most}`;
  return [...new Map(known.map((one) => [mark(one), one])).values()];
}

async function found(pairs: readonly Pair[]): Promise<number[]> {
  const bounds = await boundsOfPeople(inequalities(pairs), { people: pointed.length, least: 0, most: mostEvents });
  for (const [place, [least, most]] of bounds.entries()) {
    expect(least).toBeLessThanOrEqual(eventsOf(place));
    expect(most).toBeGreaterThanOrEqual(eventsOf(place));
  }
  return bounds.flatMap(([least, most], place) => (least === most ? [place] : []));
}

let before: Pair[] = [];

test("no numbers from reports, files, shared and pinned reports, programs and SQL together bound anybody's to one", async () => {
  before = await everything();
  expect(inequalities(before).length).toBeGreaterThan(3);
  expect(await found(before)).toEqual([]);
});

test("when somebody's facts go, what was told before and is told now find nobody; were a quarter told anew, they would", async () => {
  await made.acme.asProduct(async (context) => {
    for (const table of ["points_entry", "shift_event"] as const)
      await context.rows(sql`delete from ${sql.raw(`{${table}}`)} where employee_id = ${made.acme.id("p3")}`);
  });
  while (await made.acme.asProduct(publishMeasures));
  expect(await found([...before, ...(await everything())])).toEqual([]);
  // The planted leak: the quarter is published again, as if it had not been.
  await made.acme.asProduct(async (context) => {
    for (const table of ["measure_quarter", "measure_block", "measure_block_person"] as const)
      await context.rows(
        sql`delete from ${sql.raw(`{${table}}`)} where measure = any(${measures}::text[]) and starts_on = ${firstOfQuarter}::date`,
      );
  });
  while (await made.acme.asProduct(publishMeasures));
  expect(await found([...before, ...(await byReports())])).toContain(3);
});
