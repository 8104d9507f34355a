import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { defineTask } from "#app/platform/tasks/task-kind.ts";

const input = z.object({
  employeeId: z.uuid().describe("Who leaves."),
  managerId: z.uuid().nullable().describe("Who gets their reports; null where nobody does."),
  from: z.iso.date().describe("The first day after they left."),
  quiet: z.boolean().default(false).describe("Whether somebody else tells those concerned."),
});
export type MovingReports = z.output<typeof input>;

/** Reports of somebody who leaves who are too many for one transaction. */
export const moveReportsTask = defineTask({
  kind: "people.move-reports",
  input,
  can: mayEver("change-assignment", "Employee"),
  keptDays: 30,
  codes: { fault: "platform.task-fault", stalled: "platform.task-fault", busy: "platform.task-busy" },
});
