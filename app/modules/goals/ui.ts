/** A goal beside another room's record; what it shows is asked for by `goalsInBrief`. */
export { GoalLink } from "./components/goal-link.tsx";
/** The choice of a goal, for forms of other rooms. */
export { GoalField } from "./components/goal-field.tsx";
/** How goals, states, times and refusals are called; with the room's words for them. */
export { useGoalWords } from "./components/goal-words.ts";
/** Whether an objective was opened beside a form, which stays as it is then. */
export { besideAnObjective } from "./components/goal-page-commands.ts";
/** The time frames to choose from; the address of the page with a goal open in it. */
export { frameOptions } from "./components/frame-options.ts";
export { useGoalAddress } from "./components/goal-address.ts";
/** The form of an objective with its key results, for what goals are made of. */
export { KeyResultFields, type KeyResultFieldsProps } from "./components/goal-form/key-result-fields.tsx";
export { measured, objectiveFields } from "./components/goal-form/objective-form.ts";
