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
  settings: z.array(z.object({ kind: z.literal("SETTING"), setting: z.string(), before: value, after: value })),
  effects: z.array(
    z.object({
      kind: z.enum(["GENERAL", "RECORD"]),
      who: z.string(),
      change: z.enum(["GAIN", "LOSE"]),
      people: z.number(),
      privilege: z.string().optional(),
      value: z.string().optional(),
      right: z.string().optional(),
      related: z.boolean().optional(),
      goals: z.number().optional(),
      pairs: z.number().optional(),
    }),
  ),
});

/** The goal access template over `/api/v1`. They stand before `/goals/:goalId`, which would take their path. */
export const templateEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/goals/access-template",
    can,
    summary: "The company's goal access template.",
    input: z.object({}),
    output: saveAccessTemplateInput.extend({ template: z.any() }),
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
    output: z.object({ version: z.number() }),
    run: saveAccessTemplate,
  }),
  endpoint({
    method: "POST",
    path: "/goals/access-template/preview",
    can,
    summary: "Who would gain or lose what, counted; nothing is changed.",
    input: z.object({ template: goalTemplateSchema }),
    output: previewShape,
    run: (context, { template }) => previewTemplateChange(context, template),
  }),
];
