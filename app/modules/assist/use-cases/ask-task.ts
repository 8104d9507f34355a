import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { defineTask } from "#app/platform/tasks/task-kind.ts";

/** What one person asked a model. */
export const askTask = defineTask({
  kind: "assist.ask",
  lane: "small",
  input: z.object({ askId: z.uuid() }),
  can: signedIn,
  keptDays: 1,
  codes: { fault: "platform.task-fault", stalled: "platform.task-fault", busy: "platform.task-busy" },
});
