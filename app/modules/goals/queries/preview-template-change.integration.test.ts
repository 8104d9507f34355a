import { afterAll, beforeAll, expect, test } from "vitest";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import type { GoalRole } from "../domain/template-privileges.ts";
import { recordRights, rightsOver } from "../domain/template-rights.ts";
import { defaultGoalTemplate, goalTemplateSchema } from "../domain/template.ts";
import { GoalWorld } from "../testing/goal-world.ts";
import { previewTemplateChange, type TemplateEffect } from "./preview-template-change.ts";

const random = seededRandom("who gains and who loses");
const people = Array.from({ length: 9 }, (_, index) => `p${index}`);
/** Whom each person reports to. */
const managers = new Map(people.slice(1).map((name, index) => [name, people[random.integer(0, index)]!]));
type Made = { creator: string; owner: string; helpers: string[]; visibility: "GLOBAL" | "PRIVATE" };
const made: Made[] = [];
let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  for (const name of people) {
    acme.employee(name);
    if (managers.has(name)) acme.reportsTo(managers.get(name)!);
  }
  await acme.employee("admin").admin("GOAL_ADMIN").build();
  const goals = new GoalWorld(acme);
  for (let index = 0; index < 24; index += 1) {
    // Many with the same people, which are counted as one kind.
    const owner = random.pick(people);
    const helpers = random.integer(0, 2) === 0 ? [random.pick(people.filter((name) => name !== owner))] : [];
    const visibility = random.integer(0, 1) === 0 ? "GLOBAL" : "PRIVATE";
    const creator = random.integer(0, 3) === 0 ? "admin" : owner;
    for (let copy = 0; copy < random.integer(1, 3); copy += 1) {
      await goals.objective(creator, {
        title: `Goal ${index} ${copy}`,
        ownerId: acme.id(owner),
        collaboratorIds: helpers.map((name) => acme.id(name)),
        visibility,
      });
      made.push({ creator, owner, helpers, visibility });
    }
  }
});
afterAll(() => world.close());

const above = (name: string): string[] =>
  managers.has(name) ? [managers.get(name)!, ...above(managers.get(name)!)] : [];

function rolesOn(name: string, { creator, owner, helpers }: Made): GoalRole[] {
  const manages = [...managers.values()].includes(name);
  const roles: [GoalRole, boolean][] = [
    ["GOAL_USER", true],
    ["GOAL_ADMIN", name === "admin"],
    ["MANAGER", manages],
    ["OWNER", owner === name],
    ["COLLABORATOR", helpers.includes(name)],
    ["CREATOR", creator === name],
    ["OWNER_MANAGER", above(owner).includes(name)],
    ["COLLABORATOR_MANAGER", helpers.some((helper) => above(helper).includes(name))],
  ];
  return roles.filter(([, held]) => held).map(([role]) => role);
}

const lineOf = (effect: object) => JSON.stringify(Object.entries(effect).sort());

test("who gains and who loses rights over goals is what asking everybody about every goal says", async () => {
  const { access } = defaultGoalTemplate;
  const draft = goalTemplateSchema.parse({
    ...defaultGoalTemplate,
    access: {
      ...access,
      OWNER_MANAGER: { ...access.OWNER_MANAGER, edit: "ALL" },
      COLLABORATOR: { ...access.COLLABORATOR, edit: access.COLLABORATOR.edit === "NONE" ? "ALL" : "NONE" },
      COLLABORATOR_MANAGER: { ...access.COLLABORATOR_MANAGER, view: "NONE" },
      OWNER: { ...access.OWNER, edit: "NONE" },
      CREATOR: { ...access.CREATOR, edit: "NONE" },
    },
  });
  const expected = new Map<string, { people: Set<string>; goals: Set<Made>; pairs: number; effect: object }>();
  for (const name of [...people, "admin"]) {
    for (const goal of made) {
      const roles = rolesOn(name, goal);
      const [had, has] = [
        rightsOver(defaultGoalTemplate, roles, goal.visibility),
        rightsOver(draft, roles, goal.visibility),
      ];
      const who = roles.includes("GOAL_ADMIN") ? "ADMINS" : roles.includes("MANAGER") ? "MANAGERS" : "EMPLOYEES";
      const related = roles.some((role) =>
        ["OWNER", "COLLABORATOR", "CREATOR", "OWNER_MANAGER", "COLLABORATOR_MANAGER"].includes(role),
      );
      for (const right of recordRights.filter((each) => had.includes(each) !== has.includes(each))) {
        const effect = { kind: "RECORD", who, change: has.includes(right) ? "GAIN" : "LOSE", right, related };
        const known = expected.get(lineOf(effect)) ?? { people: new Set(), goals: new Set(), pairs: 0, effect };
        expected.set(lineOf(effect), {
          people: known.people.add(name),
          goals: known.goals.add(goal),
          pairs: known.pairs + 1,
          effect,
        });
      }
    }
  }
  const { effects } = await acme.as("admin", (context) => previewTemplateChange(context, draft), { readOnly: true });
  const record = effects.filter(
    (effect): effect is Extract<TemplateEffect, { kind: "RECORD" }> => effect.kind === "RECORD" && effect.related,
  );
  const brute = [...expected.values()].map(({ effect, people: held, goals, pairs }) =>
    lineOf({ ...effect, people: held.size, goals: goals.size, pairs }),
  );
  expect(expected.size).toBeGreaterThan(3);
  expect(record.map(lineOf).sort()).toEqual(brute.filter((line) => line.includes('["related",true]')).sort());
});
