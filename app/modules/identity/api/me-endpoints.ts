import { z } from "zod";
import { features } from "#app/platform/context/actor.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { moment, personShape, recordId } from "#app/platform/http/shapes.ts";
import { accessTokenScopes } from "../domain/access-token-input.ts";
import { callerFacts } from "../queries/caller-facts.ts";

const meShape = z
  .object({
    employee: personShape
      .extend({
        email: z
          .string()
          .describe("The address they sign in and are written to with.")
          .meta({ example: "asha@acme.test" })
          .describe("The work e-mail address."),
      })
      .describe("The person the request is made for."),
    company: z
      .object({
        id: recordId.describe("The id of the company."),
        address: z
          .string()
          .describe("The company's word in host names: `acme` in acme.cairn.example.")
          .meta({ example: "acme" }),
        name: z.string().describe("The company's name.").meta({ example: "Acme Robotics" }),
      })
      .describe("The company everything is read and written in."),
    language: z.string().describe("The person's language, in which problems are worded.").meta({ example: "en" }),
    timeZone: z
      .string()
      .describe("The person's time zone by its IANA name; it decides which day is today.")
      .meta({ example: "Europe/Berlin" }),
    currency: z.string().describe("The company's currency by its ISO 4217 code.").meta({ example: "EUR" }),
    features: z
      .array(z.enum(features))
      .describe("The modules this person uses; addresses of others answer 403 or 404."),
    access: z
      .object({
        by: z.enum(["TOKEN", "SESSION"]).describe("An access token, or the session of a browser."),
        name: z.string().nullable().describe("What the token was called when it was made; null for a session."),
        scope: z.enum(accessTokenScopes).describe("READ only looks; WRITE also changes what the person may change."),
        expiresAt: moment.describe("When the token or session ends at the latest, in UTC."),
      })
      .describe("By what the request says who it is, and how far that reaches."),
  })
  .meta({ id: "Me" });

/** Who a program speaks for. */
export const meEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/me",
    can: signedIn,
    summary: "Who the request is made for, in which company, and what its token may do until when.",
    input: z.object({}),
    output: meShape,
    run: async ({ actor, tenant }, _input, _gatherings, { database, caller }) => ({
      employee: { id: actor.employeeId, name: actor.name, email: actor.email },
      company: { id: tenant.id, address: tenant.slug, name: tenant.name },
      language: actor.language,
      timeZone: actor.timeZone,
      currency: actor.currency,
      features: [...actor.features],
      access: await callerFacts(database, caller),
    }),
  }),
];
