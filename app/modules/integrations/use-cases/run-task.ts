import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { defineTask } from "#app/platform/tasks/task-kind.ts";

/** One run of one installation; it goes on about one at a time. */
export const runConnectorTask = defineTask({
  kind: "integrations.run",
  lane: "runs",
  input: z.object({
    installationId: z.uuid(),
    reason: z.enum(["SCHEDULE", "MANUAL", "TRIAL", "HOOK", "REPLAY"]),
    /** The run that is made again. */
    replayOf: z.uuid().optional(),
  }),
  can: mayEver("edit", "Connector"),
  seesAll: async () => true,
  keptDays: 30,
  codes: { fault: "integrations.run-fault", stalled: "integrations.run-fault", busy: "integrations.run-busy" },
});
