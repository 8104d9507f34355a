import { writesDown } from "#app/platform/events/write-down.ts";
import { pointsEvents } from "../events.ts";

/** What every change of this room ends with. */
export const writeDown = writesDown("points", pointsEvents);
