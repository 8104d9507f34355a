import { z } from "zod";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOf, pagingInput, sliceOf, totalShape } from "#app/platform/http/paging.ts";
import { requireGoalTemplate } from "../data/goal-template-record.ts";
import { goalTemplateList, goalTemplateListInput } from "../queries/goal-template-list.ts";
import type { TemplateRun } from "../data/template-run-record.ts";
import { runNotes } from "../queries/run-notes.ts";
import { goalTemplateScreen } from "../queries/goal-template-screen.ts";
import { previewRun } from "../queries/preview-template-run.ts";
import {
  assignTemplate,
  assignTemplateInput,
  retryRunInput,
  retryTemplateRun,
  updateTemplateGoals,
  withdrawTemplateGoals,
} from "../use-cases/ask-template-run.ts";
import { goalTemplateInput, oneGoalTemplate } from "../use-cases/goal-template-input.ts";
import {
  archiveGoalTemplate,
  archiveGoalTemplateInput,
  editGoalTemplateInput,
  saveGoalTemplate,
} from "../use-cases/save-goal-template.ts";

const can = all(feature("GOAL"), mayEver("view", "GoalTemplate"));
const done = z.object({ templateId: ids.template });
const asked = done.extend({ runId: ids.run });
const path = "/goal-templates/:templateId";
const template = z
  .object({
    id: recordId.describe("The id of the record, a UUID."),
    title: z.string().describe("The goal in a few words."),
    description: z.string().describe("What it is about, in full; at most 5,000 characters."),
    level: z.string().describe("On whose behalf: the company, a department, a team or one person."),
    timeFrame: z
      .string()
      .describe(
        "The id of its time frame, as `GET /time-frames` lists them: `2026-Q3`, `2026-H1`, `2026`, or `2026-04-10..2026-05-20`.",
      ),
    visibility: z.string().describe("GLOBAL is seen by the company, PRIVATE by its people and those above them."),
    version: z.number().describe("Counts the changes of the record; the next change must bring it."),
    archived: z.boolean().describe("Whether it is out of use."),
    keyResults: z
      .array(
        z.object({
          id: recordId.describe("The id of the record, a UUID."),
          title: z.string().describe("The goal in a few words."),
          measureType: z.string().describe("What is measured: percent, a count, or money."),
          currency: z.string().nullable().describe("The ISO 4217 code of a money measure; null for others."),
          start: z.number().describe("The value it starts from; money in minor units."),
          target: z.number().describe("The value to reach; money in minor units."),
        }),
      )
      .describe("What will be measured; at most 20."),
  })
  .meta({ id: "GoalTemplate" });
const run = z
  .object({
    id: recordId.describe("The id of the record, a UUID."),
    kind: z.string().describe("What was done, or would be: assigned, brought up to date, withdrawn."),
    state: z.string().describe("Where it is."),
    total: z.number().describe("How many people there are to come to."),
    done: z.number().describe("How many were come to."),
    results: z.record(z.string(), z.number()).describe("How many came out how."),
  })
  .meta({ id: "GoalTemplateRun" });
const note = z
  .object({
    employeeId: ids.employee,
    name: z.string().describe("The person's name."),
    outcome: z.string().describe("What came of it."),
    goalId: ids.goal.nullable(),
    reason: z.string().describe("Why, in words or as a message code."),
    fields: z
      .array(z.string())
      .describe("The names of the fields that were changed; empty where everything was so already."),
  })
  .meta({ id: "GoalTemplateNote" });

function presentRun({ id, asked: { kind }, state, total, done, counts }: TemplateRun): z.input<typeof run> {
  return { id, kind, state, total, done, results: { ...counts } };
}

