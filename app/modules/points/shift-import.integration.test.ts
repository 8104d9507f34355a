import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { requireFile } from "#app/modules/imports/data/hold-file.ts";
import { verdictsOf } from "#app/modules/imports/data/verdicts.ts";
import { formNameOf } from "#app/modules/imports/domain/columns.ts";
import { applyFile, applyFileInput } from "#app/modules/imports/use-cases/apply-file.ts";
import { checkFile, checkFileInput } from "#app/modules/imports/use-cases/check-file.ts";
import { fileTask } from "#app/modules/imports/use-cases/file-task.ts";
import { readFile, readFileInput } from "#app/modules/imports/use-cases/read-file.ts";
import { unseen, type Progress } from "#app/platform/tasks/task-run.ts";
import type { RecordedEvent } from "#app/platform/contributions/room-time.ts";
import { runTaskJob } from "#app/platform/tasks/run-task.job.ts";
import { addDays } from "#app/platform/time/days.ts";
import { sql } from "#tenancy/sql.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { derivePeople } from "./data/derive-people.ts";
import { pointsNotices } from "./notices.ts";
import { shiftImport } from "./shift-import.ts";
import { pointsOfTwoCompanies, type PointsWorld } from "./testing/points-world.ts";

let world: World;
let points: PointsWorld;
let day = "";

beforeAll(async () => {
  world = await createWorld();
  await world.application.jobs.prepare([runTaskJob]);
  points = (await pointsOfTwoCompanies(world)).acme;
  day = addDays(await points.company.asProduct(async (context) => context.today()), -2);
});
afterAll(() => world.close());

const as = <Value>(run: Parameters<typeof points.company.as<Value>>[1], by = "tara") => points.company.as(by, run);
const read = (text: string, by = "tara") =>
  as((context) => readFile(context, readFileInput.parse({ kind: "shifts", file: new File([text], "shifts.csv") })), by);
const check = (fileId: string) =>
  as(async (context) => {
    const { mapping } = await requireFile(context, fileId);
    const columns = Object.fromEntries(Object.entries(mapping).map(([name, at]) => [formNameOf(name), at]));
    await fileTask.ask.CHECK(context, checkFileInput.parse({ fileId, columns }));
    return (await verdictsOf(context, fileId)).map(({ outcome, problems }) => [
      outcome,
      ...problems.map(({ code }) => code),
    ]);
  });
const apply = (fileId: string, leaveOutRefused = false) =>
  as((context) => fileTask.ask.APPLY(context, applyFileInput.parse({ fileId, leaveOutRefused })));
const undo = (fileId: string) => as((context) => fileTask.ask.UNDO(context, { fileId }));
const balance = async (whom: string) => (await points.points("tara", whom)).balance;
const head = "employee,kind,day,minutes,source id\n";

test("a file is reported line by line, brings in shifts, changes nothing the second time, and is taken back", async () => {
  const text = `${head}asha@acme.test,late arrival,${day},12,A\nlena@acme.test,MISSED_SHIFT,${day},,B\n`;
  const { fileId } = await read(text);
  expect(await check(fileId)).toEqual([["CREATED"], ["CREATED"]]);
  await apply(fileId);
  expect([await balance("asha"), await balance("lena")]).toEqual([2, 5]);
  const again = await read(text);
  expect(await check(again.fileId)).toEqual([["UNCHANGED"], ["UNCHANGED"]]);
  const corrected = await read(`${head}asha@acme.test,LATE_ARRIVAL,${day},45,A\n`);
  expect(await check(corrected.fileId)).toEqual([["CHANGED"]]);
  await apply(corrected.fileId);
  expect(await balance("asha")).toBe(3);
  await undo(corrected.fileId);
  expect(await balance("asha")).toBe(2);
});

