import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { requireAllowed } from "#app/modules/goals/use-cases/authorize-goal.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { explainAccess } from "./queries/explain-access.ts";
import { explainPage } from "./queries/explain-page.ts";
import { whoCan, whoCanInput } from "./queries/who-can.ts";
import { refusal } from "./testing/org-units.ts";
import { saveCustomRole, saveCustomRoleInput } from "./use-cases/save-custom-role.ts";
import { switchModule } from "./use-cases/switch-module.ts";

let world: World;
let acme: Company;
let globex: Company;
let goalId = "";

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  globex = await world.company("globex");
  await acme
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employee("gwen")
    .admin("GOAL_ADMIN")
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("otto")
    .build();
  await globex.employee("eve").admin("PLATFORM_ADMIN").build();
  goalId = (await new GoalWorld(acme).objective("asha", { title: "Hidden", visibility: "PRIVATE" })).goalId;
});
afterAll(() => world.close());

const ask = (by: string, person: string, action: string, record = goalId) =>
  acme.as(by, (context) =>
    explainAccess(context, { person: acme.id(person), about: "Goal", record, action }, world.application.gatherings),
  );

test("is for platform admins alone, and knows no other company", async () => {
  for (const name of ["gwen", "ravi", "otto"])
    expect(await refusal(ask(name, "otto", "view"))).toEqual(["platform.not-found", 404]);
  expect(await refusal(ask("pam", "asha", "view", randomUUID()))).toEqual(["platform.not-found", 404]);
  const foreign = { person: globex.id("eve"), about: "Goal", record: goalId, action: "view" };
  expect(
    await refusal(acme.as("pam", (context) => explainAccess(context, foreign, world.application.gatherings))),
  ).toEqual(["platform.not-found", 404]);
});

test("says exactly what happens, with the rule that decides at the end of the chain", async () => {
  for (const name of ["gwen", "ravi", "asha", "otto", "pam"]) {
    for (const action of ["view", "check-in", "edit", "delete"]) {
      const answer = (await ask("pam", name, action))!;
      const happens = await acme
        .as(name, (context) => requireAllowed(context, action, goalId))
        .then(
          () => true,
          () => false,
        );
      expect([name, action, answer.allowed]).toEqual([name, action, happens]);
      expect(answer.chain.filter(({ matched }) => matched).map(({ id }) => id)).toEqual(
        answer.decided ? [answer.decided] : [],
      );
    }
  }
  expect((await ask("pam", "ravi", "view"))!).toMatchObject({
    allowed: true,
    decided: "goals.template.OWNER_MANAGER.view",
  });
  expect((await ask("pam", "otto", "view"))!).toMatchObject({ allowed: false, decided: null, moduleOff: false });
});

test("names a custom role, and a module that is off", async () => {
  const role = saveCustomRoleInput.parse({
    name: "Reader",
    rights: ["goals.view"],
    orgUnitIds: null,
    holderIds: [acme.id("otto")],
  });
  await acme.as("pam", (context) => saveCustomRole(context, role, world.application.gatherings.rights));
  const answer = (await ask("pam", "otto", "view"))!;
  expect(answer.chain.at(-1)).toMatchObject({
    room: "access",
    because: "rules.custom-role",
    params: { role: "Reader" },
    matched: true,
  });
  await acme.as("pam", (context) => switchModule(context, { feature: "GOAL", on: false }, ["GOAL"]));
  expect(await ask("pam", "otto", "view")).toMatchObject({ allowed: false, moduleOff: true, chain: [] });
  await acme.as("pam", (context) => switchModule(context, { feature: "GOAL", on: true }, ["GOAL"]));
});

test("does not tell the name of a record the asking admin may not see", async () => {
  const page = await acme.as("pam", (context) =>
    explainPage(
      context,
      { person: acme.id("asha"), about: "Goal", record: goalId, action: "view" },
      world.application.gatherings,
    ),
  );
  expect(page.record!.name).toBe(goalId);
  expect(page.explanation!.allowed).toBe(true);
});

test("tells for one record everybody who may, exactly those and with the rule that says so", async () => {
  const names = ["pam", "gwen", "ravi", "asha", "otto"];
  const gatherings = world.application.gatherings;
  for (const [about, record, action] of [
    ["Goal", goalId, "view"],
    ["Goal", goalId, "edit"],
    ["Employee", acme.id("asha"), "private"],
    ["Employee", acme.id("otto"), "change"],
  ]) {
    const input = whoCanInput.parse({ about, record, action });
    const { rows, total, working } = await acme.as("pam", (context) => whoCan(context, input, gatherings));
    const one = await Promise.all(
      names.map((name) =>
        acme.as("pam", (context) =>
          explainAccess(context, { person: acme.id(name), about, record, action }, gatherings),
        ),
      ),
    );
    const expected = names.flatMap((name, index) =>
      one[index]!.allowed ? [[acme.id(name), one[index]!.decided]] : [],
    );
    expect(rows.map(({ person, reason }) => [person.id, reason.id]).sort()).toEqual(expected.sort());
    expect([total, working]).toEqual([expected.length, names.length]);
  }
  const find = (asked: object) =>
    acme.as("pam", (context) =>
      whoCan(context, whoCanInput.parse({ about: "Goal", record: goalId, ...asked }), gatherings),
    );
  expect((await find({ search: "RAV" })).rows.map(({ person }) => person.id)).toEqual([acme.id("ravi")]);
  expect((await find({ page: 2 })).rows).toEqual([]);
  for (const name of ["gwen", "asha"])
    expect(
      await refusal(
        acme.as(name, (context) => whoCan(context, whoCanInput.parse({ about: "Goal", record: goalId }), gatherings)),
      ),
    ).toEqual(["platform.not-found", 404]);
  expect(
    await refusal(
      globex.as("eve", (context) => whoCan(context, whoCanInput.parse({ about: "Goal", record: goalId }), gatherings)),
    ),
  ).toEqual(["platform.not-found", 404]);
});
