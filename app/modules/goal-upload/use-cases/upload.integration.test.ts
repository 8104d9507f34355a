import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { recomputeAll } from "#app/modules/goals/domain/roll-up.ts";
import { importKinds, type UploadKind } from "../domain/fields.ts";
import { loadTemplate } from "#app/modules/goals/data/template-record.ts";
import { saveAccessTemplate } from "#app/modules/goals/use-cases/save-access-template.ts";
import { importScreen, importScreenInput } from "#app/modules/imports/queries/import-screen.ts";
import { FileWorld } from "#app/modules/imports/testing/file-world.ts";
import { companyOfThree } from "#app/modules/goals/testing/company-with-a-line.ts";
import { type GoalWorld, refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { checkIn } from "#app/modules/goals/use-cases/check-in.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ company, goals } = await companyOfThree(world));
});
afterAll(() => world.close());

const files = (by = "kiran", of: Company = company) => new FileWorld(of, by);
const read = (by: string, kind: UploadKind, text: string) => files(by).read(importKinds[kind], text);
const apply = (fileId: string, leaveOutRefused = false) => files().apply(fileId, leaveOutRefused);
const undo = (fileId: string) => files().undo(fileId);
const count = async () => (await goals.forest()).length;
/** Reads a file and checks it with the columns that were guessed. */
const checked = (kind: UploadKind, text: string) => files().checked(importKinds[kind], text);
/** The goals a file made, objectives first. */
const madeBy = async (fileId: string) =>
  (await files().file(fileId)).made.flatMap(({ id, was }) => [id, ...((was?.keyResultIds as string[]) ?? [])]);
const verdicts = async (uploadId: string) =>
  (await files().file(uploadId)).plan!.map(({ line, outcome, problems }) => [
    line,
    outcome,
    ...problems.map(({ code }) => code),
  ]);

const email = (name: string) =>
  company.asProduct(
    async (context) =>
      (
        await context.rows<{ email: string }>(
          sql`select work_email::text as email from {employee} where id = ${company.id(name)}`,
        )
      )[0]!.email,
  );

