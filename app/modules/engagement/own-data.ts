import type { OwnData } from "#app/platform/contributions/own-data.ts";

/** Surveys that wait for them; who answered what, nobody knows. */
export const engagementOwnData: readonly OwnData[] = [{ name: "surveys", path: "/me/surveys" }];
