import type { Context } from "#app/platform/context/context.ts";
import { minuteBegun } from "./clock.ts";

const dayMilliseconds = 86_400_000;

/** The moment so many days ago, to the millisecond. */
export function daysAgo({ clock }: Pick<Context, "clock">, days: number): Date {
  return new Date(clock.now().getTime() - days * dayMilliseconds);
}

/** So many days before the minute that has begun: what only reads asks the same for a minute, so that its answer is kept. */
export function daysAgoByMinute({ clock }: Pick<Context, "clock">, days: number): Date {
  return new Date(minuteBegun(clock).getTime() - days * dayMilliseconds);
}

/** The moment in so many days: until then a link stands, or a file is kept. */
export function daysAhead({ clock }: Pick<Context, "clock">, days: number): Date {
  return new Date(clock.now().getTime() + days * dayMilliseconds);
}

/** For so many days what was deleted can be restored, in every room. */
export const daysToRestore = 30;

/** What was deleted after this moment can still be restored; what was before goes for good. */
export function deletedSince(context: Pick<Context, "clock">, days = daysToRestore): Date {
  return daysAgo(context, days);
}
