/** A year of tasks for a demo company, and the module switched on. */
export { seedInitiatives } from "./seed/seed-initiatives.ts";
/** Writing a task down as the forms do, for rooms whose records lead to tasks. */
export { createInitiative, createInitiativeInput } from "./use-cases/create-initiative.ts";
/** Some tasks by their ids, as lists show them; those that the actor may not see are not there. */
export { tasksInBrief, type TaskBrief } from "./queries/tasks-in-brief.ts";
