import { conflict } from "#app/platform/errors/app-error.ts";

/** Words shown as they stand wherever there is no translator, as on the HTTP API. */
const message = "An objective with the same name already exists in the selected time frame.";

/**
 * Passes work through, and turns the refusal of the unique index on titles into one people can act on. The index is
 * what decides, so that of two who ask at once only one gets the name.
 */
export async function refusingDuplicateTitle<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== "23505" || constraint !== "goal_title_in_period") throw error;
    throw conflict("goals.duplicate-title", message, { fields: { title: "goals.duplicate-title" }, cause: error });
  }
}
