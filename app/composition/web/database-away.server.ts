import { AppError, isMoving } from "#app/platform/errors/app-error.ts";

const connectionFaults = new Set(["ECONNREFUSED", "ECONNRESET", "57P01", "57P02", "57P03", "08006", "08001", "53300"]);

/** After how many seconds somebody who found the database away may try again. */
export const secondsToWait = "2";

/** Whether an error says that the database cannot be reached at the moment, rather than that something is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (
    let current = error as { code?: string; message?: string; cause?: unknown } | undefined;
    current;
    current = current.cause as typeof current
  ) {
    if ((current.code && connectionFaults.has(current.code)) || isMoving(current)) return true;
  }
  return false;
}

/** What whoever asked is told meanwhile. */
export const unavailable = () =>
  new AppError("platform.unavailable", 503, "Cairn is not available for a moment. Please try again.");
