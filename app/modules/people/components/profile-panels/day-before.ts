import { addDays } from "#app/platform/time/days.ts";
/** The local date before another one: periods are stored with the first day they no longer hold, and told with the last they do. */
export function dayBefore(date: string): string {
  return addDays(date, -1);
}
