import { expect, test } from "vitest";
import { defaultGoalTemplate } from "../../domain/template.ts";
import { privilegesOf } from "#app/platform/rights-grid/rights-grid.ts";
import { goalGrid } from "../../domain/template-permitted.ts";
import { draftOf, shownPrivileges, templateForm } from "./template-form.ts";

const typed = (access: object) =>
  templateForm.parse({
    version: 1,
    moduleName: "Goals",
    objectivesName: "Objectives",
    keyResultsName: "Key results",
    includeOwnerGoals: true,
    objectiveType: "SIMPLE",
    keyResultProgress: "MANUAL",
    objectiveProgress: "DERIVED_AVG",
    objectiveVisibility: "GLOBAL",
    keyResultVisibility: "GLOBAL",
    access,
  });

test("every privilege there is can be shaped on the screen", () => {
  expect(new Set<string>(shownPrivileges)).toEqual(new Set(privilegesOf(goalGrid)));
});

test("imports, tags, insights and tasks are kept as they were chosen", () => {
  const { access } = draftOf(
    defaultGoalTemplate,
    typed({
      GOAL_ADMIN: { bulkUpload: ["OBJECTIVES", "INITIATIVES"] },
      MANAGER: { bulkUpload: ["INITIATIVES"] },
      GOAL_USER: { bulkUpload: ["KEY_RESULTS"], insights: "VIEW_DOWNLOAD", createInitiative: "NONE" },
      GOAL_CUSTOM_ADMIN: { customTags: "MANAGE" },
    }),
  );
  expect(access.GOAL_ADMIN.bulkUpload).toEqual(["OBJECTIVES", "INITIATIVES"]);
  expect(access.MANAGER.bulkUpload).toEqual(["INITIATIVES"]);
  expect(access.GOAL_USER).toMatchObject({
    bulkUpload: ["KEY_RESULTS"],
    insights: "VIEW_DOWNLOAD",
    createInitiative: "NONE",
  });
  expect(access.GOAL_CUSTOM_ADMIN).toMatchObject({ bulkUpload: [], customTags: "MANAGE" });
  expect(access.OWNER).toEqual(defaultGoalTemplate.access.OWNER);
});
