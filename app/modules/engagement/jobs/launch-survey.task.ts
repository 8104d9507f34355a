import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { defineTask } from "#app/platform/tasks/task-kind.ts";

/** Everybody a large survey asks is put into their group. */
export const launchSurveyTask = defineTask({
  kind: "engagement.launch",
  /** The version the admin saw: what was changed since is not launched unseen. */
  input: z.object({ surveyId: z.guid(), version: z.number().int() }),
  can: all(feature("ENGAGEMENT"), mayEver("run", "Survey")),
  keptDays: 30,
  codes: {
    fault: "engagement.launch-fault",
    stalled: "engagement.launch-stalled",
    busy: "engagement.launch-busy",
  },
});
