import { daysToRestore } from "#app/platform/time/days-ago.ts";

/** For how many days a realignment can be taken back: as long as what was deleted can be restored. */
export const undoDays = daysToRestore;
