import type { Agenda } from "#app/platform/contributions/agenda.ts";
import { nextMeetingWith } from "../queries/next-meeting-with.ts";
import { addPoint, addPointInput } from "./add-point.ts";

/** What other rooms bring onto the agenda of the next 1:1. */
export const oneOnOneAgenda: Agenda = {
  next: nextMeetingWith,
  add: async (context, point) => (await addPoint(context, addPointInput.parse({ ...point, audience: "BOTH" }))).pointId,
};
