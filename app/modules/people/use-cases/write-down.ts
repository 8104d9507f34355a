import { writesDown } from "#app/platform/events/write-down.ts";
import { peopleEvents } from "../events.ts";

/** What every change of this room ends with. */
export const writeDown = writesDown("people", peopleEvents);
