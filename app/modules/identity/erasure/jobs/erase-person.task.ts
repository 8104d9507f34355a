import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { defineTask } from "#app/platform/tasks/task-kind.ts";

/** Somebody who left is erased, table by table. */
export const erasePersonTask = defineTask({
  kind: "identity.erase-person",
  input: z.object({ erasureId: z.uuid() }),
  can: mayEver("erase", "Employee"),
  keptDays: 30,
  codes: { fault: "platform.task-fault", stalled: "platform.task-fault", busy: "platform.task-busy" },
});
