import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { keptBecause } from "#app/platform/contributions/forgets-person.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { localDay, moment, recordId, versionShape } from "#app/platform/http/shapes.ts";
import { askErasureInput, erasureInput, erasureStates } from "../domain/erasure.ts";
import { erasureCertificate } from "../queries/erasure-certificate.ts";
import { erasurePage } from "../queries/erasure-page.ts";
import { askErasure } from "../use-cases/ask-erasure.ts";
import { callOffErasure } from "../use-cases/call-off-erasure.ts";

const can = mayEver("erase", "Employee");
const path = "/employees/:employeeId/erasure";
const employeeId = recordId.describe("The id of the employee.");
const count = z.number().int();

const erasure = z
  .object({
    employeeId,
    erased: z.boolean().describe("Whether the person is erased."),
    state: z
      .enum(erasureStates)
      .nullable()
      .describe("WAITING until the day, RUNNING, DONE; null where nothing is asked for."),
    erasesOn: localDay.nullable().describe("The day on which it begins; null where nothing is asked for."),
    version: versionShape
      .nullable()
      .describe("Counts its changes; who calls it off brings it. Null where nothing is asked for."),
    doneAt: moment.nullable().describe("When it was done; null where it was not."),
    refused: z
      .string()
      .nullable()
      .describe("A stable code that says why the person cannot be erased; null where they can."),
    objections: z
      .array(
        z.object({
          module: z.string().describe("Which module objects."),
          code: z.string().describe("Why, as a code."),
        }),
      )
      .describe("What stands against it for now."),
    modules: z
      .array(
        z.object({
          module: z.string().describe("The module."),
          deleted: count.describe("Records that go."),
          emptied: count.describe("Records that stay without what they say."),
          kept: count.describe("Records that stay and name an erased person."),
          why: z.array(z.enum(keptBecause)).describe("Why those stay."),
        }),
      )
      .describe("What is done, or was done, module by module. A record may be counted in more than one of them."),
  })
  .meta({ id: "Erasure" });

/** Erasing people who left: for platform admins. */
export const erasureEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path,
    can,
    summary: "Whether somebody can be erased, what that would do, and where it stands.",
    input: erasureInput,
    output: erasure,
    run: async (context, input) => {
      const { person, erasure: asked, refused, objections, rooms } = await erasurePage(context, input.employeeId);
      return {
        ...{ employeeId: person.id, erased: person.erased, state: asked?.state ?? null, refused },
        ...{ erasesOn: asked?.erasesOn ?? null, doneAt: asked?.doneAt ?? null, version: asked?.version ?? null },
        objections: objections.map(({ room, code }) => ({ module: room, code })),
        modules: rooms.map(({ room, counts, why }) => ({ module: room, ...counts, why })),
      };
    },
  }),
  endpoint({
    method: "POST",
    path,
    can,
    summary:
      "Somebody who left is erased after seven days; until then it can be called off, afterwards nothing brings it back.",
    input: askErasureInput,
    output: z.object({ employeeId, erasesOn: localDay.describe("The day on which it begins.") }),
    run: askErasure,
  }),
  endpoint({
    method: "DELETE",
    path,
    can,
    summary: "Calls an erasure off that has not begun.",
    input: erasureInput.extend({ version: versionRead }),
    output: z.object({ employeeId }),
    run: callOffErasure,
  }),
  endpoint({
    method: "GET",
    path: `${path}/certificate`,
    can,
    summary: "That somebody was erased, when, by whom, and how much of it, signed by the company.",
    input: erasureInput,
    output: z
      .object({
        proof: z.string().describe("What is certified, as JSON: ids, moments and counts."),
        digest: z.string().describe("The SHA-256 of the proof, hexadecimal."),
        signature: z.string().describe("The company's signature of the proof, base64."),
        publicKey: z.string().describe("The key that verifies the signature, base64."),
      })
      .meta({ id: "ErasureCertificate" }),
    run: (context, input) => erasureCertificate(context, input.employeeId),
  }),
];
