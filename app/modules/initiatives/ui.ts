/** Whether a task is done, to be said where it stands; `tasksInBrief` gives what it asks for. */
export { CompleteButton } from "./components/complete-button.tsx";
