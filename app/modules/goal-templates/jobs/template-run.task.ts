import { z } from "zod";
import { audienceInput } from "#app/modules/audiences/domain.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { defineTask } from "#app/platform/tasks/task-kind.ts";
import { runKinds } from "../domain/template-run.ts";

/** For whom it was, with what that was called on the day. */
const named = z.object({ everyone: z.boolean(), names: z.array(z.string()), without: z.number() });

/** One act on the goals of a template: giving it to people, bringing its goals up to date, withdrawing them. */
export const templateRunTask = defineTask({
  kind: "goals.template-run",
  input: z.object({
    templateId: z.uuid(),
    kind: z.enum(runKinds),
    /** Null for all who have a goal of it. */
    audience: audienceInput.nullable(),
    named: named.nullable(),
  }),
  can: all(feature("GOAL"), mayEver("edit", "GoalTemplate")),
  seesAll: async () => true,
  // What a goal was given by stays known.
  keptDays: null,
  codes: {
    fault: "goals.template-run-fault",
    stalled: "goals.template-run-fault",
    busy: "goals.template-run-busy",
  },
});
export type TemplateRunInput = z.output<typeof templateRunTask.input>;
