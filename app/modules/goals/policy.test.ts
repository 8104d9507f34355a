import { describe, expect, test } from "vitest";
import { compileAbility } from "#app/platform/ability/ability.ts";
import type { GoalActor } from "./domain/general-roles.ts";
import { defaultGoalTemplate, type GoalTemplate } from "./domain/template.ts";
import { goalRules } from "./policy.ts";

const me = "me";
const somebody: GoalActor = {
  employeeId: me,
  adminAccesses: [],
  customAccess: [],
  directManager: false,
  features: ["GOAL"],
};
const foreign = {
  kind: "Goal",
  goalKind: "OBJECTIVE",
  level: "INDIVIDUAL",
  visibility: "GLOBAL",
  hasParent: false,
  createdBy: "other",
  ownerIds: ["other"],
  collaboratorIds: [],
  ownerManagerIds: [],
  collaboratorManagerIds: [],
} as const;

function decide(
  actor: Partial<GoalActor>,
  action: string,
  goal: object = {},
  template: GoalTemplate = defaultGoalTemplate,
) {
  return compileAbility(goalRules({ ...somebody, ...actor }, template)).decide(action, { ...foreign, ...goal });
}

describe("with the default template", () => {
  test.each([
    [
      "a stranger's public goal",
      {},
      { view: true, comment: true, "check-in": false, edit: false, delete: false, "add-key-result": false },
    ],
    ["a stranger's private goal", { visibility: "PRIVATE" }, { view: false, comment: false, edit: false }],
    [
      "one's own",
      { ownerIds: [me], visibility: "PRIVATE" },
      { view: true, "check-in": true, close: true, edit: true, delete: false, "add-key-result": true },
    ],
    [
      "one somebody below owns",
      { ownerManagerIds: [me], visibility: "PRIVATE" },
      { view: true, comment: true, "check-in": true, edit: false, delete: false },
    ],
    [
      "one somebody below helps with",
      { collaboratorManagerIds: [me], visibility: "PRIVATE" },
      { view: true, "check-in": false, edit: false },
    ],
    ["one's creation", { createdBy: me, visibility: "PRIVATE" }, { view: true, edit: true, delete: true }],
  ])("%s", (_, goal, expected) => {
    const decided = Object.fromEntries(
      Object.keys(expected).map((action) => [action, decide({}, action, goal).allowed]),
    );
    expect(decided).toEqual(expected);
  });

  test.each([
    [{}, ["TEAM", "INDIVIDUAL"]],
    [{ directManager: true }, ["DEPARTMENT", "TEAM", "INDIVIDUAL"]],
    [{ adminAccesses: ["GOAL_ADMIN"] }, ["COMPANY", "TEAM", "INDIVIDUAL"]],
    [{ adminAccesses: ["CUSTOM_ADMIN"] }, ["TEAM", "INDIVIDUAL"]],
    [{ adminAccesses: ["CUSTOM_ADMIN"], customAccess: ["GOAL_INSIGHTS"] }, ["COMPANY", "TEAM", "INDIVIDUAL"]],
  ])("%j creates at %j", (actor, levels) => {
    expect(
      ["COMPANY", "DEPARTMENT", "TEAM", "INDIVIDUAL"].filter((level) => decide(actor, "create", { level }).allowed),
    ).toEqual(levels);
  });
});

test("a refused creation names the line of the template, of the widest role held", () => {
  expect(decide({}, "create", { level: "COMPANY" }).decidedBy).toMatchObject({
    id: "goals.template.GOAL_USER.createObjectiveLevels",
    inverted: true,
  });
  expect(decide({ directManager: true }, "create", { level: "COMPANY" }).decidedBy?.id).toBe(
    "goals.template.MANAGER.createObjectiveLevels",
  );
});

test("a key result alone takes a template that lets it stand alone", () => {
  const alone = { goalKind: "KEY_RESULT", hasParent: false };
  expect(decide({}, "create", alone).allowed).toBe(false);
  expect(decide({ adminAccesses: ["GOAL_ADMIN"] }, "create", alone).allowed).toBe(true);
  expect(decide({}, "create", { ...alone, hasParent: true }).allowed).toBe(true);
});

