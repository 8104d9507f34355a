import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type World } from "#tests/support/world.ts";
import { mySurveys } from "./queries/survey-lists.ts";
import { editedSeries, seriesList } from "./queries/series-list.ts";
import {
  addSeries,
  addSeriesInput,
  editSeries,
  editSeriesInput,
  endSeries,
  setLimit,
  switchSeries,
} from "./use-cases/series.ts";
import { tendSurveys } from "./use-cases/tend-surveys.ts";
import { SurveyWorld } from "./testing/survey-world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let surveys: SurveyWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  surveys = await new SurveyWorld(await world.company("acme")).open();
});
afterAll(() => world.close());

const add = (input: Record<string, unknown>) =>
  surveys.company.as("admin", (context) => addSeries(context, addSeriesInput.parse({ fewest: "4", ...input })));
const tend = () => surveys.company.asProduct((context) => tendSurveys(context));
const started = (name: string, day: string) =>
  surveys.company.asProduct((context) =>
    context.rows(sql`update {employee} set joined_on = ${day}::date where id = ${surveys.company.id(name)}`),
  );
const waiting = (name: string) =>
  surveys.company.as(name, (context) => mySurveys(context, "ACTIVE_SURVEYS")).then((some) => some.length);

test("whoever started a week ago is asked by themselves, once, with others of their quarter in one survey", async () => {
  const { seriesId } = await add({ kind: "WEEK_1", from: "sample:onboarding", privacy: "ANONYMOUS" });
  await started("l1", "2026-11-09");
  await started("l2", "2026-11-12");
  await tend();
  await tend();
  expect([await waiting("l1"), await waiting("l2"), await waiting("l3")]).toEqual([1, 0, 0]);
  world.clock.set("2026-11-19T09:00:00Z");
  await tend();
  expect(await waiting("l2")).toBe(1);
  const asked = await surveys.company.asProduct((context) =>
    context.rows<{ surveys: number; asked: number; said: number }>(
      sql`select count(*)::int as surveys, sum(g.asked)::int as asked,
          (select count(*)::int from {notification} n where n.kind like 'launched%') as said
        from {survey} s join {survey_group} g on g.survey_id = s.id where s.series_id = ${seriesId}`,
    ),
  );
  expect(asked[0]).toMatchObject({ surveys: 1, asked: 2 });
  await surveys.company.as("admin", (context) => switchSeries(context, { seriesId, on: false }));
  world.clock.set("2026-11-16T09:00:00Z");
});

test("a pulse takes turns with its questions, and leaves out who was asked as often as may be", async () => {
  const { seriesId } = await add({
    ...{ kind: "PULSE", from: "sample:pulse", privacy: "ANONYMOUS", everyWeeks: "1", asks: "2", share: "100" },
  });
  await surveys.company.as("admin", (context) => setLimit(context, { mostAMonth: 2 }));
  for (const day of ["2026-11-16", "2026-11-23", "2026-11-30"]) {
    world.clock.set(`${day}T09:00:00Z`);
    await tend();
  }
  const rows = await surveys.company.asProduct((context) =>
    context.rows<{ questions: { id: string }[]; asked: number }>(
      sql`select s.questions, (select count(*)::int from {survey_participant} p where p.survey_id = s.id) as asked
        from {survey} s where s.series_id = ${seriesId} order by s.launched_at`,
    ),
  );
  // The third time everybody was asked twice within the month already: nobody is.
  expect(rows).toHaveLength(2);
  expect(new Set(rows.flatMap(({ questions }) => questions.map(({ id }) => id))).size).toBe(4);
  // l1 and l2 were asked by another survey already and have had their two.
  expect(rows[0]!.asked - rows[1]!.asked).toBe(2);
  const { series } = await surveys.company.as("admin", (context) => seriesList(context));
  expect(series.find(({ id }) => id === seriesId)?.nextOn).toBe("2026-12-07");
});

test("a series is changed from its next time on, for whom it asks too, and once ended it never asks again", async () => {
  world.clock.set("2027-03-01T09:00:00Z");
  const { seriesId } = await add({
    ...{ kind: "PULSE", from: "sample:pulse", privacy: "ANONYMOUS", everyWeeks: "1", asks: "2", share: "100" },
  });
  const as = <Value>(run: Parameters<typeof surveys.company.as<Value>>[1], who = "admin") =>
    surveys.company.as(who, run);
  const standing = () => as((context) => editedSeries(context, seriesId));
  const edit = async (change: Record<string, unknown>, who?: string) => {
    const { version, questions, drivers } = (await standing())!;
    const input = {
      seriesId,
      version,
      questions,
      drivers,
      everyone: true,
      everyWeeks: 1,
      asks: 2,
      share: 100,
      ...change,
    };
    return as((context) => editSeries(context, editSeriesInput.parse(input)), who);
  };
  const { questions, version } = (await standing())!;
  const named = ["l1", "l2", "l3", "l4", "l5"].map((name) => surveys.company.id(name));
  await expect(edit({}, "l1")).rejects.toThrow();
  await expect(edit({ questions: [] })).rejects.toThrow();
  await edit({ questions: questions.slice(0, 1), asks: 1, everyone: false, employeeIds: named });
  await expect(edit({ version })).rejects.toThrow();
  await tend();
  const asked = () =>
    surveys.company.asProduct((context) =>
      context.rows<{ questions: unknown[]; asked: number }>(
        sql`select s.questions, (select count(*)::int from {survey_participant} p where p.survey_id = s.id) as asked
          from {survey} s where s.series_id = ${seriesId}`,
      ),
    );
  expect(await asked()).toMatchObject([{ questions: [{ id: questions[0]!.id }], asked: 5 }]);
  await as((context) => endSeries(context, { seriesId }));
  world.clock.set("2027-05-01T09:00:00Z");
  await tend();
  expect(await asked()).toHaveLength(1);
  await expect(as((context) => switchSeries(context, { seriesId, on: true }))).rejects.toThrow();
  world.clock.set("2026-11-16T09:00:00Z");
});