describe("a file of objectives with key results", () => {
  test("is read as its giver read the same columns the last time, and nobody else's", async () => {
    const columns = async (fileId: string) => (await files().file(fileId)).mapping;
    const text = "Plan,Who,Until\nGrow,,Q4 2026";
    const fileId = await read("kiran", "OBJECTIVES", text);
    expect(await columns(fileId)).toEqual({});
    await files().check(fileId, { objective: 0, timeFrame: 2 });
    expect(await columns(await read("kiran", "OBJECTIVES", text))).toEqual({ objective: 0, timeFrame: 2 });
    expect(await columns(await read("kiran", "OKRS", text))).toEqual({});
    expect(await columns(await read("kiran", "OBJECTIVES", `x${text}`))).toEqual({});
  });

  test("is shown first, made in one go, and taken back", async () => {
    const before = await count();
    const uploadId = await checked(
      "OKRS",
      [
        "Objective;Owner;Time frame;Level;Key result;Measure;Start;Target",
        `Customers trust us;${await email("asha")};Q3 2026;team;Orders the next day;%;61;85`,
        "Customers trust us;;Q3 2026;;Revenue of the region;EUR;0;2.000,50",
        ";;;;;;;",
        "Nobody gets hurt;;2026;company;;;;",
      ].join("\n"),
    );
    expect(await verdicts(uploadId)).toEqual([
      [2, "CREATED"],
      [3, "CREATED"],
      [5, "CREATED"],
    ]);
    expect(await count()).toBe(before);
    await apply(uploadId);
    expect(await count()).toBe(before + 4);
    const goalIds = await madeBy(uploadId);
    expect(goalIds).toHaveLength(4);
    const stored = await company.asProduct((context) =>
      context.rows(
        sql`select g.title, g.level, g.measure_type as measure, g.target_value::float8 as target, p.name as frame,
              (select e.display_name from {goal_owner} o join {employee} e on e.id = o.employee_id
                where o.goal_id = g.id) as owner
         from {goal} g join {goal_period} p on p.id = g.period_id where g.id = any(${goalIds}::uuid[]) order by g.title`,
      ),
    );
    expect(stored).toMatchObject([
      { title: "Customers trust us", level: "TEAM", frame: "2026-Q3" },
      { title: "Nobody gets hurt", level: "COMPANY", frame: "2026" },
      { title: "Orders the next day", target: 85 },
      { title: "Revenue of the region", measure: "CURRENCY", target: 200_050 },
    ]);
    await undo(uploadId);
    expect(await count()).toBe(before);
    expect(await refusalOf(undo(uploadId))).toMatchObject({ code: "imports.not-applied" });
    expect(await refusalOf(apply(uploadId))).toMatchObject({ code: "imports.over" });
  });

  test("puts objectives into the departments and teams it names, among those that may be seen", async () => {
    const [unitId, teamId, secretId] = await company.asProduct(async (context) => {
      const made = [context.newId(), context.newId(), context.newId()] as const;
      await context.rows(sql`insert into {org_unit} (id, name, kind) values (${made[0]}, 'Depots', 'DEPARTMENT')`);
      for (const [id, name, seen] of [
        [made[1], "Night shift", "GLOBAL"],
        [made[2], "Secret", "PRIVATE"],
      ])
        await context.rows(
          sql`insert into {team} (id, name, display_name, visibility, created_at) values (${id}, ${name}, ${name}, ${seen},
            ${context.clock.now()})`,
        );
      return made;
    });
    const uploadId = await checked(
      "OKRS",
      [
        "Objective;Department;Teams;Key result",
        "Empty the yard;depots;Night shift;Trucks in the yard",
        "Elsewhere;Nowhere;;Some",
        'In secret;;"Night shift; Secret";Some',
      ].join("\n"),
    );
    expect((await verdicts(uploadId)).filter(([, verdict]) => verdict === "REFUSED")).toEqual(
      expect.arrayContaining([
        [3, "REFUSED", "goal-upload.unknown-place"],
        [4, "REFUSED", "goal-upload.unknown-place"],
      ]),
    );
    const rows = await company.asProduct((context) =>
      context.rows(sql`select from {goal_team} where team_id = any(${[teamId, secretId, unitId]}::uuid[])`),
    );
    expect(rows).toEqual([]);
  });

  test("names what is refused, line by line, and leaves it out only when told to", async () => {
    await goals.objective("kiran", { title: "Taken already" });
    const before = await count();
    const uploadId = await checked(
      "OKRS",
      [
        "Objective,Owner,Time frame,Level,Parent,Key result,Start,Target",
        "Taken already,,2026-Q3,,,,,",
        "New one,nobody@nowhere.test,,,,,,",
        "Far away,,2026-Q9,,,,,",
        "Under what,,,,No such objective,,,",
        "=HYPERLINK(1),,,,,,,",
        "Two parts,,2026-Q3,,,First,0,x",
        "Two parts,,2026-Q3,,,Second,0,5",
        "Of a department,,2026-Q3,DEPARTMENT,,,,",
        "Good one,,2026-Q3,,,Fine,0,10",
        ",,,,,Left alone,0,5",
      ].join("\n"),
    );
    expect(await verdicts(uploadId)).toEqual([
      [2, "REFUSED", "goals.duplicate-title"],
      [3, "REFUSED", "goal-upload.unknown-owner"],
      [4, "REFUSED", "goals.unknown-time-frame"],
      [5, "REFUSED", "goal-upload.unknown-objective"],
      [6, "REFUSED", "imports.formula"],
      [7, "REFUSED", "imports.not-understood"],
      [8, "REFUSED", "imports.with-others"],
      [9, "REFUSED", "platform.forbidden"],
      [10, "CREATED"],
      [11, "REFUSED", "imports.required"],
    ]);
    expect(await refusalOf(apply(uploadId))).toMatchObject({ code: "imports.refused" });
    expect(await count()).toBe(before);
    await apply(uploadId, true);
    expect(await count()).toBe(before + 2);
  });

  test("is applied as it was shown, or not at all", async () => {
    const uploadId = await checked("OBJECTIVES", "Objective,Time frame\nShown as free,2026-Q3\nAnother,2026-Q3");
    await goals.objective("kiran", { title: "Shown as free" });
    const before = await count();
    expect(await refusalOf(apply(uploadId))).toMatchObject({ code: "imports.changed" });
    expect(await count()).toBe(before);
  });
});

