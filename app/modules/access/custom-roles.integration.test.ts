import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goalDetail } from "#app/modules/goals/queries/goal-detail.ts";
import { goalsAllowing } from "#app/modules/goals/data/goal-rules-sql.ts";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { editGoal } from "#app/modules/goals/use-cases/edit-goal.ts";
import { employeeProfile } from "#app/modules/people/queries/employee-profile.ts";
import { changeAssignment } from "#app/modules/people/use-cases/change-assignment.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { listRoles, roleListInput } from "./queries/list-roles.ts";
import { previewRole, previewRoleDeletion } from "./queries/preview-role.ts";
import { refusal, seatInUnits } from "./testing/org-units.ts";
import { deleteCustomRole } from "./use-cases/delete-custom-role.ts";
import { saveCustomRole, saveCustomRoleInput } from "./use-cases/save-custom-role.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let units: Record<string, string>;
let techGoal = "";
let salesGoal = "";

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  globex = await world.company("globex");
  await acme
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employee("gwen")
    .admin("GOAL_ADMIN")
    .employees("hana", "tom", "sia")
    .build();
  await globex.employee("eve").admin("PLATFORM_ADMIN").build();
  units = await seatInUnits(acme, [
    { name: "Tech", people: ["tom"] },
    { name: "Sales", people: ["sia", "hana"] },
  ]);
  const goals = new GoalWorld(acme);
  techGoal = (await goals.objective("tom", { title: "Of tech", visibility: "PRIVATE" })).goalId;
  salesGoal = (await goals.objective("sia", { title: "Of sales", visibility: "PRIVATE" })).goalId;
});
afterAll(() => world.close());

const role = (asked: object) =>
  saveCustomRoleInput.parse({
    name: "Tech partner",
    rights: ["goals.edit", "people.private"],
    orgUnitIds: [units.Tech],
    holderIds: [acme.id("hana")],
    ...asked,
  });
const save = (by: string, asked: object = {}) =>
  acme.as(by, (context) => saveCustomRole(context, role(asked), world.application.gatherings.rights));
const asHana = <Result>(work: (context: Context) => Promise<Result>) => acme.as("hana", work);
const secretsOf = (name: string) =>
  asHana(async (context) => Object.keys((await employeeProfile(context, { employeeId: acme.id(name) })).privateFacts));

test("roles are made by platform admins alone", async () => {
  for (const name of ["gwen", "hana", "tom"]) {
    expect(await refusal(save(name))).toEqual(["platform.not-found", 404]);
    expect(await refusal(acme.as(name, (context) => listRoles(context, roleListInput.parse({}))))).toEqual([
      "platform.not-found",
      404,
    ]);
  }
});

test("a role says before it is saved who gains what, and then gives it inside its part and nowhere else", async () => {
  const { people } = await acme.as("pam", (context) => previewRole(context, role({}), world.application.gatherings));
  expect(people).toMatchObject([{ name: "hana" }]);
  expect(people[0]!.effects).toContainEqual({
    room: "goals",
    label: "reach.edit",
    change: "GAIN",
    before: 0,
    after: 1,
  });
  expect(people[0]!.effects.filter(({ label }) => label === "reach.private")).toMatchObject([
    { room: "people", change: "GAIN", before: 1, after: 2 },
    { room: "people", change: "GAIN", before: 0, after: 1, fields: ["private.probation"] },
  ]);
  expect(await refusal(asHana((context) => goalDetail(context, techGoal)))).toEqual(["platform.not-found", 404]);
  const { roleId } = await save("pam");
  await asHana((context) => editGoal(context, { goalId: techGoal, title: "Of tech, reworded" }));
  expect(await refusal(asHana((context) => editGoal(context, { goalId: salesGoal, title: "Mine" })))).toEqual([
    "platform.not-found",
    404,
  ]);
  expect([
    (await secretsOf("tom")).includes("personalEmail"),
    (await secretsOf("sia")).includes("personalEmail"),
  ]).toEqual([true, false]);
  const seen = await asHana(async (context) => {
    const { with: prelude, where } = await goalsAllowing(context, "view");
    return context.rows<{ id: string }>(sql`with recursive ${prelude} select g.id from {goal} g where ${where}`);
  });
  expect(seen.map(({ id }) => id)).toEqual([techGoal]);
  const loss = await acme.as("pam", (context) => previewRoleDeletion(context, roleId, world.application.gatherings));
  expect(loss.people[0]!.effects).toContainEqual({
    room: "goals",
    label: "reach.view",
    change: "LOSE",
    before: 1,
    after: 0,
  });
  expect(await refusal(acme.as("pam", (context) => deleteCustomRole(context, { roleId, version: 9 })))).toEqual([
    "platform.changed-meanwhile",
    409,
  ]);
  await acme.as("pam", (context) => deleteCustomRole(context, { roleId, version: 1 }));
  expect(await refusal(asHana((context) => goalDetail(context, techGoal)))).toEqual(["platform.not-found", 404]);
});

