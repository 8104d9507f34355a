import { writesDown } from "#app/platform/events/write-down.ts";
import { identityEvents } from "../events.ts";

/** What every change of this room ends with. */
export const writeDown = writesDown("identity", identityEvents);
