import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { InitiativeWorld } from "#app/modules/initiatives/testing/initiative-world.ts";
import { addEmployeeField, addEmployeeFieldInput } from "#app/modules/people/use-cases/add-employee-field.ts";
import { setEmployeeFields, setEmployeeFieldsInput } from "#app/modules/people/use-cases/set-employee-fields.ts";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { cohortForm } from "./queries/cohort-form.ts";
import { cohortScreen, cohortScreenInput, requirePeopleOf } from "./queries/cohort-screen.ts";
import { cohortChoices } from "./queries/cohort-in-lists.ts";
import { requireCohortsForGoals, requireCohortsToRestOn } from "./queries/cohorts-for-templates.ts";
import { cohortInput } from "./use-cases/cohort-input.ts";
import { createCohort } from "./use-cases/create-cohort.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let tasks: InitiativeWorld;
const unused = async () => [];

/** ravi leads asha; pam keeps the platform. */
beforeAll(async () => {
  world = await createWorld();
  globex = await (await world.company("globex")).employee("spy").admin("PLATFORM_ADMIN").build();
});
afterAll(() => world.close());
beforeEach(async () => {
  acme = await (
    await world.company()
  )
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employees("kim", "zed")
    .build();
  tasks = await new InitiativeWorld(acme).open();
});

const members = async (who: string, ref: string, company = acme) =>
  (
    await company.as(who, (context) => requirePeopleOf(context, ref, { search: "", limit: 50, offset: 0 }), {
      readOnly: true,
    })
  ).rows.map(({ name }) => name);
const make = async (who: string, input: object) =>
  (await acme.as(who, (context) => createCohort(context, cohortInput.parse({ name: "Ours", ...input })))).cohortId;
const screen = (who: string, cohortId: string) =>
  acme.as(who, (context) => cohortScreen(context, cohortScreenInput.parse({ cohortId }), unused), { readOnly: true });

describe("who works on what I work on", () => {
  test("are those who own or help with the same tasks, by name and number, without me, and nobody of a task that is gone", async () => {
    const shared = await tasks.task("asha", { text: "Write the offer", collaboratorIds: [acme.id("kim")] });
    await tasks.task("zed", { text: "Alone" });
    expect([await members("asha", "my-initiatives"), await members("kim", "-11"), await members("zed", "-11")]).toEqual(
      [["kim"], ["asha"], []],
    );
    await acme.asProduct((context) =>
      context.rows(sql`update {initiative} set deleted_at = now() where id = ${shared}`),
    );
    expect(await members("asha", "-11")).toEqual([]);
  });

  test("or the same goals", async () => {
    const { goalId } = await new GoalWorld(acme).objective("asha", { title: "Win back trust" });
    await acme.asProduct((context) =>
      context.rows(
        sql`insert into {goal_owner} (goal_id, employee_id, owner_type) values (${goalId}, ${acme.id("zed")}, 'COLLABORATOR')`,
      ),
    );
    expect([await members("asha", "my-okrs"), await members("zed", "-12"), await members("kim", "-12")]).toEqual([
      ["zed"],
      ["asha"],
      [],
    ]);
    await acme.asProduct((context) => context.rows(sql`update {goal} set archived_at = now() where id = ${goalId}`));
    expect(await members("asha", "-12")).toEqual([]);
  });

  test("may be narrowed and kept, for oneself alone; nothing that others live by rests on it", async () => {
    await tasks.task("ravi", { text: "Write the offer", collaboratorIds: [acme.id("kim"), acme.id("asha")] });
    const cohortId = await make("ravi", { base: "my-initiatives", managers: acme.id("ravi"), shared: true });
    expect(await members("ravi", cohortId)).toEqual(["asha"]);
    expect(await screen("ravi", cohortId)).toMatchObject({ shared: false, base: "my-initiatives" });
    for (const by of ["pam", "asha"]) await expect(members(by, cohortId)).rejects.toMatchObject({ status: 404 });
    await expect(acme.as("ravi", (context) => requireCohortsForGoals(context, [cohortId]))).rejects.toMatchObject({
      code: "audiences.cohort-of-private-facts",
    });
  });

  test("are nobody, and offered to nobody, while their module is off", async () => {
    await tasks.task("asha", { text: "Write the offer", collaboratorIds: [acme.id("kim")] });
    const offered = async () =>
      (await acme.as("asha", cohortChoices, { readOnly: true })).bases.filter((base) => base.startsWith("my-i"));
    expect(await offered()).toEqual(["my-initiatives"]);
    await acme.switchOff("TASK");
    expect([await offered(), await members("asha", "-11")]).toEqual([[], []]);
    expect((await acme.as("asha", (context) => cohortForm(context, null), { readOnly: true })).bases).not.toContain(
      "my-initiatives",
    );
  });
});

