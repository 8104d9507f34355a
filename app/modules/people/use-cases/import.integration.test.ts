import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { employeeProfile } from "../queries/employee-profile.ts";
import { changeAssignment, changeAssignmentInput } from "./change-assignment.ts";
import { setLeaverShare, setLeaverShareInput } from "./set-leaver-share.ts";
import { applyImport, checkImport, readImportFile, undoImport } from "../testing/import-steps.ts";
import { sql } from "#tenancy/sql.ts";

const today = "2026-11-16";
let world: World;
let acme: Company;
let globex: Company;

beforeAll(async () => {
  world = await createWorld({ now: `${today}T09:00:00Z` });
});
afterAll(() => world.close());

beforeEach(async () => {
  acme = await (
    await world.company()
  )
    .employee("head")
    .employee("ravi")
    .reportsTo("head")
    .team("ravi", "asha", "mei")
    .employee("admin")
    .reportsTo("head")
    .admin("PLATFORM_ADMIN")
    .employee("goaladmin")
    .admin("GOAL_ADMIN")
    .build();
  await acme.asProduct((context) =>
    context.rows(sql`insert into {grade} (id, name, rank) values (gen_random_uuid(), 'G5', 5)`),
  );
});

const mail = (name: string) => `${name}@${acme.tenant.slug}.test`;
const read = (text: string, by = "admin") =>
  acme.as(by, (context) => readImportFile(context, { file: new File([text], "people.csv") }));
const check = (importId: string, input: object = {}) =>
  acme.as("admin", async (context) => {
    const [row] = await context.rows<{ mapping: object }>(
      sql`select mapping from {imported_file} where id = ${importId}`,
    );
    return checkImport(context, {
      importId,
      column: row!.mapping,
      dateFormat: "yyyy-MM-dd",
      from: today,
      ...input,
    });
  });
const apply = (importId: string, input: object = {}) =>
  acme.as("admin", (context) => applyImport(context, { importId, ...input }));
const undo = (importId: string) => acme.as("admin", (context) => undoImport(context, { importId }));
const planOf = (importId: string) =>
  acme.asProduct((context) =>
    context.rows<{ line: number | null; outcome: string; name: string; problems: { code: string }[] }>(
      sql`select line, outcome, name, problems from {imported_file_verdict} where file_id = ${importId} order by position`,
    ),
  );
const profile = (id: string) => acme.as("admin", (context) => employeeProfile(context, { employeeId: id }));
const everything = () =>
  acme.asProduct(async (context) =>
    JSON.stringify([
      await context.rows(
        sql`select display_name, work_email::text, personal_email::text, resigned_on from {employee} order by id`,
      ),
      await context.rows(
        sql`select employee_id, kind, manager_id, grade_id, status, valid::text from {assignment}
          where superseded_at is null order by employee_id, kind, valid`,
      ),
    ]),
  );

const file = () =>
  [
    "First name;Last name;Email;Hire date;Manager;Grade",
    `Lena;Vogel;lena@new.test;2026-12-01;${mail("asha")};G5`,
    `asha;;${mail("asha")};;${mail("head")};G5`,
    `mei;Tanaka;${mail("mei")};;;`,
    `ravi;;${mail("ravi")};;;`,
    `Noor;Aziz;noor@new.test;2026-13-01;nobody@new.test;G9`,
  ].join("\r\n");

