/** Demo tasks of rooms whose records are made of tasks. */
export { seedTasks } from "./seed/seed-initiatives.ts";
/** Writing a task down as the forms do, for rooms whose records lead to tasks. */
export { createInitiative, createInitiativeInput } from "./use-cases/create-initiative.ts";
/** Some tasks by their ids, as lists show them; or what people have let pass its day; those that the actor may not see are not there. */
export { overdueTasksOf, tasksInBrief, type TaskBrief } from "./queries/tasks-in-brief.ts";
/** Whether a task is done, as a part of a statement, for who counts them and reads none. */
export { taskDone } from "./data/task-done.ts";
/** Saying that a task is done, or not after all, and whether some are: for who keeps them in step with another system. */
export { completeInitiative } from "./use-cases/complete-initiative.ts";
export { reopenInitiative } from "./use-cases/reopen-initiative.ts";
/** What another system may be told of a task, by whoever may see or edit it. */
export { taskToPassOn, type TaskToPassOn } from "./queries/task-to-pass-on.ts";
export { taskStates } from "./queries/task-states.ts";