/** Goal templates over `/api/v1`: the same use-cases as the screens. Acts on goals are done in the background. */
export const goalTemplateEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/goal-templates",
      can,
      summary: "Templates of goals by title, each with how many people have one of its goals.",
      input: goalTemplateListInput.omit({ add: true, page: true }).extend({
        archived: tickInput.default(false).describe("True for templates out of use, in place of those in use."),
        ...pagingInput.shape,
      }),
      output: listShape(
        z.object({
          id: recordId.describe("The id of the record, a UUID."),
          title: z.string().describe("The goal in a few words."),
          timeFrame: z
            .string()
            .describe(
              "The id of its time frame, as `GET /time-frames` lists them: `2026-Q3`, `2026-H1`, `2026`, or `2026-04-10..2026-05-20`.",
            ),
          level: z.string().describe("On whose behalf: the company, a department, a team or one person."),
          keyResults: z.number().describe("How many key results it has."),
          goals: z.number().describe("How many people have a goal of it."),
          percent: z
            .number()
            .nullable()
            .describe("How far they are on average, in percent; null where nobody has said."),
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
    {
      summary: "Templates of goals by when they changed, oldest first, and those that are gone: to follow them.",
      parts: [{ archived: "" }, { archived: "1" }],
    },
  ),
  endpoint({
    method: "POST",
    path: "/goal-templates",
    can,
    summary: "Writes a template down; money in minor units.",
    input: goalTemplateInput,
    output: done,
    creates: path,
    run: saveGoalTemplate,
  }),
  endpoint({
    method: "GET",
    path,
    can,
    summary: "One template, its goals with their owners, and what was done with them.",
    input: oneGoalTemplate,
    output: template.extend({
      goals: z
        .array(
          z.object({
            employeeId: ids.employee,
            name: z.string().describe("The person's name."),
            goalId: ids.goal,
            percent: z
              .number()
              .nullable()
              .describe("How far they are on average, in percent; null where nobody has said."),
          }),
        )
        .describe("Who has a goal of it, and how far they are."),
      runs: z.array(run).describe("What was done with its goals, newest first."),
      notes: z.array(note).describe("What the newest act did not do as asked, person by person."),
    }),
    run: async (context, input) => {
      const { template: own, goals, runs } = await goalTemplateScreen(context, input);
      const notes = await runNotes(context, runs[0]?.id ?? null, goals);
      return { ...own, keyResults: [...own.keyResults], goals, runs: runs.map(presentRun), notes };
    },
  }),
  endpoint({
    method: "PUT",
    path,
    can,
    summary: "Changes a template made on a version; its goals follow when they are brought up to date.",
    input: editGoalTemplateInput,
    output: done,
    run: saveGoalTemplate,
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
    summary: "Gives everybody of an audience a goal made of it.",
    // One cohort by itself may be named shortly.
    input: assignTemplateInput.extend({ cohortId: z.guid().optional().describe("The id of the cohort.") }),
    output: asked,
    run: (context, { cohortId, ...input }) =>
      assignTemplate(context, { ...input, cohorts: [...input.cohorts, ...(cohortId ? [cohortId] : [])] }),
  }),
  endpoint({
    method: "POST",
    path: `${path}/runs/:runId/retry`,
    can,
    summary: "Has those tried again who were refused in a run.",
    input: retryRunInput,
    output: asked,
    run: retryTemplateRun,
  }),
  endpoint({
    method: "GET",
    path: `${path}/preview`,
    can,
    summary: "What bringing the goals up to date, or withdrawing them, would do.",
    input: oneGoalTemplate.extend({
      kind: z
        .enum(["UPDATE", "WITHDRAW"])
        .default("UPDATE")
        .describe("What was done, or would be: assigned, brought up to date, withdrawn."),
    }),
    output: z.object({
      kind: z.string().describe("What was done, or would be: assigned, brought up to date, withdrawn."),
      people: z.number().describe("How many people it is about."),
      changed: z.number().describe("Whether anything was changed."),
      fields: z
        .array(
          z.object({
            field: z.string().describe("The name of a field."),
            people: z.number().describe("How many people it is about."),
          }),
        )
        .describe("The names of the fields that were changed; empty where everything was so already."),
      kept: z
        .array(
          z.object({
            employeeId: ids.employee,
            name: z.string().describe("The person's name."),
            goalId: ids.goal.nullable(),
            reason: z.string().describe("Why, in words or as a message code."),
            fields: z
              .array(z.string())
              .describe("The names of the fields that were changed; empty where everything was so already."),
          }),
        )
        .describe("Goals that stay as they are, and why."),
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
