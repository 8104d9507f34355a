import { AppError } from "#app/platform/errors/app-error.ts";
import { OutsideError } from "#app/platform/http/ask-outside.ts";

/** What went wrong at the service, as people read it: `analytics.service-too-slow`. */
export function serviceFault(reason: string, cause?: unknown): AppError {
  return new AppError(`analytics.service-${reason}`, 502, `The analytics service: ${reason}.`, { cause });
}

/** Passes work through; a fault of the service outside becomes one people can act on. */
export async function askingService<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof OutsideError) throw serviceFault(error.reason, error);
    throw error;
  }
}
