import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { defineTask } from "#app/platform/tasks/task-kind.ts";
import { applyImportInput } from "../use-cases/apply-import.ts";
import { checkImportInput } from "../use-cases/check-import.ts";

/** A file of people checked or applied, with what was chosen on the form. Whoever may add people sees every import. */
export const importTask = defineTask({
  kind: "people.import",
  input: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("CHECK"), input: checkImportInput }),
    z.object({ kind: z.literal("APPLY"), input: applyImportInput }),
  ]),
  can: mayEver("create", "Employee"),
  seesAll: async () => true,
  keptDays: 90,
  codes: { fault: "people.import-fault", stalled: "people.import-fault", busy: "people.import-busy" },
});
export type ImportTaskInput = z.output<typeof importTask.input>;
