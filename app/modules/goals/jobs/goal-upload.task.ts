import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { defineTask } from "#app/platform/tasks/task-kind.ts";
import { applyUploadInput } from "../use-cases/apply-upload.ts";
import { checkUploadInput } from "../use-cases/check-upload.ts";
import { undoUploadInput } from "../use-cases/undo-upload.ts";

/** Work on a long file of goals, with what was said on the form. A file is its giver's alone, and so is the work on it. */
export const goalUploadTask = defineTask({
  kind: "goals.upload",
  input: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("CHECK"), input: checkUploadInput }),
    z.object({ kind: z.literal("APPLY"), input: applyUploadInput }),
    z.object({ kind: z.literal("UNDO"), input: undoUploadInput }),
  ]),
  can: all(feature("GOAL"), mayEver("upload", "GoalUpload")),
  keptDays: 90,
  codes: { fault: "goals.upload-fault", stalled: "goals.upload-stalled", busy: "goals.upload-busy" },
});
export type GoalUploadInput = z.output<typeof goalUploadTask.input>;