describe("fields of the company's own", () => {
  const define = async (name: string, rest: object = {}) =>
    (
      await acme.as("pam", (context) =>
        addEmployeeField(
          context,
          addEmployeeFieldInput.parse({
            name,
            kind: "CHOICE",
            choices: ["S", "M"],
            viewers: "EVERYBODY",
            editors: "ADMINS",
            ...rest,
          }),
        ),
      )
    ).fieldId;
  const say = (of: string, values: Record<string, string>) =>
    acme.as("pam", (context) =>
      setEmployeeFields(context, setEmployeeFieldsInput.parse({ employeeId: acme.id(of), values })),
    );

  test("find those who have one of the values, of every field asked for", async () => {
    const [size, site] = [await define("Size"), await define("On site", { kind: "YES_NO", choices: [] })];
    await say("asha", { [size]: "S", [site]: "YES" });
    await say("kim", { [size]: "M", [site]: "YES" });
    await say("zed", { [size]: "M", [site]: "NO" });
    const cohortId = await make("zed", { fields: [`${size}:S`, `${size}:M`, `${site}:YES`] });
    expect(await members("zed", cohortId)).toEqual(["asha", "kim"]);
    expect((await screen("zed", cohortId)).parts).toEqual([
      { part: "fields", values: ["On site: YES", "Size: M", "Size: S"] },
    ]);
    const { choices } = await acme.as("zed", (context) => cohortForm(context, null), { readOnly: true });
    expect(choices.fields.map(({ name, values }) => [name, values])).toEqual([
      ["Size", ["S", "M"]],
      ["On site", ["YES", "NO"]],
    ]);
    await acme.as("zed", (context) => requireCohortsForGoals(context, [cohortId]));
  });

  test("that name a person offer who stands in them by name, to who may read it of somebody", async () => {
    const partner = await define("Talent partner", { kind: "PERSON", choices: [], viewers: "MANAGERS" });
    await say("asha", { [partner]: acme.id("zed") });
    await say("kim", { [partner]: acme.id("pam") });
    const value = `${partner}:${acme.id("zed").toLowerCase()}`;
    const offered = async (by: string) =>
      (await acme.as(by, (context) => cohortForm(context, null), { readOnly: true })).choices.fields
        .filter(({ id }) => id === partner)
        .map(({ values, names }) => values.map((one) => names[one]));
    expect([await offered("pam"), await offered("ravi"), await offered("zed")]).toEqual([
      [["pam", "zed"]],
      [["zed"]],
      [],
    ]);
    const cohortId = await make("pam", { fields: [value] });
    expect(await members("pam", cohortId)).toEqual(["asha"]);
    expect((await screen("pam", cohortId)).parts).toEqual([{ part: "fields", values: ["Talent partner: zed"] }]);
  });

  test("odd values find those who have them, and break nothing", async () => {
    const desk = await define("Desk", { kind: "TEXT", choices: [] });
    await say("kim", { [desk]: `4"\\17, {x}'` });
    expect(await members("asha", await make("asha", { fields: [`${desk}:4"\\17, {x}'`] }))).toEqual(["kim"]);
    expect(await members("asha", await make("asha", { name: "None", fields: [`${desk}:' or true --`] }))).toEqual([]);
  });

  test("that are closed find nobody for who may not see them, tell neither name nor value, and carry no goals", async () => {
    const [band, risk] = [await define("Band", { viewers: "MANAGERS" }), await define("Risk", { viewers: "ADMINS" })];
    for (const of of ["asha", "kim"]) await say(of, { [band]: "S", [risk]: "M" });
    await acme.asProduct((context) =>
      context.rows(sql`update {employee} set can_create_shared_cohort = true where id = ${acme.id("ravi")}`),
    );
    const [byBand, byRisk] = [
      await make("pam", { fields: [`${band}:S`], shared: true }),
      await make("pam", { name: "Risk", fields: [`${risk}:M`], shared: true }),
    ];
    expect([
      await members("pam", byBand),
      await members("ravi", byBand),
      await members("asha", byBand),
      await members("zed", byBand),
    ]).toEqual([["asha", "kim"], ["asha"], ["asha"], []]);
    expect([await members("pam", byRisk), await members("ravi", byRisk), await members("asha", byRisk)]).toEqual([
      ["asha", "kim"],
      [],
      [],
    ]);
    expect(await members("ravi", await make("ravi", { name: "Mine", fields: [`${risk}:M`] }))).toEqual([]);
    const [seen, hidden] = [await screen("ravi", byBand), await screen("ravi", byRisk)];
    expect([seen.partly, seen.parts.length, hidden.partly, hidden.parts, hidden.query.fields]).toEqual([
      true,
      1,
      true,
      [],
      [],
    ]);
    expect(JSON.stringify(hidden)).not.toContain(risk);
    const offered = async (by: string) =>
      (await acme.as(by, (context) => cohortForm(context, null), { readOnly: true })).choices.fields.map(
        ({ name }) => name,
      );
    expect([await offered("pam"), await offered("ravi"), await offered("asha")]).toEqual([
      ["Band", "Risk"],
      ["Band"],
      [],
    ]);
    for (const cohortId of [byBand, byRisk]) {
      await expect(acme.as("pam", (context) => requireCohortsForGoals(context, [cohortId]))).rejects.toMatchObject({
        code: "audiences.cohort-of-private-facts",
      });
      await expect(
        acme.as("pam", (context) => requireCohortsToRestOn(context, [cohortId], "cohortIds")),
      ).rejects.toMatchObject({ code: "audiences.cohort-of-private-facts" });
    }
  });

  test("are another company's to nobody", async () => {
    const size = await define("Size");
    await say("asha", { [size]: "S" });
    const cohortId = (
      await globex.as("spy", (context) =>
        createCohort(context, cohortInput.parse({ name: "Theirs", fields: [`${size}:S`] })),
      )
    ).cohortId;
    expect(await members("spy", cohortId, globex)).toEqual([]);
    expect((await globex.as("spy", (context) => cohortForm(context, null), { readOnly: true })).choices.fields).toEqual(
      [],
    );
  });
});
