import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { requireFile } from "#app/modules/imports/data/hold-file.ts";
import { verdictsOf } from "#app/modules/imports/data/verdicts.ts";
import { formNameOf } from "#app/modules/imports/domain/columns.ts";
import { applyFileInput } from "#app/modules/imports/use-cases/apply-file.ts";
import { checkFileInput } from "#app/modules/imports/use-cases/check-file.ts";
import { fileTask } from "#app/modules/imports/use-cases/file-task.ts";
import { readFile, readFileInput } from "#app/modules/imports/use-cases/read-file.ts";
import { runTaskJob } from "#app/platform/tasks/run-task.job.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { libraryPage, libraryRows } from "./queries/library-page.ts";
import { developmentOfTwoCompanies, type DevelopWorld } from "./testing/develop-world.ts";

let world: World;
let develop: DevelopWorld;
let testing = "";

beforeAll(async () => {
  world = await createWorld();
  await world.application.jobs.prepare([runTaskJob]);
  ({ develop } = await developmentOfTwoCompanies(world));
  testing = await develop.competency("Testing", { BEGINNER: "Writes tests" });
});
afterAll(() => world.close());

const read = (text: string, by = "tara") =>
  develop.company.as(by, (context) =>
    readFile(context, readFileInput.parse({ kind: "competencies", file: new File([text], "competencies.csv") })),
  );
const check = (fileId: string) =>
  develop.company.as("tara", async (context) => {
    const { mapping } = await requireFile(context, fileId);
    const columns = Object.fromEntries(Object.entries(mapping).map(([name, at]) => [formNameOf(name), at]));
    await fileTask.ask.CHECK(context, checkFileInput.parse({ fileId, columns }));
    return (await verdictsOf(context, fileId)).map(({ outcome, problems }) => [
      outcome,
      ...problems.map(({ code }) => code),
    ]);
  });
const apply = (fileId: string) =>
  develop.company.as("tara", (context) =>
    fileTask.ask.APPLY(context, applyFileInput.parse({ fileId, leaveOutRefused: true })),
  );
const undo = (fileId: string) => develop.company.as("tara", (context) => fileTask.ask.UNDO(context, { fileId }));
const library = async () => {
  const rows = await develop.company.as(
    "tara",
    (context) => libraryRows(context, { text: "", field: undefined, shelf: "use" }),
    { readOnly: true },
  );
  return rows.map(({ name, field, wording, number }) => [name, field, wording["BEGINNER"] ?? "", number]);
};

const text =
  "name,description,field,BEGINNER\nWriting,Says it in writing,product,Writes notes\nTesting,,,Tests all\nSpeaking,,COOKING,\n";

test("a file adds competencies and words known ones anew, and is taken back whole", async () => {
  const { fileId } = await read(text);
  expect(await check(fileId)).toEqual([["CREATED"], ["CHANGED"], ["REFUSED", "develop.import-field"]]);
  await apply(fileId);
  expect(await library()).toEqual([
    ["Testing", "", "Tests all", 2],
    ["Writing", "PRODUCT", "Writes notes", 1],
  ]);
  await undo(fileId);
  expect(await library()).toEqual([["Testing", "", "Writes tests", 3]]);
});

test("what was assessed since is built on, and nothing is taken back; the same file again changes nothing", async () => {
  const { fileId } = await read("name,BEGINNER\nTesting,Proves it\n");
  await check(fileId);
  await apply(fileId);
  await develop.assess("ravi", "asha", testing, "BEGINNER");
  expect((await refusalOf(undo(fileId))).code).toBe("imports.built-on");
  const again = await read("name,BEGINNER\nTesting,Proves it\n");
  expect(await check(again.fileId)).toEqual([["UNCHANGED"]]);
});

test("who does not keep the library brings in nothing", async () => {
  for (const who of ["ravi", "asha"]) expect((await refusalOf(read(text, who))).code).toBe("platform.forbidden");
});

test("a file says the field of work in any language, under a head in that language; each version tells what it changed", async () => {
  const { fileId } = await read("Kompetenz;Bereich;Beschreibung\nVerhandeln;Vertrieb;Findet Lösungen\n");
  expect(await check(fileId)).toEqual([["CREATED"]]);
  await apply(fileId);
  const row = (await library()).find(([name]) => name === "Verhandeln");
  expect(row).toEqual(["Verhandeln", "SALES", "", 1]);
  const again = await read("name,field,description,BEGINNER\nVerhandeln,Personal,Findet Lösungen,Hört zu\n");
  await check(again.fileId);
  await apply(again.fileId);
  const page = (competency?: string) =>
    develop.company.as("tara", (context) => libraryPage(context, { text: "", shelf: "use", competency }), {
      readOnly: true,
    });
  const { id } = (await page()).rows.find(({ name }) => name === "Verhandeln")!;
  expect((await page(id)).open!.versions).toMatchObject([
    {
      number: 2,
      changes: [
        { field: "field", before: "SALES", after: "PEOPLE" },
        { field: "wording.BEGINNER", before: null, after: "Hört zu" },
      ],
    },
    { number: 1, changes: [] },
  ]);
});
