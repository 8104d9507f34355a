import { Readable } from "node:stream";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { twoCompanies } from "#app/modules/goals/testing/two-companies.ts";
import { importScreen } from "#app/modules/imports/queries/import-screen.ts";
import { FileWorld } from "#app/modules/imports/testing/file-world.ts";
import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { exportMetric } from "../queries/metric-export.ts";
import { metricPoints } from "../queries/metric-points.ts";
import { addMetric, addMetricInput } from "./add-metric.ts";
import { judgeValues } from "./judge-values.ts";
import { recordPoints } from "./record-points.ts";
import { retireMetric } from "./retire-metric.ts";

let world: World;
let company: Company;
let other: Company;
let files: FileWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ company, other } = await twoCompanies(world));
  files = new FileWorld(company, "asha");
});
afterAll(() => world.close());

const kind = "metric-values";
const add = async (name: string, asked: object = {}, by = "asha") =>
  (
    await company.as(by, (context) =>
      addMetric(context, addMetricInput.parse({ measureType: "COUNT", name, key: name.toLowerCase(), ...asked })),
    )
  ).metricId;
const days = async (metricId: string) =>
  (await company.as("lena", (context) => metricPoints(context, { metricId, before: undefined }))).days;
const plan = async (fileId: string) =>
  (await files.file(fileId)).plan!.map(({ line, name, outcome, problems }) => [
    line,
    name,
    outcome,
    problems.map(({ code, field }) => `${field} ${code}`),
  ]);

test("a file about one metric: looked at first, money in whole units, applied, corrected by the next and taken back", async () => {
  const cash = await add("Cash", { measureType: "CURRENCY", currency: "EUR" });
  const first = await files.checked(kind, "date,value,note\n2026-10-01,1250.50,start\n2026-11-01,1300,\n", cash);
  expect(await plan(first)).toEqual([
    [2, "Cash", "CREATED", []],
    [3, "Cash", "CREATED", []],
  ]);
  expect(await days(cash)).toEqual([]);
  await files.apply(first);
  expect(await days(cash)).toMatchObject([{ value: 130_000 }, { value: 125_050, note: "start" }]);

  const next = await files.checked(kind, "Datum;Wert\n2026-11-01;1.400,00\n2026-10-01T10:00:00Z;1250.5\n", cash);
  expect((await plan(next)).map(([, , outcome]) => outcome)).toEqual(["CHANGED", "CHANGED"]);
  await files.apply(next);
  expect(await days(cash)).toMatchObject([{ value: 140_000 }, { value: 125_050, note: "" }]);
  expect(await refusalOf(files.undo(first))).toMatchObject({ code: "imports.built-on" });
  await files.undo(next);
  expect(await days(cash)).toMatchObject([{ value: 130_000 }, { value: 125_050, note: "start" }]);
  await files.undo(first);
  // What stood there once stays to be read.
  expect((await days(cash)).map(({ value }) => value)).toEqual([null, null]);
});

test("what is exported is read again and changes nothing", async () => {
  const calls = await add("Calls");
  await company.as("asha", (context) =>
    recordPoints(context, { metricId: calls, points: [{ date: "2026-11-01", value: 12, note: "many" }] }),
  );
  const values = await company.as("lena", async (context) => heldSheet(await exportMetric(context, calls)));
  expect(csvOf(values)).toContain("2026-11-01,12,many,asha");
  const again = await files.checked(kind, csvOf(values).replace(/^\uFEFF/, ""), calls);
  expect(await plan(again)).toEqual([[2, "Calls", "UNCHANGED", []]]);
});