test("key results go under objectives that stand, and may be taken back until somebody builds on them", async () => {
  const { goalId } = await goals.objective("kiran", { title: "Standing here" });
  const uploadId = await checked(
    "KEY_RESULTS",
    "Objective,Key result,Target\nStanding here,Alpha,10\nstanding HERE,Beta,20\nNowhere,Gamma,30",
  );
  expect(await verdicts(uploadId)).toEqual([
    [2, "CREATED"],
    [3, "CREATED"],
    [4, "REFUSED", "goal-upload.unknown-objective"],
  ]);
  await apply(uploadId, true);
  const [first = ""] = await madeBy(uploadId);
  expect((await goals.stored(first)).parentId).toBe(goalId);
  await company.as("kiran", (context) => checkIn(context, { goalId: first, value: 5, level: "ON_TRACK", comment: "" }));
  expect(await refusalOf(undo(uploadId))).toMatchObject({ code: "imports.built-on" });
  const stored = await goals.forest();
  expect(new Map(stored.map(({ id, actual, percent }) => [id, { actual, percent }]))).toEqual(recomputeAll(stored));
});

describe("files are for those the template lets bring them in", () => {
  test.each(["ravi", "asha"])("%s may not", async (by) => {
    expect(await refusalOf(read(by, "OKRS", "Objective\nX"))).toMatchObject({
      status: 403,
      rule: "goals.template.bulkUpload",
    });
  });

  test("another's file is not there, nor another company's", async () => {
    const other = await world.company("globex");
    await other.employee("spy").admin("GOAL_ADMIN").build();
    const uploadId = await checked("OBJECTIVES", "Objective,Time frame\nOnly mine,2026-Q3");
    for (const [by, of] of [
      ["ravi", company],
      ["spy", other],
    ] as const) {
      const theirs = files(by, of);
      const acts = [theirs.apply.bind(theirs, uploadId, true), theirs.undo.bind(theirs, uploadId)];
      for (const knock of [...acts, theirs.check.bind(theirs, uploadId)])
        expect(await refusalOf(knock())).toMatchObject({ status: 404 });
    }
  });
});

test("who may bring in key results alone begins with those, and is offered nothing else", async () => {
  const narrow = await world.company("narrow");
  await narrow.employee("kiran").admin("GOAL_ADMIN").build();
  const screenOf = (of: Company) =>
    of.as("kiran", (context) => importScreen(context, importScreenInput.parse({ kind: "okrs" })), { readOnly: true });
  const wide = await screenOf(company);
  expect([wide.kind, wide.choice!.kinds.map(({ kind }) => kind)]).toEqual([
    "okrs",
    ["okrs", "objectives", "key-results"],
  ]);
  const { version, template } = await narrow.asProduct(loadTemplate);
  const { access } = template;
  const GOAL_ADMIN = { ...access.GOAL_ADMIN, bulkUpload: ["KEY_RESULTS" as const] };
  await narrow.as("kiran", (context) =>
    saveAccessTemplate(context, {
      version,
      template: { ...template, access: { ...access, GOAL_ADMIN } },
    }),
  );
  const { kind, choice } = await screenOf(narrow);
  expect([kind, choice!.kinds.map((one) => one.kind)]).toEqual(["key-results", ["key-results"]]);
  const files = new FileWorld(narrow, "kiran");
  expect(await refusalOf(files.read("okrs", "Objective\nX"))).toMatchObject({
    status: 403,
    rule: "goals.template.bulkUpload",
  });
});

test("no file brings the check down or makes a goal by being looked at", async () => {
  const before = await count();
  const cell = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 12 }),
    fc.constantFrom("2026-Q3", "=1+1", "'", "\u0000", "EUR", "1e99", "-5", "☃", "%", "\ud800", "Objective"),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<UploadKind>("OKRS", "OBJECTIVES", "KEY_RESULTS"),
      fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      async (kind, rows) => {
        const text = ["Objective,Key result,Time frame,Measure,Start,Weight", ...rows.map((row) => row.join(","))].join(
          "\n",
        );
        const refusal = await checked(kind, text).then(
          () => null,
          (error: { details?: object }) => error,
        );
        if (refusal && !refusal.details) throw refusal as unknown as Error;
      },
    ),
    { numRuns: 60 },
  );
  expect(await count()).toBe(before);
});
