import { afterAll, beforeAll, expect, test } from "vitest";
import { roleRules } from "#app/platform/contributions/role-rules.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { explainDevelopment } from "./queries/explain-development.ts";
import { developRights } from "./rights.ts";
import { developmentOfTwoCompanies, type DevelopWorld } from "./testing/develop-world.ts";

let world: World;
let [acme, globex] = [null as unknown as Company, null as unknown as Company];
let develop: DevelopWorld;
const ids: Record<string, string> = {};

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex, develop } = await developmentOfTwoCompanies(world));
  ids["Development"] = acme.id("asha");
  ids["GrowthPlan"] = await develop.plan("asha", { mentorId: acme.id("otto") });
  ids["LevelUp"] = await develop.request("asha", "Does it already");
});
afterAll(() => world.close());

/** What somebody learns of the three records: their names, and what a search for the person finds. */
const learns = (company: Company, who: string) =>
  company.as(
    who,
    async (context) => {
      const told: Record<string, [boolean, number]> = {};
      for (const { subject, nameOf, find } of explainDevelopment) {
        const name = await nameOf(context, ids[subject]!);
        told[subject] = [name === "asha", (await find(context, "asha", 5)).length];
      }
      return told;
    },
    { readOnly: true },
  );

test("who may see a record may ask why; nobody else learns that it is there, nor by searching", async () => {
  const all = { Development: [true, 1], GrowthPlan: [true, 1], LevelUp: [true, 1] };
  const none = { Development: [false, 0], GrowthPlan: [false, 0], LevelUp: [false, 0] };
  for (const who of ["asha", "ravi", "skip"]) expect(await learns(acme, who)).toEqual(all);
  expect(await learns(acme, "otto")).toEqual({ ...none, GrowthPlan: [true, 1] });
  expect(await learns(acme, "tara")).toEqual({ ...all, GrowthPlan: [false, 0] });
  expect(await learns(acme, "lena")).toEqual(none);
  expect(await learns(globex, "eve")).toEqual(none);
});

test("the facts explained are those the rules decide by: the manager is named as the reason", async () => {
  const verdict = await acme.as(
    "ravi",
    async (context) => {
      const facts = await explainDevelopment[0]!.facts(context, ids["Development"]!);
      return (await context.ability()).decide("assess", facts);
    },
    { readOnly: true },
  );
  expect([verdict.allowed, verdict.decidedBy?.because]).toEqual([true, "rules.managers"]);
});

test("a role gives no growth plan and approves no level-up", () => {
  const rights = developRights.map((right) => ({
    ...right,
    room: "develop",
    area: "navigation.module",
    feature: "COMPETENCY_IDP" as const,
  }));
  const rules = roleRules(rights, {
    employeeId: "me",
    features: ["COMPETENCY_IDP"],
    roleRights: developRights.map(({ key }) => ({ right: key, roleId: "role", roleName: "Role", orgUnitIds: null })),
  });
  const given = new Set(rules.map(({ action, subject }) => `${action} ${subject}`));
  expect([given.has("view Development"), given.has("edit CompetencyLibrary")]).toEqual([true, true]);
  expect([...given].filter((one) => /GrowthPlan|approve|decide|assess/.test(one))).toEqual([]);
});
