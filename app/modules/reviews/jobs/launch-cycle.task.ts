import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { defineTask } from "#app/platform/tasks/task-kind.ts";

/** Everybody of a cycle gets their forms. */
export const launchCycleTask = defineTask({
  kind: "reviews.launch",
  input: z.object({ cycleId: z.guid() }),
  can: all(feature("REVIEW"), mayEver("run", "ReviewCycle")),
  keptDays: 30,
  codes: { fault: "reviews.launch-fault", stalled: "reviews.launch-stalled", busy: "reviews.launch-busy" },
});
