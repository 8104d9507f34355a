import { writesDown } from "#app/platform/events/write-down.ts";
import { accessEvents } from "../events.ts";

/** What every change of this room ends with. */
export const writeDown = writesDown("access", accessEvents);
