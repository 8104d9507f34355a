import { writesDown } from "#app/platform/events/write-down.ts";
import { feedbackEvents } from "../events.ts";

/** What every change of this room ends with. */
export const writeDown = writesDown("feedback", feedbackEvents);
