/** How goals, states, times and refusals are called; with the room's words for them. */
export { useGoalWords } from "./components/goal-words.ts";
/** Whether an objective was opened beside a form, which stays as it is then. */
export { besideAnObjective } from "./components/goal-page-commands.ts";
/** The time frames to choose from; the address of the page with a goal open in it. */
export { frameOptions } from "./components/frame-options.ts";
export { useGoalAddress } from "./components/goal-address.ts";
