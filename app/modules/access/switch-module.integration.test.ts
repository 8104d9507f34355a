import { afterAll, beforeAll, expect, test } from "vitest";
import { goalsServer } from "#app/modules/goals/room.server.ts";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { listModules } from "./queries/list-modules.ts";
import { previewModuleSwitch } from "./queries/preview-module-switch.ts";
import { refusal } from "./testing/org-units.ts";
import { switchModule } from "./use-cases/switch-module.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  globex = await world.company("globex");
  await acme.employee("pam").admin("PLATFORM_ADMIN").employee("gwen").admin("GOAL_ADMIN").employee("asha").build();
  await globex.employee("eve").admin("PLATFORM_ADMIN").build();
  await new GoalWorld(acme).objective("asha", { title: "Grow" });
});
afterAll(() => world.close());

const built = ["GOAL"] as const;
const switchGoals = (company: Company, by: string, on: boolean) =>
  company.as(by, (context) => switchModule(context, { feature: "GOAL", on }, built));
const features = (company: Company, name: string) => company.as(name, async ({ actor }) => actor.features);

test("only platform admins switch modules, and only modules there are", async () => {
  for (const name of ["gwen", "asha"]) {
    expect(await refusal(switchGoals(acme, name, false))).toEqual(["platform.not-found", 404]);
    expect(await refusal(acme.as(name, (context) => listModules(context, world.application.gatherings)))).toEqual([
      "platform.not-found",
      404,
    ]);
  }
  expect(
    await refusal(acme.as("pam", (context) => switchModule(context, { feature: "POINTS", on: true }, built))),
  ).toEqual(["platform.not-found", 404]);
  expect(await features(acme, "asha")).toEqual(["GOAL", "FEED"]);
});

test("the preview names who loses what and counts what is hidden, and changes nothing", async () => {
  const preview = await acme.as("pam", (context) =>
    previewModuleSwitch(context, { feature: "GOAL", on: false }, world.application.gatherings),
  );
  expect(preview).toMatchObject({
    changed: true,
    people: 3,
    admins: [{ name: "gwen", kind: "GOAL_ADMIN" }],
    use: [
      { label: "use.goals", count: 1 },
      { label: "use.owners", count: 1 },
    ],
  });
  expect(preview.screens).toContainEqual({ room: "goals", label: "navigation.mine" });
  expect(new Set(preview.screens.map(({ room, label }) => `${room} ${label}`)).size).toBe(preview.screens.length);
  expect(await features(acme, "asha")).toEqual(["GOAL", "FEED"]);
});

test("a module that is off is there for nobody from the next request on, and comes back as it was", async () => {
  await switchGoals(acme, "pam", false);
  await switchGoals(acme, "pam", false);
  expect([await features(acme, "asha"), await features(globex, "eve")]).toEqual([["FEED"], ["GOAL", "FEED"]]);
  const { gatherings } = world.application;
  for (const name of ["asha", "gwen"]) {
    await acme.as(name, async (context) => {
      for (const { can } of goalsServer.endpoints ?? [])
        await expect(can.check(context)).rejects.toMatchObject({ status: 404 });
      expect((await gatherings.search(context, "Grow", 5)).hits).toEqual([]);
      expect(await gatherings.obligations(context)).toEqual([]);
    });
  }
  const trail = await acme.asProduct((context) =>
    context.rows<{ detail: object }>(sql`select detail from {audit_entry} where action = 'access.switch-module'`),
  );
  expect(trail).toEqual([{ detail: { feature: "GOAL", on: false } }]);
  await switchGoals(acme, "pam", true);
  const { hits } = await acme.as("asha", (context) => gatherings.search(context, "Grow", 5));
  expect(hits.map(({ title }) => title)).toEqual(["Grow"]);
});
