import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

/** Nobody has a hand in the review about themselves, nor runs a form that is theirs to fill in, whatever they administer. */
export function refuseOwn(
  { actor }: Pick<Context, "actor">,
  { employeeId, reviewerId }: { employeeId: string; reviewerId?: string | null },
): void {
  if (![employeeId, reviewerId].includes(actor.employeeId)) return;
  throw new AppError("reviews.own-review", 403, "It is their own review or form; somebody else has to do it.");
}
