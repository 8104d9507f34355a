import type { OwnData } from "#app/platform/contributions/own-data.ts";

/** Their saved views, and those that others share with them. */
export const audiencesOwnData: readonly OwnData[] = [{ name: "saved-views", path: "/saved-views" }];
