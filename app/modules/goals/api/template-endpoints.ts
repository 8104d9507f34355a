import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { loadTemplate } from "../data/template-record.ts";
import { goalTemplateSchema } from "../domain/template.ts";
import { previewTemplateChange } from "../queries/preview-template-change.ts";
import { saveAccessTemplate, saveAccessTemplateInput } from "../use-cases/save-access-template.ts";

const can = all(feature("GOAL"), mayEver("edit", "GoalAccessTemplate"));
const value = z.union([z.string(), z.boolean()]);

const previewShape = z.object({
  settings: z
    .array(
      z.object({
        kind: z
          .literal("SETTING")
          .describe("What kind of effect it is: a general privilege, or rights over single goals."),
        setting: z.string().describe("The setting."),
        before: value.describe("What it says now."),
        after: value.describe("What it would say."),
      }),
    )
    .describe("Settings that would change."),
  effects: z
    .array(
      z.object({
        kind: z
          .enum(["GENERAL", "RECORD"])
          .describe("What kind of effect it is: a general privilege, or rights over single goals."),
        who: z.string().describe("The role of the access template."),
        change: z.enum(["GAIN", "LOSE"]).describe("Whether something is gained or lost."),
        people: z.number().describe("How many people it is about."),
        privilege: z.string().optional().describe("The privilege it is about."),
        value: z.string().optional().describe("The value of the privilege."),
        right: z.string().optional().describe("The right it comes down to."),
        related: z.boolean().optional().describe("Whether it is about goals of people close to them."),
        goals: z.number().optional().describe("How many goals it is about."),
        pairs: z.number().optional().describe("How many pairs of a person and a goal it is about."),
      }),
    )
    .describe("Who would gain or lose what."),
});

/** The goal access template over `/api/v1`. They stand before `/goals/:goalId`, which would take their path. */
export const templateEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/goals/access-template",
    can,
    summary: "The company's goal access template.",
    input: z.object({}),
    output: saveAccessTemplateInput.extend({
      template: z.any().describe("The names, defaults and privileges of the template."),
    }),
    run: async (context) => {
      const { version, template } = await loadTemplate(context);
      return { version, template };
    },
  }),
  endpoint({
    method: "PUT",
    path: "/goals/access-template",
    can,
    summary: "Saves the access template made on a version.",
    input: saveAccessTemplateInput,
    output: z.object({
      version: z.number().describe("Counts the changes of the record; the next change must bring it."),
    }),
    run: saveAccessTemplate,
  }),
  endpoint({
    method: "POST",
    path: "/goals/access-template/preview",
    can,
    summary: "Who would gain or lose what, counted; nothing is changed.",
    input: z.object({ template: goalTemplateSchema.describe("The names, defaults and privileges of the template.") }),
    output: previewShape,
    run: (context, { template }) => previewTemplateChange(context, template),
  }),
];