test("who may move people of a part moves nobody else, and gets no other right with it", async () => {
  const { roleId } = await save("pam", { name: "Mover", rights: ["people.change"] });
  const move = (name: string) =>
    asHana((context) =>
      changeAssignment(context, {
        employeeId: acme.id(name),
        kind: "STATUS",
        from: "2026-12-01",
        value: "ON_LEAVE",
        future: "KEEP",
      }),
    );
  await move("tom");
  expect(await refusal(move("sia"))).toEqual(["platform.forbidden", 403]);
  expect(await refusal(asHana((context) => goalDetail(context, techGoal)))).toEqual(["platform.not-found", 404]);
  await acme.as("pam", (context) => deleteCustomRole(context, { roleId, version: 1 }));
});

test("what makes no sense is refused, in the preview as when saving", async () => {
  const { roleId } = await save("pam", { name: "First", holderIds: [] });
  const refused: [object, string][] = [
    [{ rights: [] }, "access.rights-needed"],
    [{ rights: ["goals.everything"] }, "access.unknown-right"],
    [{ rights: ["people.register"] }, "access.right-whole"],
    [{ orgUnitIds: [] }, "access.units-needed"],
    [{ orgUnitIds: [randomUUID()] }, "access.unknown-unit"],
    [{ name: "FIRST" }, "access.role-name-taken"],
    [{ holderIds: [globex.id("eve")] }, "platform.not-found"],
  ];
  for (const [asked, code] of refused) {
    expect((await refusal(save("pam", asked)))[0]).toBe(code);
    expect(
      (await refusal(acme.as("pam", (context) => previewRole(context, role(asked), world.application.gatherings))))[0],
    ).toBe(code);
  }
  await save("pam", { roleId, version: 1, name: "First, again", holderIds: [] });
  expect(await refusal(save("pam", { roleId, version: 1, name: "Too late" }))).toEqual([
    "platform.changed-meanwhile",
    409,
  ]);
  await expect(save("pam", { roleId, version: 1, name: "Too late" })).rejects.toMatchObject({
    details: { params: { version: 2, who: "you", name: "pam" } },
  });
  expect(await refusal(globex.as("eve", (context) => deleteCustomRole(context, { roleId, version: 2 })))).toEqual([
    "platform.not-found",
    404,
  ]);
});

test("a preview names everybody whose rights change, a page at a time and by name", async () => {
  const large = await world.company();
  const names = Array.from({ length: 45 }, (_, index) => `n${String(index).padStart(2, "0")}`);
  for (const name of names.toReversed()) large.employee(name);
  await large.employee("pam").admin("PLATFORM_ADMIN").build();
  const asked = { rights: ["people.private"], orgUnitIds: null, holderIds: names.map((name) => large.id(name)) };
  const page = (number: number) =>
    large.as("pam", (context) => previewRole(context, role(asked), world.application.gatherings, number), {
      readOnly: true,
    });
  const pages = [await page(1), await page(2), await page(3), await page(4)];
  expect(pages.map(({ people, total }) => [people.length, total])).toEqual([
    [20, 45],
    [20, 45],
    [5, 45],
    [0, 45],
  ]);
  expect(pages.flatMap(({ people }) => people.map(({ name }) => name))).toEqual(names);
  expect(pages[2]!.people[0]!.effects).toEqual(pages[0]!.people[0]!.effects);
  const { roleId } = await large.as("pam", (context) =>
    saveCustomRole(context, role(asked), world.application.gatherings.rights),
  );
  const gone = await large.as(
    "pam",
    (context) => previewRoleDeletion(context, roleId, world.application.gatherings, 3),
    { readOnly: true },
  );
  expect([gone.people.map(({ name }) => name), gone.total]).toEqual([names.slice(40), 45]);
});
