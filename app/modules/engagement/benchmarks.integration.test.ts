import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { requireFile } from "#app/modules/imports/data/hold-file.ts";
import { verdictsOf } from "#app/modules/imports/data/verdicts.ts";
import { formNameOf } from "#app/modules/imports/domain/columns.ts";
import { applyFileInput } from "#app/modules/imports/use-cases/apply-file.ts";
import { checkFileInput } from "#app/modules/imports/use-cases/check-file.ts";
import { fileTask } from "#app/modules/imports/use-cases/file-task.ts";
import { readFile, readFileInput } from "#app/modules/imports/use-cases/read-file.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { benchmarkBeside, benchmarkRows } from "./queries/benchmarks.ts";
import { library } from "./domain/samples/library.ts";
import { deleteBenchmark, saveBenchmark, saveBenchmarkInput } from "./use-cases/save-benchmark.ts";
import { SurveyWorld } from "./testing/survey-world.ts";

let world: World;
let surveys: SurveyWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  surveys = await new SurveyWorld(await world.company("acme")).open();
});
afterAll(() => world.close());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => refusalOf(error)?.code ?? String(error),
  );
const as = <Value>(run: Parameters<typeof surveys.company.as<Value>>[1], by = "admin") => surveys.company.as(by, run);
const read = (text: string, by?: string) =>
  as(
    (context) =>
      readFile(context, readFileInput.parse({ kind: "survey-benchmarks", file: new File([text], "benchmark.csv") })),
    by,
  );
const check = (fileId: string) =>
  as(async (context) => {
    const { mapping } = await requireFile(context, fileId);
    const columns = Object.fromEntries(Object.entries(mapping).map(([name, at]) => [formNameOf(name), at]));
    await fileTask.ask.CHECK(context, checkFileInput.parse({ fileId, columns }));
    return (await verdictsOf(context, fileId)).map(({ line, outcome, problems }) => [
      ...[line, outcome],
      ...problems.map(({ code }) => code),
    ]);
  });
const apply = (fileId: string) =>
  as((context) => fileTask.ask.APPLY(context, applyFileInput.parse({ fileId, leaveOutRefused: false })));
const standing = () => as((context) => benchmarkRows(context));
const head = "benchmark,date,driver,favourable,average\n";

test("a file with a faulty line names it with its reason, and changes nothing", async () => {
  const { fileId } = await read(
    `${head}Peers,2026-06-30,Leadership,68,\nPeers,2026-06-30,Weather,50,\nPeers,2026-06-30,MANAGER,140,\n` +
      `Peers,2026-07-01,GROWTH,50,\nPeers,2026-06-30,Führung der Firma,70,\nPeers,2026-06-30,WELLBEING,,\nPeers,2027-01-01,Growth,5,`,
  );
  expect(await check(fileId)).toEqual([
    [2, "CREATED"],
    [3, "REFUSED", "engagement.benchmark-unknown"],
    [4, "REFUSED", "engagement.benchmark-percent"],
    [5, "REFUSED", "engagement.benchmark-two-days"],
    [6, "REFUSED", "engagement.benchmark-twice"],
    [7, "REFUSED", "engagement.benchmark-empty"],
    [8, "REFUSED", "engagement.benchmark-two-days"],
  ]);
  expect(await codeOf(apply(fileId))).not.toBe("done");
  expect(await standing()).toEqual([]);
});

test("a file brings in drivers and questions of the library, stands beside results, and is taken back", async () => {
  const [name] = Object.entries(library).find(([, { driver }]) => driver === "WELLBEING")!;
  const text = library[name as keyof typeof library].text;
  const { fileId } = await read(`${head}Peers,2026-06-30,Leadership,"68 %",3.8\nPeers,2026-06-30,${text.de!},61,\n`);
  expect(await check(fileId)).toEqual([
    [2, "CREATED"],
    [3, "CREATED"],
  ]);
  await apply(fileId);
  expect(await standing()).toMatchObject([{ name: "Peers", measuredOn: "2026-06-30", values: 2 }]);
  const beside = () =>
    as((context) =>
      benchmarkBeside(context, {
        benchmarkId: undefined,
        questions: [{ id: "q", kind: "scale", text: { en: text.en! } } as never],
      }),
    );
  expect(await beside()).toMatchObject({ drivers: { LEADERSHIP: 68 }, questions: { q: 61 } });
  await as((context) => fileTask.ask.UNDO(context, { fileId }));
  expect(await standing()).toEqual([]);
  expect(await beside()).toBeNull();
});

test("programs write all values or none, and nobody but who designs surveys brings one in or takes it away", async () => {
  const save = (values: object[], by?: string) =>
    as(
      (context) => saveBenchmark(context, saveBenchmarkInput.parse({ name: "B", measuredOn: "2026-06-30", values })),
      by,
    );
  expect(
    await codeOf(
      save([
        { about: "LEADERSHIP", favourable: 60 },
        { about: "Weather", favourable: 1 },
      ]),
    ),
  ).toBe("engagement.benchmark-unknown");
  expect(await standing()).toEqual([]);
  const { benchmarkId } = await save([{ about: "LEADERSHIP", favourable: 60 }]);
  for (const who of ["large", "l1"]) {
    expect(await codeOf(save([{ about: "LEADERSHIP", favourable: 1 }], who))).not.toBe("done");
    expect(await codeOf(as((context) => deleteBenchmark(context, { benchmarkId }), who))).not.toBe("done");
    expect(await codeOf(read(head, who))).not.toBe("done");
  }
  await as((context) => deleteBenchmark(context, { benchmarkId }));
  expect(await standing()).toEqual([]);
});
