const dayMilliseconds = 86_400_000;

/** The local date so many days later, or earlier: `2026-11-16`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + count * dayMilliseconds).toISOString().slice(0, 10);
}

/** A day as notices keep it, so that it is written in its reader's manner: its noon in UTC. */
export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

/** Whether people are off on the day, `2026-11-21`, by the days they work on; Monday is 1, Sunday 7. */
export function isDayOff(day: string, workingDays: readonly number[]): boolean {
  return !workingDays.includes(new Date(`${day}T00:00Z`).getUTCDay() || 7);
}

/** Whole days from one local date to another, negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayMilliseconds);
}

/** Whether there is such a day: `2026-02-30` is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
