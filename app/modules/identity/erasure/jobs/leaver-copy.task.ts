import type { z } from "zod";
import { requireErasable } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { startTask } from "#app/platform/tasks/start-task.ts";
import { defineTask, taskHandler } from "#app/platform/tasks/task-kind.ts";
import { erasureInput } from "../domain/erasure.ts";

const task = defineTask({
  kind: "identity.leaver-copy",
  input: erasureInput,
  can: mayEver("erase", "Employee"),
  lane: "exports",
  keptDays: 7,
  codes: { fault: "platform.export-fault", stalled: "platform.export-fault", busy: "platform.export-busy" },
});

/** A copy of what somebody who left could read about themselves, for whoever hands it over to them. */
export const leaverCopyTask = {
  task,
  ask: async (context: Context, { employeeId }: z.output<typeof erasureInput>): Promise<{ taskId: string }> => {
    await requireErasable(context, employeeId);
    return startTask(context, task, { employeeId }, { aboutId: employeeId });
  },
  handler: taskHandler(task, async () => {
    const { copyOwnData } = await import("../../jobs/copy-own-data.ts");
    return (run, { employeeId }) => copyOwnData(run, employeeId);
  }),
};
