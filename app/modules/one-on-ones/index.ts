/** Putting a point on an agenda as the forms do; and the next 1:1 of the actor with somebody, null where none lies ahead. */
export { addPoint, addPointInput } from "./use-cases/add-point.ts";
export { nextMeetingWith } from "./queries/next-meeting-with.ts";
