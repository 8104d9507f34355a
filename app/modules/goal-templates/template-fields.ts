import { objectiveLevels } from "#app/modules/goals/domain.ts";
import { choice, recordFields, text } from "#app/modules/records/domain.ts";

/** What is said of a goal template, for its list and page. */
export const templateFields = recordFields("goal-templates", {
  title: text(400, { said: "What everybody's goal is called.", required: true, label: "column.title" }),
  level: choice(objectiveLevels, {
    ...{ said: "The level at which the goals count.", required: true, label: "column.level", words: "objective-level" },
  }),
});
