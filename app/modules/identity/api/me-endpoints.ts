import { z } from "zod";
import { adminKinds, features } from "#app/platform/context/actor.ts";
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
    admin: z
      .array(
        z.object({
          kind: z.enum(adminKinds).describe("What they look after."),
          orgUnitIds: z
            .array(recordId)
            .nullable()
            .describe("The org units, with all below, they look after it in; null for the whole company."),
        }),
      )
      .describe("What the person looks after as an admin; empty for most people."),
    customAccess: z.array(z.string()).describe("Insights the person was given by name."),
    rights: z
      .array(z.string())
      .describe("What custom roles give the person, as `GET /access/rights` lists it; where, their roles say."),
    directManager: z.boolean().describe("Whether somebody reports to them today."),
    skipManager: z.boolean().describe("Whether somebody who reports to them has reports of their own."),
    sharesCohorts: z.boolean().describe("Whether they may share groups of people and saved views with the company."),
    access: z
      .object({
        by: z.enum(["TOKEN", "SESSION"]).describe("An access token, or the session of a browser."),
        name: z.string().nullable().describe("What the token was called when it was made; null for a session."),
        scope: z.enum(accessTokenScopes).describe("READ only looks; WRITE also changes what the person may change."),
        scopes: z
          .array(z.string())
          .nullable()
          .describe("The modules a token is narrowed to, as `goals:read`; null where it reaches all."),
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
      admin: [
        ...actor.adminAccesses.map((kind) => ({ kind, orgUnitIds: null })),
        ...(actor.scopedAccesses ?? []).map(({ kind, orgUnitIds }) => ({ kind, orgUnitIds: [...orgUnitIds] })),
      ],
      customAccess: [...actor.customAccess],
      rights: [...new Set((actor.roleRights ?? []).map(({ right }) => right))],
      directManager: actor.directManager,
      skipManager: actor.skipManager,
      sharesCohorts: actor.canCreateSharedCohort ?? false,
      access: await callerFacts(database, caller),
    }),
  }),
];
