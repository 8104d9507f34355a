import { describe, expect, test } from "vitest";
import { differences } from "./template-differences.ts";
import { defaultGoalTemplate, type GoalTemplate, goalTemplateSchema } from "./template.ts";
import type { GoalRole, RolePrivileges } from "./template-privileges.ts";

function templateWith(role: GoalRole, privileges: Partial<RolePrivileges>): GoalTemplate {
  const access = { ...defaultGoalTemplate.access, [role]: { ...defaultGoalTemplate.access[role], ...privileges } };
  return { ...defaultGoalTemplate, access } as GoalTemplate;
}

describe("the default template", () => {
  test("has the names and settings of a new company", () => {
    expect(defaultGoalTemplate).toMatchObject({
      name: "OKR - Simplified",
      moduleName: "Goals",
      objectivesName: "Objectives",
      keyResultsName: "Key Results",
      configData: {
        OBJECTIVE_TYPE: "SIMPLE",
        DEFAULT_KR_PROGRESS: "MANUAL",
        DEFAULT_KR_VISIBILITY: "GLOBAL",
        IS_KR_CASCADING_ENABLED: false,
        DEFAULT_OBJECTIVE_PROGRESS: "DERIVED_AVG",
        ENABLE_IMPORTANCE_IN_GOALS: false,
        DEFAULT_OBJECTIVE_VISIBILITY: "GLOBAL",
      },
    });
  });

  test("gives each role what the specification says", () => {
    const { access } = defaultGoalTemplate;
    const everything = { view: "ALL", comment: "ALL", update: "ALL", edit: "ALL", delete: "ALL" };
    const nothingChanged = { view: "PUBLIC", comment: "PUBLIC", update: "NONE", edit: "NONE", delete: "NONE" };
    expect(access.GOAL_ADMIN).toMatchObject({
      ...everything,
      createObjectiveLevels: ["COMPANY"],
      customTags: "MANAGE",
    });
    expect(access.GOAL_CUSTOM_ADMIN).toMatchObject({
      ...everything,
      bulkUpload: ["OBJECTIVES", "KEY_RESULTS"],
      customTags: "VIEW_ASSIGN",
    });
    expect(access.GOAL_USER).toMatchObject({
      ...nothingChanged,
      createObjectiveLevels: ["TEAM", "INDIVIDUAL"],
      createKeyResult: "PARENT_MANDATORY",
      bulkUpload: [],
    });
    expect(access.MANAGER).toMatchObject({
      ...nothingChanged,
      createObjectiveLevels: ["DEPARTMENT", "TEAM", "INDIVIDUAL"],
      bulkUpload: [],
    });
    expect(access.OWNER).toMatchObject({ edit: "ALL", delete: "NONE" });
    expect(access.COLLABORATOR).toMatchObject({ view: "ALL", update: "ALL", edit: "ALL", delete: "NONE" });
  });

  test("survives being stored as JSON", () => {
    expect(goalTemplateSchema.parse(JSON.parse(JSON.stringify(defaultGoalTemplate)))).toEqual(defaultGoalTemplate);
  });
});

describe("a template is refused", () => {
  test.each([
    ["GOAL_ADMIN", { createObjectiveLevels: ["COMPANY", "TEAM"] }, "createObjectiveLevels"],
    ["GOAL_USER", { view: "ALL" }, "view"],
    ["GOAL_USER", { delete: "ALL" }, "delete"],
    ["MANAGER", { customTags: "MANAGE" }, "customTags"],
    ["OWNER", { view: "NONE" }, "view"],
    ["OWNER", { bulkUpload: ["OBJECTIVES"] }, "bulkUpload"],
  ] as const)("where %s has %o", (role, privileges, privilege) => {
    const result = goalTemplateSchema.safeParse(templateWith(role, privileges));
    expect(result.error?.issues.map(({ path, message }) => ({ path, message }))).toEqual([
      { path: ["access", role, privilege], message: "goals.template.not-permitted" },
    ]);
  });

  test("where a role, a name or a known word is missing", () => {
    const { OWNER: _, ...withoutOwner } = defaultGoalTemplate.access;
    expect(goalTemplateSchema.safeParse({ ...defaultGoalTemplate, access: withoutOwner }).success).toBe(false);
    expect(goalTemplateSchema.safeParse({ moduleName: "   " }).success).toBe(false);
    expect(goalTemplateSchema.safeParse({ configData: { OBJECTIVE_TYPE: "FANCY" } }).success).toBe(false);
    expect(goalTemplateSchema.safeParse({ configData: { UNKNOWN: true } }).success).toBe(false);
  });
});

describe("differences", () => {
  test("are none between a template and itself, whatever the order and repetition of its lists", () => {
    const reordered = goalTemplateSchema.parse(
      templateWith("GOAL_USER", { createObjectiveLevels: ["INDIVIDUAL", "TEAM", "TEAM"] }),
    );
    expect(reordered).toEqual(defaultGoalTemplate);
    expect(differences(defaultGoalTemplate, reordered)).toEqual([]);
  });

  test("name what is lost, gained or both", () => {
    const narrowed = templateWith("GOAL_USER", { createObjectiveLevels: [], view: "NONE" });
    expect(differences(defaultGoalTemplate, narrowed)).toEqual([
      {
        kind: "ACCESS",
        role: "GOAL_USER",
        privilege: "createObjectiveLevels",
        before: ["TEAM", "INDIVIDUAL"],
        after: [],
        effect: "NARROWED",
      },
      { kind: "ACCESS", role: "GOAL_USER", privilege: "view", before: "PUBLIC", after: "NONE", effect: "NARROWED" },
    ]);
    expect(differences(narrowed, defaultGoalTemplate).map((each) => each.kind === "ACCESS" && each.effect)).toEqual([
      "WIDENED",
      "WIDENED",
    ]);
    const mixed = templateWith("GOAL_USER", { createObjectiveLevels: ["DEPARTMENT", "TEAM"] });
    expect(differences(defaultGoalTemplate, mixed)).toMatchObject([{ effect: "MIXED" }]);
  });

  test("include names and settings", () => {
    const renamed = goalTemplateSchema.parse({ objectivesName: "Rocks", configData: { OBJECTIVE_TYPE: "DETAILED" } });
    expect(differences(defaultGoalTemplate, renamed)).toEqual([
      { kind: "SETTING", setting: "objectivesName", before: "Objectives", after: "Rocks" },
      { kind: "SETTING", setting: "OBJECTIVE_TYPE", before: "SIMPLE", after: "DETAILED" },
    ]);
  });
});
