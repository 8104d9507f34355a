import { recordWrites } from "#app/platform/write/record-writes.ts";
import { writesDown } from "#app/platform/events/write-down.ts";
import { Survey, type SurveyRecord } from "../data/entities.ts";
import { engagementEvents } from "../events.ts";

/** What every change of this room ends with that is done by statements. */
export const writeDown = writesDown("engagement", engagementEvents);

/** Writes of surveys: held, authorized, changed, announced and audited. */
export const surveyWrites = recordWrites<SurveyRecord, typeof engagementEvents>({
  room: "engagement",
  events: engagementEvents,
  kind: "Survey",
  entity: Survey,
  facts: () => ({ kind: "Survey" }),
});
