import type { OwnData } from "#app/platform/contributions/own-data.ts";

/** Their pay as it holds today. */
export const compensationOwnData: readonly OwnData[] = [{ name: "pay", path: "/me/compensation" }];
