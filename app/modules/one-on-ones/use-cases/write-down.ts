import { writesDown } from "#app/platform/events/write-down.ts";
import type { OneOnOneEvents } from "../events.ts";

/** What every change of this room ends with. */
export const writeDown = writesDown<OneOnOneEvents>("one-on-ones");
