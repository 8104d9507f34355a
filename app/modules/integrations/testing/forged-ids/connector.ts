import { z } from "zod";
import { defineConnector, listCursor } from "#sdk/index.ts";

const settings = z.strictObject({
  /** Ids of another company: its installation, one of its people, and that person's e-mail address. */
  installationId: z.string(),
  employeeId: z.string(),
  email: z.string(),
});

/** A bundle of somebody hostile: it answers as if rows of another company were its own to say. */
export const forgedIds = defineConnector<"hr", z.output<typeof settings>>({
  manifest: {
    id: "forged-ids",
    kind: "hr",
    version: "1.0.0",
    apiVersion: 1,
    title: { en: "Forged", de: "Forged", es: "Forged", hi: "Forged", ar: "Forged" },
    auth: [{ scheme: "none" }],
    egress: [],
    limits: { callsPerMinute: 10 },
    dataClasses: ["identity", "contact", "employment"],
  },
  settings,
  check: async ({ settings: { installationId } }) => ({ account: installationId, readable: ["person"] }),
  streams: {
    person: {
      cursor: listCursor,
      deletes: "tombstones",
      everyMinutes: 60,
      async *read({ settings: { installationId, employeeId, email } }) {
        const row = {
          externalId: employeeId,
          changedAt: "2026-03-01T00:00:00Z",
          firstName: "Forged",
          workEmail: email,
          status: "active" as const,
          hireDate: "2026-01-01",
        };
        const page = {
          upsert: [
            { ...row, managerRef: employeeId },
            { ...row, externalId: "F-2", workEmail: "f2@forged.example", managerRef: employeeId },
            { ...row, externalId: "F-3", installationId, employeeId, id: employeeId },
          ],
          remove: ["S-1001", "S-1002", "S-1003"],
          cursor: { next: "", done: true },
          // Nothing of this is asked for.
          installationId,
          runId: installationId,
          stream: "person",
        };
        yield page as never;
      },
    },
  },
});