test("lines that cannot be are refused, each with its reason, and nothing of the file is posted", async () => {
  const lines = [
    `otto@acme.test,LATE_ARRIVAL,${day},12,C`,
    `nobody@acme.test,LATE_ARRIVAL,${day},12,D`,
    `otto@acme.test,LATE_ARRIVAL,2099-01-01,12,E`,
    `otto@acme.test,LATE_ARRIVAL,${day},,F`,
    `otto@acme.test,ASLEEP,${day},3,G`,
    `otto@acme.test,LATE_ARRIVAL,${day},13,C`,
    `otto@acme.test,LATE_ARRIVAL,2019-01-01,13,H`,
  ];
  const { fileId } = await read(head + lines.join("\n"));
  expect(await check(fileId)).toEqual([
    ["CREATED"],
    ["REFUSED", "points.unknown-person"],
    ["REFUSED", "points.future-day"],
    ["REFUSED", "points.minutes"],
    ["REFUSED", "points.kind"],
    ["REFUSED", "points.twice"],
    ["REFUSED", "points.not-employed"],
  ]);
  await refusalOf(apply(fileId));
  expect(await balance("otto")).toBe(0);
});

test("what a line would record is shown, whose it is, and of what is known only what changes", async () => {
  const shown = async (text: string) => {
    const { fileId } = await read(text);
    await check(fileId);
    const verdicts = await as((context) => verdictsOf(context, fileId));
    return verdicts.map(({ name, changes }) => [name, ...changes]);
  };
  const text = `${head}ravi@acme.test,late arrival,${day},12,P\nnobody@acme.test,late arrival,${day},12,Q\n`;
  const ravi = await points.company.asProduct((context) =>
    context.rows<{ name: string }>(
      sql`select display_name as name from {employee} where work_email = 'ravi@acme.test'`,
    ),
  );
  expect(await shown(text)).toEqual([
    [
      ravi[0]!.name,
      ...[
        { field: "kind", after: "LATE_ARRIVAL" },
        { field: "day", after: day },
        { field: "minutes", after: "12" },
      ],
    ],
    [
      "nobody@acme.test",
      ...[
        { field: "kind", after: "late arrival" },
        { field: "day", after: day },
        { field: "minutes", after: "12" },
      ],
    ],
  ]);
  const { fileId } = await read(`${head}ravi@acme.test,late arrival,${day},12,P\n`);
  await check(fileId);
  await apply(fileId);
  expect(await shown(`${head}ravi@acme.test,late arrival,${day},45,P\n`)).toEqual([
    [ravi[0]!.name, { field: "minutes", before: "12", after: "45" }],
  ]);
});

/** What people are told by what is announced while `work` goes on, by whom it is told. */
async function toldWhile(work: () => Promise<unknown>) {
  const last = sql`select coalesce(max(id), 0)::text as id from {outbox}`;
  const [before] = await points.company.asProduct((context) => context.rows<{ id: string }>(last));
  await work();
  return points.company.asProduct(async (context) => {
    const events = await context.rows<RecordedEvent>(
      sql`select id::text, name, payload, actor_id as "actorId", recorded_at as "recordedAt" from {outbox}
        where id > ${before!.id}::bigint order by id`,
    );
    const told: { whom: string; kind: string; params: Record<string, unknown> }[] = [];
    for (const event of events)
      for (const { recipientId, kind, params } of (await pointsNotices[event.name]?.(context, event)) ?? [])
        told.push({ whom: recipientId, kind, params });
    const of = (name: string) => told.filter(({ whom }) => whom === points.company.id(name)).map(({ kind }) => kind);
    return { of, told, names: events.map(({ name }) => name) };
  });
}

