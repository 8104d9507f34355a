import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
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
    input: z.object({}),
    output: z.object({ items: z.array(z.object({ about: z.string(), actions: z.array(z.string()) })) }),
    run: async (_context, _input, { explainables }) => ({
      items: explainables.map(({ subject, actions }) => ({ about: subject, actions: actions.map(({ key }) => key) })),
    }),
  }),
  endpoint({
    method: "GET",
    path: "/access/explanation",
    summary: "Whether a person may do something with a record, with the chain of rules looked at.",
    can: view,
    input: z.object({ person: z.uuid(), about: z.string().max(40), record: z.uuid(), action: z.string().max(40) }),
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
    input: whoCanInput,
    output: z.object({
      items: z.array(z.object({ id: z.string(), name: z.string(), reason: explainedRule })),
      total: z.number(),
      working: z.number(),
    }),
    run: async (context, input, gatherings) => {
      const { rows, total, working } = await whoCan(context, input, gatherings);
      return {
        items: rows.map(({ person, reason }) => ({ id: person.id, name: person.name, reason })),
        total,
        working,
      };
    },
  }),
];
