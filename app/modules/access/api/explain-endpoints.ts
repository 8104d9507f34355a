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
    output: listShape(z.object({ about: z.string(), actions: z.array(z.string()) })),
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
    input: z.object({ person: recordId, about: z.string().max(40), record: recordId, action: z.string().max(40) }),
    output: z.object({
      allowed: z.boolean(),
      moduleOff: z.boolean(),
      decided: z.string().nullable(),
      chain: z.array(explainedRule),
      fields: z.array(z.object({ name: z.string(), allowed: z.boolean(), decided: z.string().nullable() })),
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
    output: listShape(z.object({ id: z.string(), name: z.string(), reason: explainedRule }), {
      total: totalShape,
      working: z.number(),
    }),
    run: async (context, input, gatherings) => {
      const slice = sliceOf(input);
      const { rows, total, working } = await whoCan(context, { ...input, page: 1 }, gatherings, slice);
      const items = rows.map(({ person, reason }) => ({ id: person.id, name: person.name, reason }));
      return { ...pageOf(items, total, slice), total, working };
    },
  }),
];
