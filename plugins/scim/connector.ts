import { z } from "zod";
import { defineConnector } from "#sdk/index.ts";

const settings = z.strictObject({});

/** People whom an identity provider sends by itself (RFC 7643, RFC 7644): the product answers it, and there is nothing to ask. */
export const scim = defineConnector<"hr", z.output<typeof settings>>({
  manifest: {
    id: "scim",
    kind: "hr",
    version: "1.0.0",
    apiVersion: 1,
    title: {
      en: "SCIM provisioning",
      de: "SCIM-Bereitstellung",
      es: "Aprovisionamiento SCIM",
      hi: "SCIM प्रावधान",
      ar: "توفير SCIM",
    },
    auth: [{ scheme: "none" }],
    egress: [],
    pushed: "scim",
    limits: { callsPerMinute: 600 },
    dataClasses: ["identity", "contact", "employment"],
  },
  settings,
  check: async () => ({ account: "SCIM 2.0", readable: [] }),
  streams: {
    person: {
      cursor: z.strictObject({}),
      deletes: "none",
      everyMinutes: 60,
      // What was sent is kept already.
      async *read() {},
    },
  },
});
