import { z } from "zod";
import { recordId } from "#app/platform/http/shapes.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOf, pagingInput, sliceOf, totalShape } from "#app/platform/http/paging.ts";
import { requireGoalTemplate } from "../data/goal-template-record.ts";
import { goalTemplateList, goalTemplateListInput } from "../queries/goal-template-list.ts";
import { goalTemplateScreen } from "../queries/goal-template-screen.ts";
import { previewRun } from "../queries/preview-template-run.ts";
import { archiveGoalTemplate, archiveGoalTemplateInput } from "../use-cases/archive-goal-template.ts";
import {
  assignTemplate,
  assignTemplateInput,
  updateTemplateGoals,
  withdrawTemplateGoals,
} from "../use-cases/ask-template-run.ts";
import { createGoalTemplate } from "../use-cases/create-goal-template.ts";
import { editGoalTemplate, editGoalTemplateInput } from "../use-cases/edit-goal-template.ts";
import { goalTemplateInput, oneGoalTemplate } from "../use-cases/goal-template-input.ts";

const can = all(feature("GOAL"), mayEver("view", "GoalTemplate"));
const done = z.object({ templateId: recordId });
const asked = done.extend({ runId: recordId });
const path = "/goal-templates/:templateId";
const template = z.object({
  id: recordId,
  title: z.string(),
  description: z.string(),
  level: z.string(),
  timeFrame: z.string(),
  visibility: z.string(),
  version: z.number(),
  archived: z.boolean(),
  keyResults: z.array(
    z.object({
      id: recordId,
      title: z.string(),
      measureType: z.string(),
      currency: z.string().nullable(),
      start: z.number(),
      target: z.number(),
    }),
  ),
});
const run = z.object({
  id: recordId,
  kind: z.string(),
  state: z.string(),
  total: z.number(),
  done: z.number(),
  results: z.record(z.string(), z.number()),
});
const note = z.object({
  employeeId: recordId,
  name: z.string(),
  outcome: z.string(),
  goalId: recordId.nullable(),
  reason: z.string(),
  fields: z.array(z.string()),
});

/** Goal templates over `/api/v1`: the same use-cases as the screens. Acts on goals are done in the background. */
export const goalTemplateEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/goal-templates",
    can,
    summary: "Templates of goals by title, each with how many people have one of its goals.",
    input: goalTemplateListInput.omit({ add: true, page: true }).extend({
      archived: z.stringbool().default(false),
      ...pagingInput.shape,
    }),
    output: listShape(
      z.object({
        id: recordId,
        title: z.string(),
        timeFrame: z.string(),
        level: z.string(),
        keyResults: z.number(),
        goals: z.number(),
        percent: z.number().nullable(),
      }),
      { total: totalShape },
    ),
    run: async (context, { archived, ...input }) => {
      const slice = sliceOf(input);
      const asked = { ...input, archived: archived ? ("1" as const) : ("" as const), page: 1 };
      const { rows, total } = await goalTemplateList(context, asked, slice);
      return { ...pageOf(rows, total, slice), total };
    },
  }),
  endpoint({
    method: "POST",
    path: "/goal-templates",
    can,
    summary: "Writes a template down; money in minor units.",
    input: goalTemplateInput,
    output: done,
    creates: path,
    run: createGoalTemplate,
  }),
  endpoint({
    method: "GET",
    path,
    can,
    summary: "One template, its goals with their owners, and what was done with them.",
    input: oneGoalTemplate,
    output: template.extend({
      goals: z.array(
        z.object({ employeeId: recordId, name: z.string(), goalId: recordId, percent: z.number().nullable() }),
      ),
      runs: z.array(run),
      notes: z.array(note),
    }),
    run: async (context, input) => {
      const { template: own, goals, runs, notes } = await goalTemplateScreen(context, input);
      return { ...own, keyResults: [...own.keyResults], goals, runs, notes };
    },
  }),
  endpoint({
    method: "PUT",
    path,
    can,
    summary: "Changes a template made on a version; its goals follow when they are brought up to date.",
    input: editGoalTemplateInput,
    output: done,
    run: editGoalTemplate,
  }),
  endpoint({
    method: "PUT",
    path: `${path}/archived`,
    can,
    summary: "Archives a template, or brings it back.",
    input: archiveGoalTemplateInput,
    output: done,
    run: archiveGoalTemplate,
  }),
  endpoint({
    method: "POST",
    path: `${path}/assign`,
    can,
    summary: "Gives everybody of a cohort a goal made of it.",
    input: assignTemplateInput,
    output: asked,
    run: assignTemplate,
  }),
  endpoint({
    method: "GET",
    path: `${path}/preview`,
    can,
    summary: "What bringing the goals up to date, or withdrawing them, would do.",
    input: oneGoalTemplate.extend({ kind: z.enum(["UPDATE", "WITHDRAW"]).default("UPDATE") }),
    output: z.object({
      kind: z.string(),
      people: z.number(),
      changed: z.number(),
      fields: z.array(z.object({ field: z.string(), people: z.number() })),
      kept: z.array(
        z.object({
          employeeId: recordId,
          name: z.string(),
          goalId: recordId.nullable(),
          reason: z.string(),
          fields: z.array(z.string()),
        }),
      ),
    }),
    run: async (context, { templateId, kind }) => {
      await requireGoalTemplate(context, templateId);
      return previewRun(context, templateId, kind);
    },
  }),
  endpoint({
    method: "POST",
    path: `${path}/update-goals`,
    can,
    summary: "Brings its goals up to date, but for what their owners changed.",
    input: oneGoalTemplate,
    output: asked,
    run: updateTemplateGoals,
  }),
  endpoint({
    method: "POST",
    path: `${path}/withdraw-goals`,
    can,
    summary: "Archives its goals that nobody has touched.",
    input: oneGoalTemplate,
    output: asked,
    run: withdrawTemplateGoals,
  }),
];
