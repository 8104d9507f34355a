import type { OwnData } from "#app/platform/contributions/own-data.ts";
import { myJourneys } from "./queries/my-journeys.ts";

/** Their journeys as far as they were told, and steps that wait for them. */
export const lifecycleOwnData: readonly OwnData[] = [{ name: "journeys", read: myJourneys }];
