import type { OwnData } from "#app/platform/contributions/own-data.ts";

/** Whether a language model may help them. */
export const assistOwnData: readonly OwnData[] = [{ name: "preference", path: "/me/assist" }];
