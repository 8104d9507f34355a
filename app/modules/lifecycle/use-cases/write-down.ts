import { writesDown } from "#app/platform/events/write-down.ts";
import { lifecycleEvents } from "../events.ts";

/** What every change of this room ends with. */
export const writeDown = writesDown("lifecycle", lifecycleEvents);