describe("a file of people", () => {
  test("is read as its giver read the same columns the last time", async () => {
    const text = "Wer,Wann\nx@new.test,31.12.2026";
    const reading = async (importId: string) =>
      (
        await acme.asProduct((context) =>
          context.rows<{ mapping: object; dateFormat: string }>(
            sql`select mapping, settings ->> 'dateFormat' as "dateFormat" from {imported_file} where id = ${importId}`,
          ),
        )
      )[0]!;
    const { importId } = await read(text);
    expect(await reading(importId)).toMatchObject({ mapping: {} });
    await check(importId, { column: { workEmail: 0, joinedOn: 1 }, dateFormat: "dd.MM.yyyy" });
    const again = { mapping: { workEmail: 0, joinedOn: 1 }, dateFormat: "dd.MM.yyyy" };
    expect(await reading((await read(text)).importId)).toMatchObject(again);
    expect(await reading((await read(text.replace("Wer", "Wen"))).importId)).toMatchObject({ mapping: {} });
  });

  test("is checked line by line, changes nothing before it is applied, and does then what it said", async () => {
    const before = await everything();
    const { importId } = await read(file());
    const { counts } = await check(importId);
    expect(counts).toMatchObject({ CREATED: 1, MOVED: 1, CHANGED: 1, UNCHANGED: 1, REFUSED: 1, RETIRED: 0 });
    expect((await planOf(importId)).at(-1)).toMatchObject({ line: 6, outcome: "REFUSED" });
    expect((await planOf(importId)).at(-1)!.problems.map((problem) => problem.code)).toEqual([
      "bad-date",
      "unknown-name",
    ]);
    expect(await everything()).toBe(before);
    await expect(apply(importId)).rejects.toMatchObject({ code: "imports.refused" });
    await apply(importId, { leaveOutRefused: true });
    const asha = await profile(acme.id("asha"));
    expect([asha.chain[0]!.name, asha.privateFacts.grade]).toEqual(["head", "G5"]);
    expect((await profile(acme.id("mei"))).name).toBe("mei Tanaka");
    const [lena] = await acme.asProduct((context) =>
      context.rows<{ id: string }>(sql`select id from {employee} where work_email = 'lena@new.test'`),
    );
    expect(
      (await acme.as("admin", (context) => employeeProfile(context, { employeeId: lena!.id, asOf: "2026-12-01" })))
        .chain[0]!.name,
    ).toBe("asha");
    await expect(apply(importId, { leaveOutRefused: true })).rejects.toMatchObject({ code: "imports.over" });
  });

  test("is undone whole, and comes out the same when applied again", async () => {
    const before = await everything();
    const { importId } = await read(file());
    await check(importId);
    await apply(importId, { leaveOutRefused: true });
    const after = await everything();
    await acme.as("admin", async (context) => {
      await undoImport(context, { importId });
      // Another transaction, while those whom the file changed are still held: what names them is written on.
      await acme.asProduct((other) =>
        other.rows(sql`select from {employee} where id = ${acme.id("asha")} for key share nowait`),
      );
    });
    expect(await everything()).toBe(before);
    const again = await read(file());
    expect((await check(again.importId)).counts.CREATED).toBe(1);
    expect(after).not.toBe(before);
  });

  test("of 2,000 who joined before their managers takes all, asks once, and is undone while others are written", async () => {
    const many = Array.from({ length: 2_000 }, (_, at) => {
      const manager = at === 0 ? "" : mail(`n${Math.floor((at - 1) / 10)}`);
      return `N${at},${mail(`n${at}`)},${at < 200 ? "2026-06-01" : "2020-01-01"},${manager}`;
    });
    const { importId } = await read(["First name,Work email,First day,Manager", ...many].join("\n"));
    expect((await check(importId)).counts).toMatchObject({ CREATED: 2_000, REFUSED: 0 });
    await expect(apply(importId)).rejects.toMatchObject({ code: "people.import-joins-many" });
    await apply(importId, { joinMany: true });
    const moved = changeAssignmentInput.parse({
      employeeId: acme.id("asha"),
      kind: "REPORTING_LINE",
      from: today,
      value: acme.id("head"),
    });
    await acme.as("admin", async (context) => {
      await undoImport(context, { importId });
      // Another transaction, while all 2,000 are still being taken away.
      await acme.as("admin", (other) => changeAssignment(other, moved));
    });
    expect(await acme.asProduct((context) => context.rows(sql`select from {employee}`))).toHaveLength(6);
  });

  test("is not undone once somebody has built on it", async () => {
    const { importId } = await read(file());
    await check(importId);
    await apply(importId, { leaveOutRefused: true });
    world.clock.set(`${today}T09:05:00Z`);
    await acme.as("admin", (context) =>
      changeAssignment(
        context,
        changeAssignmentInput.parse({
          employeeId: acme.id("asha"),
          kind: "REPORTING_LINE",
          from: today,
          value: acme.id("ravi"),
        }),
      ),
    );
    const before = await everything();
    await expect(undo(importId)).rejects.toMatchObject({
      code: "imports.built-on",
      details: { params: { title: "asha" } },
    });
    expect(await everything()).toBe(before);
    world.clock.set(`${today}T09:00:00Z`);
  });

  test("is refused when the register has changed since the check", async () => {
    const { importId } = await read(file());
    await check(importId);
    await acme.as("admin", (context) =>
      changeAssignment(
        context,
        changeAssignmentInput.parse({
          employeeId: acme.id("asha"),
          kind: "REPORTING_LINE",
          from: today,
          value: acme.id("mei"),
        }),
      ),
    );
    await expect(apply(importId, { leaveOutRefused: true })).rejects.toMatchObject({ code: "imports.changed" });
  });

  test("that closes a circle has its lines refused, the one through it too", async () => {
    const { importId } = await read(`Email,Manager\n${mail("head")},${mail("asha")}\n${mail("mei")},${mail("head")}`);
    expect((await check(importId)).counts).toMatchObject({ REFUSED: 1, MOVED: 1 });
    expect((await planOf(importId))[0]!.problems).toEqual([{ code: "loop", field: "manager" }]);
  });

  test("retires the missing only when asked, stops above the share, never who is still reported to, never oneself", async () => {
    const text = `Email,Manager\n${mail("asha")},${mail("ravi")}\n${mail("head")},`;
    const { importId } = await read(text);
    expect((await check(importId)).counts.RETIRED).toBe(0);
    await acme.as("admin", (context) => setLeaverShare(context, setLeaverShareInput.parse({ share: "10" })));
    const { counts } = await check(importId, { retireMissing: true });
    expect(counts).toMatchObject({ RETIRED: 2, REFUSED: 2 });
    expect(
      (await planOf(importId))
        .filter((row) => row.outcome === "REFUSED")
        .map((row) => [row.name, row.problems[0]!.code]),
    ).toEqual(
      expect.arrayContaining([
        ["admin", "is-oneself"],
        ["ravi", "has-reports"],
      ]),
    );
    await expect(apply(importId, { leaveOutRefused: true })).rejects.toMatchObject({
      code: "people.import-retires-many",
      details: { params: { count: 2, share: 10 } },
    });
    await apply(importId, { leaveOutRefused: true, retireMany: true });
    expect((await profile(acme.id("mei"))).status).toBe("LEFT");
    await undo(importId);
    expect((await profile(acme.id("mei"))).status).toBe("ACTIVE");
  });

  test("is for platform admins of this company alone", async () => {
    await expect(read(file(), "goaladmin")).rejects.toMatchObject({ status: 403 });
    const { importId } = await read(file());
    globex = await (await world.company()).employee("boss").admin("PLATFORM_ADMIN").build();
    await expect(globex.as("boss", (context) => applyImport(context, { importId }))).rejects.toMatchObject({
      status: 404,
    });
    await expect(acme.as("ravi", (context) => undoImport(context, { importId }))).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe("a file that cannot be read", () => {
  test.each([
    ["", "platform.file-empty"],
    ["Email\n", "platform.file-empty"],
    ['Email,Name\n"a@b.test,Ann\n', "platform.file-broken"],
    ["PK\u0003\u0004 not a workbook", "platform.file-not-workbook"],
    ["a\u0000b,c\n\u0000,d", "platform.file-not-text"],
  ])("%j says why, and leaves nothing", async (text, code) => {
    await expect(read(text)).rejects.toMatchObject({ code, details: { fields: { file: code } } });
    expect(await acme.asProduct((context) => context.rows(sql`select from {imported_file}`))).toEqual([]);
  });
});
