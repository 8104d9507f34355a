import { writesDown } from "#app/platform/events/write-down.ts";
import { disciplinaryEvents } from "../events.ts";

/** What changes that are no note's end with. */
export const writeDown = writesDown("disciplinary", disciplinaryEvents);
