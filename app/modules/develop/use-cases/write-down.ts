import { writesDown } from "#app/platform/events/write-down.ts";
import type { DevelopEvents } from "../events.ts";

/** What every change of this room ends with. */
export const writeDown = writesDown<DevelopEvents>("develop");
