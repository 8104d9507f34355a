import type { Mutant } from "./mutant.ts";

/** Faults in the room of tasks. */
export const initiativeMutants: readonly Mutant[] = [
  {
    name: "tasks of goals that their reader may not see",
    file: "app/modules/initiatives/queries/initiatives-of-goal.ts",
    find: "i.parent_id is null and (${view})",
    replace: "i.parent_id is null and ((${view}) or true)",
    tests: ["app/modules/initiatives/work-on-goals.integration.test.ts"],
  },
  {
    name: "goals that their reader may not see, named by a task",
    file: "app/modules/initiatives/use-cases/authorize-initiative.ts",
    find: "if (await findVisibleTitle(context, goalId)) return authorizeInitiative(context, goalId);",
    replace: "if (goalId) return;",
    tests: ["app/modules/initiatives/work-on-goals.integration.test.ts"],
  },
  {
    name: "tasks for goals that the access template keeps to others",
    file: "app/modules/initiatives/use-cases/authorize-initiative.ts",
    find: "if (await findVisibleTitle(context, goalId)) return authorizeInitiative(context, goalId);",
    replace: "if (await findVisibleTitle(context, goalId)) return;",
    tests: ["app/modules/initiatives/work-on-goals.integration.test.ts"],
  },
  {
    name: "days of a series told in UTC",
    file: "app/modules/initiatives/data/initiative-series.ts",
    find: "at time zone s.time_zone)::date",
    replace: "at time zone 'UTC')::date",
    tests: ["app/modules/initiatives/recurring.integration.test.ts"],
  },
  {
    name: "missed days of a series made up",
    file: "app/platform/recurrence/recurrence.ts",
    find: "if (on >= today) return { on, skipped };",
    replace: "return { on, skipped };",
    tests: ["app/modules/initiatives/recurring.integration.test.ts"],
  },
];