test("who makes the tags of goals is a line of the template", () => {
  const insights = { adminAccesses: ["CUSTOM_ADMIN"], customAccess: ["GOAL_INSIGHTS"] };
  const { access } = defaultGoalTemplate;
  const opened: GoalTemplate = {
    ...defaultGoalTemplate,
    access: { ...access, GOAL_CUSTOM_ADMIN: { ...access.GOAL_CUSTOM_ADMIN, customTags: "MANAGE" } },
  };
  const makes = (actor: Partial<GoalActor>, tagKind: string, template?: GoalTemplate) =>
    compileAbility(goalRules({ ...somebody, ...actor }, template ?? defaultGoalTemplate)).decide("edit", {
      kind: "Tag",
      tagKind,
    }).allowed;
  expect([makes({}, "GOAL"), makes(insights, "GOAL"), makes({ adminAccesses: ["GOAL_ADMIN"] }, "GOAL")]).toEqual([
    false,
    false,
    true,
  ]);
  expect([makes(insights, "GOAL", opened), makes(insights, "INITIATIVE", opened), makes({}, "GOAL", opened)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("where the module is off, nobody may do anything", () => {
  expect(goalRules({ ...somebody, features: [], adminAccesses: ["GOAL_ADMIN"] }, defaultGoalTemplate)).toEqual([]);
});

test("only admins of goals and of the platform edit the template", () => {
  const may = (...adminAccesses: string[]) =>
    compileAbility(goalRules({ ...somebody, adminAccesses }, defaultGoalTemplate)).anyOf("edit", "GoalAccessTemplate");
  expect([may(), may("REVIEW_ADMIN"), may("GOAL_ADMIN"), may("PLATFORM_ADMIN")]).toEqual([false, false, true, true]);
});

describe("insights", () => {
  const may = (actor: Partial<GoalActor>, subject: object, action = "view", template = defaultGoalTemplate) =>
    compileAbility(goalRules({ ...somebody, ...actor }, template)).decide(action, { kind: "", ...subject } as {
      kind: string;
    }).allowed;
  const admin = { adminAccesses: ["GOAL_ADMIN"] };
  const part = { scopedAccesses: [{ kind: "GOAL_ADMIN", orgUnitIds: ["unit"] }] };

  test.each([
    ["everybody", {}, []],
    ["a manager", { directManager: true }, ["direct-reports", "all-reports"]],
    ["a goal admin", admin, ["direct-reports", "all-reports", "company"]],
    ["an admin of a part of the company", part, []],
  ])("%s sees those of their scopes", (_, actor, scopes) => {
    expect(
      ["direct-reports", "all-reports", "company"].filter((scope) => may(actor, { kind: "GoalInsights", scope })),
    ).toEqual(scopes);
  });

  test("a file is its asker's, and who may see all goals has every one", () => {
    const others = { kind: "GoalExport", askedBy: "other" };
    const { access } = defaultGoalTemplate;
    const publicAlone = {
      ...defaultGoalTemplate,
      access: { ...access, GOAL_CUSTOM_ADMIN: { ...access.GOAL_CUSTOM_ADMIN, view: "PUBLIC" as const } },
    };
    for (const action of ["view", "delete"]) {
      expect([
        may({ directManager: true }, { ...others, askedBy: me }, action),
        may({ directManager: true }, others, action),
        may(admin, others, action),
      ]).toEqual([true, false, true]);
      expect(
        may({ adminAccesses: ["CUSTOM_ADMIN"], customAccess: ["GOAL_INSIGHTS"] }, others, action, publicAlone),
      ).toBe(false);
      expect(may({}, { ...others, askedBy: me }, action)).toBe(false);
    }
  });
});

test("who may write down tasks for goals is said by the template: of everybody, or of one's own alone", () => {
  const { access } = defaultGoalTemplate;
  const owned: GoalTemplate = {
    ...defaultGoalTemplate,
    access: { ...access, GOAL_USER: { ...access.GOAL_USER, createInitiative: "NONE" } },
  };
  const may = (goal: object, template?: GoalTemplate) => decide({}, "add-initiative", goal, template).allowed;
  expect([may({}), may({ ownerIds: [me] })]).toEqual([true, true]);
  expect([may({}, owned), may({ ownerIds: [me] }, owned)]).toEqual([false, true]);
});

test("where the template says goals are not in use, all is refused by name but to who shapes templates", () => {
  const closed: GoalTemplate = {
    ...defaultGoalTemplate,
    configData: { ...defaultGoalTemplate.configData, OBJECTIVE_TYPE: "DISABLED" },
  };
  for (const actor of [
    {},
    { directManager: true },
    { adminAccesses: ["CUSTOM_ADMIN"], customAccess: ["GOAL_INSIGHTS"] },
    { scopedAccesses: [{ kind: "GOAL_ADMIN", orgUnitIds: ["unit"] }] },
  ]) {
    expect(decide(actor, "view", { ownerIds: [me] }, closed)).toMatchObject({
      allowed: false,
      decidedBy: { id: "goals.not-in-use" },
    });
  }
  for (const actor of [
    { adminAccesses: ["GOAL_ADMIN"] },
    { adminAccesses: ["PLATFORM_ADMIN"] },
    { roleRights: [{ right: "goals.template" }] },
  ]) {
    expect(decide(actor, "view", { ownerIds: [me] }, closed).allowed).toBe(true);
  }
});
