import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

/** What this room announces: ids and states alone, never a word that was written. */
export const developEvents = declareEvents({
  "develop.competency-changed": {
    payload: z.object({ competencyId: z.string(), change: z.string() }),
    says: "A competency of the library was added, changed, archived or brought back.",
    leaves: true,
  },
  "develop.expectation-changed": {
    payload: z.object({ jobFunctionId: z.string(), gradeId: z.string(), competencyId: z.string() }),
    says: "What a role expects of a competency was changed.",
    stays: true,
  },
  "develop.level-changed": {
    payload: z.object({ levelId: z.string(), change: z.string() }),
    says: "A level of the scale was changed.",
    stays: true,
  },
  "develop.assessed": {
    payload: z.object({ employeeId: z.string(), competencyId: z.string(), source: z.string() }),
    says: "Somebody's competency was assessed.",
    leaves: true,
    concerns: { record: "Development", by: "employeeId" },
  },
  "develop.self-assessment-asked": {
    payload: z.object({ employeeId: z.string(), dueOn: z.string() }),
    says: "Somebody was asked to assess themselves.",
  },
  "develop.plan-changed": {
    payload: z.object({
      employeeId: z.string(),
      planId: z.string(),
      change: z.string(),
      mentorId: z.string().nullable(),
    }),
    says: "A growth plan was made, changed, proposed, agreed, closed, deleted or restored.",
    leaves: true,
    concerns: { record: "GrowthPlan", by: "planId" },
  },
  "develop.mentor-named": {
    payload: z.object({ employeeId: z.string(), planId: z.string(), mentorId: z.string() }),
    says: "Somebody was named as mentor in a growth plan.",
  },
  "develop.mentor-declined": {
    payload: z.object({ employeeId: z.string(), planId: z.string(), mentorId: z.string() }),
    says: "Somebody declined to be a mentor.",
  },
  "develop.plan-on-agenda": {
    payload: z.object({ employeeId: z.string(), planId: z.string() }),
    says: "A growth plan was put on the agenda of a 1:1.",
    stays: true,
  },
  "develop.level-up-changed": {
    payload: z.object({ employeeId: z.string(), requestId: z.string(), change: z.string() }),
    says: "A level-up was requested, supported, approved, declined or withdrawn.",
    leaves: true,
    concerns: { record: "LevelUp", by: "requestId" },
  },
  "develop.note-changed": {
    payload: z.object({ employeeId: z.string(), noteId: z.string(), change: z.string() }),
    says: "A note on somebody's growth was added, changed or deleted.",
    stays: true,
  },
  "develop.preference-changed": {
    payload: z.object({ findable: z.boolean() }),
    says: "Somebody wants to be found as a mentor, or not.",
    stays: true,
  },
  "develop.settings-changed": {
    payload: z.object({}),
    says: "The settings of development were changed.",
    stays: true,
  },
});
