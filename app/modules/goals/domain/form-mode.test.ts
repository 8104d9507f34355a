import { expect, test } from "vitest";
import { formModes, formSettings, isAsked } from "./form-mode.ts";
import { defaultGoalTemplate } from "./template.ts";

const fields = [
  "title",
  "timeFrame",
  "ownerIds",
  "description",
  "level",
  "parentId",
  "visibility",
  "tagIds",
  "keyResults[0].title",
  "keyResults[0].target",
  "keyResults[0].start",
  "keyResults[2].metricId",
];

test.each([
  ["SIMPLE", ["title", "timeFrame", "ownerIds", "keyResults[0].title", "keyResults[0].target"]],
  [
    "COMPACT",
    [
      "title",
      "timeFrame",
      "ownerIds",
      "description",
      "level",
      "parentId",
      "keyResults[0].title",
      "keyResults[0].target",
      "keyResults[0].start",
    ],
  ],
  ["DETAILED", fields],
] as const)("a %s form asks at once for %j", (mode, asked) => {
  expect(fields.filter((field) => isAsked(mode, field))).toEqual(asked);
});

test("whoever keeps goals that are not in use has the shortest forms", () => {
  const closed = {
    ...defaultGoalTemplate,
    configData: { ...defaultGoalTemplate.configData, OBJECTIVE_TYPE: "DISABLED" as const },
  };
  expect(formSettings(closed)).toEqual({
    mode: formModes[0],
    importance: false,
    keyResultProgress: "MANUAL",
    objectiveProgress: "DERIVED_AVG",
  });
});
