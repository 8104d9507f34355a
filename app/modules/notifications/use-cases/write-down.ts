import { writesDown } from "#app/platform/events/write-down.ts";
import { notificationEvents } from "../events.ts";

/** What every change of this room ends with. */
export const writeDown = writesDown("notifications", notificationEvents);
