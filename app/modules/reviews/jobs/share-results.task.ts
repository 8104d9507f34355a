import { z } from "zod";
import { audienceInput } from "#app/modules/audiences/domain.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { defineTask } from "#app/platform/tasks/task-kind.ts";

/** Results of a cycle are shared with many of those reviewed, person by person. */
export const shareResultsTask = defineTask({
  kind: "reviews.share",
  input: z.object({
    cycleId: z.guid(),
    audience: audienceInput,
    /** For whom it was, with what that was called on the day. */
    named: z.object({ everyone: z.boolean(), names: z.array(z.string()), without: z.number() }),
  }),
  can: all(feature("REVIEW"), mayEver("run", "ReviewCycle")),
  seesAll: async () => true,
  // When a result was shared, and why another was not, stays known.
  keptDays: null,
  codes: { fault: "reviews.share-fault", stalled: "reviews.share-fault", busy: "reviews.share-busy" },
});
export type ShareResultsInput = z.output<typeof shareResultsTask.input>;