test("a file about several metrics names them; each line that is wrong says why, and the others can be applied", async () => {
  const [won, lost] = [await add("Won"), await add("Lost")];
  await add("Theirs", {}, "lena");
  const gone = await add("Gone");
  await company.as("asha", (context) => retireMetric(context, { metricId: gone, retired: true }));
  const fileId = await files.checked(
    kind,
    [
      "metric,date,value",
      "won,2026-11-01,1",
      "LOST,2026-11-01,2",
      "won,2026-11-01,3",
      "theirs,2026-11-01,4",
      "gone,2026-11-01,5",
      ",2026-11-01,6",
      "won,2026-02-30,7",
      "won,2026-11-02,many",
      "won,2030-01-01,8",
    ].join("\n"),
  );
  expect(await plan(fileId)).toEqual([
    [2, "Won", "CREATED", []],
    [3, "Lost", "CREATED", []],
    [4, "Won", "REFUSED", ["date metrics.day-twice"]],
    [5, "Theirs", "REFUSED", ["metric metrics.not-yours"]],
    [6, "gone", "REFUSED", ["metric metrics.unknown-metric"]],
    [7, "", "REFUSED", ["metric imports.required"]],
    [8, "Won", "REFUSED", ["date imports.not-understood"]],
    [9, "Won", "REFUSED", ["value imports.not-understood"]],
    [10, "Won", "REFUSED", ["date metrics.day-ahead"]],
  ]);
  expect(await refusalOf(files.apply(fileId))).toMatchObject({ code: "imports.refused" });
  expect([await days(won), await days(lost)]).toEqual([[], []]);
  await files.apply(fileId, true);
  expect([await days(won), await days(lost)]).toMatchObject([[{ value: 1 }], [{ value: 2 }]]);
});

test("columns without known heads are the day and the value", async () => {
  const plain = await add("Plain");
  const fileId = await files.checked(kind, "when,how much\n2026-11-01,12.5\n", plain);
  await files.apply(fileId);
  expect(await days(plain)).toMatchObject([{ date: "2026-11-01", value: 12.5 }]);
});

test("a metric that is not one's own takes no file, and none of another company is there", async () => {
  const guarded = await add("Guarded");
  const give = (to: Company, by: string) => new FileWorld(to, by).read(kind, "date,value\n2026-11-02,2", guarded);
  expect(await refusalOf(give(company, "ravi"))).toMatchObject({ status: 403 });
  expect(await refusalOf(give(other, "spy"))).toMatchObject({ status: 404 });
  const unnamed = await new FileWorld(company, "ravi").checked(kind, "metric,date,value\nguarded,2026-11-02,2");
  const { plan: verdicts } = await new FileWorld(company, "ravi").file(unnamed);
  expect(verdicts).toMatchObject([{ outcome: "REFUSED", problems: [{ code: "metrics.not-yours" }] }]);
  expect(await days(guarded)).toEqual([]);
});

test("a file that was given is still shown once its metric takes no values any more", async () => {
  const over = await add("Over");
  const fileId = await files.checked(kind, "date,value\n2026-11-01,1", over);
  await files.apply(fileId);
  const shown = () => company.as("asha", (context) => importScreen(context, { kind, file: fileId, page: 1 }));
  expect((await shown()).about).toMatchObject({ id: over, name: "Over" });
  await company.as("asha", (context) => retireMetric(context, { metricId: over, retired: true }));
  expect(await shown()).toMatchObject({ about: null, file: { status: "APPLIED" } });
  expect(
    await refusalOf(company.as("asha", (context) => importScreen(context, { kind, about: over, page: 1 }))),
  ).toMatchObject({ code: "metrics.retired" });
});

test("whatever a file holds is understood or refused, and never breaks", async () => {
  const odd = await add("Odd");
  await company.as("asha", (context) =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.array(fc.string(), { maxLength: 4 }), { maxLength: 5 }), async (rows) => {
        const lines = rows.map((cells, place) => ({ line: place + 2, cells }));
        const mapping = { metric: 0, date: 1, value: 2, note: 3 };
        const { verdicts } = await judgeValues(context, {
          mapping,
          lines: Readable.from([lines]),
          about: odd,
          settings: {},
          newIds: new Map(),
        });
        return verdicts.every(({ outcome, point }) => (outcome === "REFUSED") === (point === undefined));
      }),
      { numRuns: 200 },
    ),
  );
});
