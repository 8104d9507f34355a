import type { CalendarEvent } from "./kinds/actions.ts";

/** Where an entry ends, by the clock of the place where it begins: of a whole day, the day after it. */
export function endOf({ on, at, minutes = 30 }: CalendarEvent["when"]): { on: string; at: string | undefined } {
  const start = new Date(`${on}T${at ?? "00:00"}:00Z`);
  const end = new Date(start.getTime() + (at ? minutes : 24 * 60) * 60_000).toISOString();
  return { on: end.slice(0, 10), at: at ? end.slice(11, 16) : undefined };
}
