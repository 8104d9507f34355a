/** What was said about a record and what happened to it as one stream, with a place to say more. */
export { Activity } from "./components/activity.tsx";