test("each person is told once of a file, by the threshold where it made them reach one, and once of its undoing", async () => {
  const ago = (days: number) => addDays(day, -days);
  const lines = [
    `skip@acme.test,LATE_ARRIVAL,${day},6,T1`,
    ...[1, 2, 3].map((days) => `otto@acme.test,LATE_ARRIVAL,${ago(days)},6,T2${days}`),
    ...[1, 2].map((days) => `asha@acme.test,MISSED_SHIFT,${ago(days)},,T3${days}`),
  ];
  const { fileId } = await read(head + lines.join("\n"));
  await check(fileId);
  const brought = await toldWhile(() => apply(fileId));
  expect(brought.names.filter((name) => !name.includes("threshold")).sort()).toEqual([
    "points.event-recorded",
    "points.events-recorded",
    "points.events-recorded",
  ]);
  expect([brought.of("skip"), brought.of("otto")]).toEqual([["recorded"], ["recorded-several"]]);
  expect(new Set(brought.of("asha"))).toEqual(new Set(["threshold-own"]));
  const { params } = brought.told.find(({ kind }) => kind === "recorded-several")!;
  expect(params).toMatchObject({ count: 3, points: "3 points" });
  const undone = await toldWhile(() => undo(fileId));
  expect([undone.of("skip"), undone.of("otto"), undone.of("asha")]).toEqual([
    ["withdrawn"],
    ["withdrawn-several"],
    ["withdrawn-several"],
  ]);
  const toOtto = undone.told.find(({ whom }) => whom === points.company.id("otto"))!;
  expect(toOtto.params).toMatchObject({ count: 3, points: "0 points" });
});

test("how far the work is, is said while it is checked and posted", async () => {
  const told: [number, number, string | undefined][] = [];
  const progress: Progress = async (done, total, phase) => void told.push([done, total, phase]);
  const { fileId } = await read(
    `${head}lena@acme.test,LATE_ARRIVAL,${day},12,R\nasha@acme.test,MISSED_SHIFT,${day},,S\n`,
  );
  await as(async (context) => {
    const { mapping } = await requireFile(context, fileId);
    const columns = Object.fromEntries(Object.entries(mapping).map(([name, at]) => [formNameOf(name), at]));
    return checkFile(context, checkFileInput.parse({ fileId, columns }), progress);
  });
  expect(told).toEqual([[2, 2, "COMPARING"]]);
  told.length = 0;
  await as((context) => applyFile(context, applyFileInput.parse({ fileId }), progress));
  expect(told).toEqual([
    [2, 2, "COMPARING"],
    [0, 2, "STORING_SHIFTS"],
    [0, 2, "COUNTING_POINTS"],
    [2, 2, "FINISHING"],
  ]);
});

test("of many people it is said again and again how many are counted, not at the beginning alone", async () => {
  const names = Array.from({ length: 25 }, (_, place) => `crew${place}`);
  await points.company.employees(...names).build();
  const told: number[] = [];
  const progress: Progress = async (done) => void told.push(done);
  await as((context) =>
    derivePeople(
      context,
      names.map((name) => points.company.id(name)),
      progress,
    ),
  );
  expect(told).toEqual([0, 10, 20]);
});

test("who does not administer points brings in nothing", async () => {
  for (const who of ["ravi", "asha"]) expect((await refusalOf(read(head, who))).code).toMatch(/not-found|forbidden/);
});

// In the long form alone: it takes most of a minute.
test.runIf(process.env["CAIRN_LONG"] === "1")(
  "of 100,000 lines with one in a hundred wrong, each wrong one is named with its reason",
  async () => {
    const lines = 100_000;
    const wrong = (place: number) => place % 100 === 7;
    const text = Array.from(
      { length: lines },
      (_, place) =>
        `${wrong(place) ? "nobody" : "lena"}@acme.test,LATE_ARRIVAL,${addDays(day, -(place % 200))},${5 + (place % 60)},L${place}`,
    ).join("\n");
    const verdicts = await as(async (context) => {
      const cells = text.split("\n").map((row, place) => ({ line: place + 2, cells: row.split(",") }));
      const mapping = { employee: 0, kind: 1, day: 2, minutes: 3, sourceId: 4 };
      return (await shiftImport.judge(context, { mapping, lines: [cells] } as never, unseen)).verdicts;
    });
    expect(verdicts).toHaveLength(lines);
    const refused = verdicts.filter(({ outcome }) => outcome === "REFUSED");
    expect(refused.map(({ line }) => line)).toEqual(
      Array.from({ length: lines }, (_, place) => place).flatMap((place) => (wrong(place) ? [place + 2] : [])),
    );
    expect(new Set(refused.flatMap(({ problems }) => problems.map(({ code }) => code)))).toEqual(
      new Set(["points.unknown-person"]),
    );
  },
  300_000,
);
