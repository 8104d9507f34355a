import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seatInUnits } from "#app/modules/access/testing/org-units.ts";
import { saveCustomRole, saveCustomRoleInput } from "#app/modules/access/use-cases/save-custom-role.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { GoalWorld, refusalOf } from "../testing/goal-world.ts";
import { checkInPage, checkInPageInput } from "./check-in-page.ts";
import { exportGoals } from "./goal-export.ts";
import { goalListInput } from "./goal-list.ts";
import { goalPage, goalPageInput } from "./goal-page.ts";
import { importScreen, importScreenInput } from "#app/modules/imports/queries/import-screen.ts";

const address = "/app/team/view/goal/manage";
let world: World;
let acme: Company;
let globex: Company;

beforeAll(async () => {
  world = await createWorld({ now: "2026-08-10T09:00:00Z" });
  acme = await world.company("acme");
  await acme
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employee("gwen")
    .admin("GOAL_ADMIN")
    .employee("mona")
    .employee("ina")
    .reportsTo("mona")
    .employee("seller")
    .employee("deputy")
    .reportsTo("seller")
    .employees("maker", "clerk", "watcher", "partner")
    .build();
  globex = await world.company("globex");
  await globex.employee("spy").admin("GOAL_ADMIN").build();
  const units = await seatInUnits(acme, [
    { name: "Sales", people: ["seller", "watcher"] },
    { name: "Inside sales", under: "Sales", people: ["deputy"] },
    { name: "Works", people: ["maker", "ina"] },
  ]);
  const role = (name: string, holder: string, rights: string[], orgUnitIds: string[] | null) =>
    acme.as("pam", (context) =>
      saveCustomRole(
        context,
        saveCustomRoleInput.parse({ name, rights, orgUnitIds, holderIds: [acme.id(holder)] }),
        world.application.gatherings.rights,
      ),
    );
  await role("Watches sales", "watcher", ["goals.view"], [units["Sales"]!]);
  await role("Helps everywhere", "partner", ["goals.check-in"], null);
  const goals = new GoalWorld(acme);
  const goal = (owner: string, visibility: "GLOBAL" | "PRIVATE", more: object = {}) =>
    goals.objective("gwen", {
      title: `${visibility === "PRIVATE" ? "Secret" : "Public"} of ${owner}`,
      ownerId: acme.id(owner),
      visibility,
      keyResults: [{ title: "Part" }],
      ...more,
    });
  for (const owner of ["seller", "deputy", "ina", "watcher"]) await goal(owner, "PRIVATE");
  await goal("maker", "GLOBAL");
  await goal("maker", "PRIVATE", { collaboratorIds: [acme.id("ina")] });
});
afterAll(() => world.close());

const inView = (name: string, pathname = address, company = acme) =>
  company.as(
    name,
    async (context) =>
      (await goalPage(context, goalPageInput.parse({ sort: "title", period: "all" }), { pathname })).list.rows.map(
        ({ title }) => title,
      ),
    { readOnly: true },
  );

test("what filters offer is read where they are shown, and by who opens the form for a new objective and may set one", async () => {
  const offered = (name: string, withChoices: boolean, createOkr?: string) =>
    acme.as(
      name,
      async (context) => {
        const input = goalPageInput.parse({ createOkr });
        const { choices, creating } = await goalPage(context, input, {
          pathname: "/app/company/goal/manage",
          withChoices,
        });
        return [choices?.places.departments.map(({ name: unit }) => unit), creating?.choices.periods.length];
      },
      { readOnly: true },
    );
  const units = ["Sales", "Inside sales", "Works"];
  expect(await offered("gwen", false)).toEqual([undefined, undefined]);
  expect(await offered("gwen", true)).toEqual([units, undefined]);
  expect(await offered("gwen", false, "true")).toEqual([units, expect.any(Number)]);
});

describe("whose goals are in whose view", () => {
  test("a right for a part of the company has that part's people in view, parts of it included, without oneself", async () => {
    expect(await inView("watcher")).toEqual(["Secret of deputy", "Secret of seller"]);
  });

  test("a right for all has everybody else in view, and so has a goal admin", async () => {
    const all = [
      "Public of maker",
      "Secret of deputy",
      "Secret of ina",
      "Secret of maker",
      "Secret of seller",
      "Secret of watcher",
    ];
    expect(await inView("partner")).toEqual(all);
    expect(await inView("gwen")).toEqual(all);
  });

  test("a manager has in view what their people help with, and not their people's own, which stand in areas of their own", async () => {
    expect(await inView("mona")).toEqual(["Secret of maker"]);
    expect(await inView("seller")).toEqual([]);
  });

  test("check-ins and files for the same people hold what each may do, no more", async () => {
    const rows = (name: string) =>
      acme.as(
        name,
        async (context) =>
          (await checkInPage(context, checkInPageInput.parse({ period: "all" }), "/app/team/view/goal/check-in")).rows
            .map(({ title }) => title)
            .sort(),
        { readOnly: true },
      );
    expect(await rows("watcher")).toEqual([]);
    expect(await rows("partner")).toHaveLength(6);
    const file = await acme.as(
      "watcher",
      (context) => exportGoals(context, goalListInput.parse({ scope: "view", period: "all" })).then(csvOf),
      { readOnly: true },
    );
    expect(JSON.stringify(file)).toContain("Secret of deputy");
    expect(JSON.stringify(file)).not.toContain("Secret of ina");
  });
});

describe("those it is not for", () => {
  test("who neither manages anybody nor holds such a right is refused at the door of all its pages", async () => {
    for (const name of ["clerk", "ina", "pam"]) {
      expect(await refusalOf(inView(name))).toMatchObject({ status: 403, rule: "access.team-area" });
      expect(await refusalOf(inView(name, "/app/team/view/goal/individuals-goals"))).toMatchObject({ status: 403 });
      expect(
        await refusalOf(
          acme.as(name, (context) => checkInPage(context, checkInPageInput.parse({}), "/app/team/view/goal/check-in")),
        ),
      ).toMatchObject({ status: 403 });
      expect(
        await refusalOf(acme.as(name, (context) => importScreen(context, importScreenInput.parse({ kind: "okrs" })))),
      ).toMatchObject({ status: 403 });
    }
  });

  test("holding a right for a part opens no other part of the team area", async () => {
    expect(await refusalOf(inView("watcher", "/app/team/all-reports/goal/manage"))).toMatchObject({ status: 403 });
  });

  test("another company's goal admin has their own company in view alone", async () => {
    expect(await inView("spy", address, globex)).toEqual([]);
  });
});
