import { refusingTaken } from "#app/platform/errors/refusing-taken.ts";

/** Words shown as they stand wherever there is no translator, as on the HTTP API. */
const message = "An objective with the same name already exists in the selected time frame.";

/** Refuses a title that another objective of the time frame has. */
export function refusingDuplicateTitle<Result>(work: Promise<Result>): Promise<Result> {
  return refusingTaken(work, { goal_title_in_period: { code: "goals.duplicate-title", field: "title", message } });
}
