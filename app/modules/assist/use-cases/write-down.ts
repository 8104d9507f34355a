import { writesDown } from "#app/platform/events/write-down.ts";
import { assistEvents } from "../events.ts";

/** What every change of this room ends with. */
export const writeDown = writesDown("assist", assistEvents);
