import { z } from "zod";
import { recordId } from "#app/platform/http/shapes.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOf, pageOfAll, pagingInput, sliceOf, totalShape } from "#app/platform/http/paging.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { explainAccess } from "../queries/explain-access.ts";
import { whoCan, whoCanInput } from "../queries/who-can.ts";
import { explainedRule } from "./shapes.ts";

const view = mayEver("view", "AdminAccess");

/** May this person do that, and who may. */
export const explainEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/access/explainable",
    summary: "Kinds of records and acts that can be asked about.",
    can: view,
    input: pagingInput,
    output: listShape(
      z.object({
        about: z.string().describe("The kind of record that is asked about, as `GET /access/explainable` lists them."),
        actions: z.array(z.string()).describe("What can be asked about such a record."),
      }),
    ),
    run: async (_context, input, { explainables }) =>
      pageOfAll(
        explainables.map(({ subject, actions }) => ({ about: subject, actions: actions.map(({ key }) => key) })),
        input,
      ),
  }),
  endpoint({
    method: "GET",
    path: "/access/explanation",
    summary: "Whether a person may do something with a record, with the chain of rules looked at.",
    can: view,
    input: z.object({
      person: recordId.describe("The employee who would do it."),
      about: z
        .string()
        .max(40)
        .describe("The kind of record that is asked about, as `GET /access/explainable` lists them."),
      record: recordId.describe("The id of the record it would be done to."),
      action: z.string().max(40).describe("What would be done with the record, as `GET /access/explainable` lists it."),
    }),
    output: z.object({
      allowed: z.boolean().describe("Whether it is allowed."),
      moduleOff: z.boolean().describe("Whether it is refused because the company does not use the module."),
      decided: z.string().nullable().describe("The id of the rule that decided; null where no rule spoke of it."),
      chain: z.array(explainedRule).describe("The rules looked at, in order."),
      fields: z
        .array(
          z.object({
            name: z.string().describe("The name of the person, or of the field."),
            allowed: z.boolean().describe("Whether it is allowed."),
            decided: z.string().nullable().describe("The id of the rule that decided; null where no rule spoke of it."),
          }),
        )
        .describe("For records with fields of their own: which of them may be touched."),
    }),
    run: async (context, input, gatherings) => {
      const explanation = await explainAccess(context, input, gatherings);
      if (!explanation) throw notFound("The question");
      return explanation;
    },
  }),
  endpoint({
    method: "GET",
    path: "/access/who-can",
    summary:
      "Everybody who works here and may do this with one record, each with the rule that allows it; one page at a time.",
    can: view,
    input: whoCanInput.omit({ page: true }).extend(pagingInput.shape),
    output: listShape(
      z.object({
        id: z.string().describe("The id of the employee."),
        name: z.string().describe("The name of the person, or of the field."),
        reason: explainedRule.describe("The rule that allows it."),
      }),
      {
        total: totalShape,
        working: z.number().describe("How many people work here today."),
      },
    ),
    run: async (context, input, gatherings) => {
      const slice = sliceOf(input);
      const { rows, total, working } = await whoCan(context, { ...input, page: 1 }, gatherings, slice);
      const items = rows.map(({ person, reason }) => ({ id: person.id, name: person.name, reason }));
      return { ...pageOf(items, total, slice), total, working };
    },
  }),
];
