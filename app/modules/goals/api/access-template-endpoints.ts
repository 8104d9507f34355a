import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { ids } from "../domain/ids.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { templateAudienceShape } from "../domain/template-audience.ts";
import { requireTemplate } from "../data/template-record.ts";
import { templateList } from "../queries/template-list.ts";
import { addAccessTemplate, addAccessTemplateInput } from "../use-cases/add-access-template.ts";
import {
  askTemplateEarlier,
  oneTemplate,
  removeAccessTemplate,
  restoreAccessTemplate,
} from "../use-cases/order-access-templates.ts";
import { saveAccessTemplate, saveAccessTemplateInput } from "../use-cases/save-access-template.ts";

const can = all(feature("GOAL"), mayEver("edit", "GoalAccessTemplate"));
const done = z.object({ templateId: ids.template });
const path = "/goals/access-templates/:templateId";

const audience = z.object(templateAudienceShape).partial();

/** The access templates beside the company's own over `/api/v1`, in the order they are asked. */
export const accessTemplateEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/goals/access-templates",
      can,
      summary:
        "All access templates in their order, the company's own last, each with whom it is for and how many people live by it.",
      input: pagingInput,
      output: listShape(
        z.object({
          id: recordId.nullable().describe("The id of the record, a UUID."),
          name: z.string().describe("The name as people see it."),
          isDefault: z
            .boolean()
            .describe("Whether it is the company's own, which holds for everybody no other is applied to."),
          people: z.number().describe("How many people it is about."),
          cohorts: z
            .array(
              z.object({
                id: recordId.describe("The id of the record, a UUID."),
                name: z.string().describe("The name as people see it."),
              }),
            )
            .describe("The cohorts it is applied to."),
          audience: audience.describe("Whom it is applied to, cohorts among others."),
        }),
      ),
      run: async (context, input) =>
        pageOfAll(
          (await templateList(context)).map(({ named: _, ...listed }) => listed),
          input,
        ),
    }),
  ),
  endpoint({
    method: "POST",
    path: "/goals/access-templates",
    can,
    summary: "Adds a template as a copy, applied to nobody.",
    input: addAccessTemplateInput,
    output: done,
    creates: path,
    run: addAccessTemplate,
  }),
  endpoint({
    method: "GET",
    path,
    can,
    summary: "One access template beside the company's own.",
    input: oneTemplate,
    output: z.object({
      id: recordId.describe("The id of the record, a UUID."),
      version: z.number().describe("Counts the changes of the record; the next change must bring it."),
      template: z.any().describe("The names, defaults and privileges of the template."),
      audience: audience.describe("Whom it is applied to."),
    }),
    run: async (context, { templateId }) => {
      const { version, template, audience: kept } = await requireTemplate(context, templateId);
      return { id: templateId, version, template, audience: kept };
    },
  }),
  endpoint({
    method: "PUT",
    path,
    can,
    summary: "Saves a template made on a version, and whom it is applied to.",
    input: saveAccessTemplateInput.extend(oneTemplate.shape),
    output: z.object({
      version: z.number().describe("Counts the changes of the record; the next change must bring it."),
    }),
    run: saveAccessTemplate,
  }),
  endpoint({
    method: "PUT",
    path: `${path}/earlier`,
    can,
    summary: "Lets a template be asked before the one above it.",
    input: oneTemplate,
    output: done,
    run: askTemplateEarlier,
  }),
  endpoint({
    method: "DELETE",
    path,
    can,
    summary: "Removes a template; it can be brought back.",
    input: oneTemplate.extend({ version: versionRead }),
    output: done,
    run: removeAccessTemplate,
  }),
  endpoint({
    method: "POST",
    path: `${path}/restore`,
    can,
    summary: "Brings a removed template back.",
    input: oneTemplate,
    output: done,
    run: restoreAccessTemplate,
  }),
];
