const dayMilliseconds = 86_400_000;

/** The local date so many days later, or earlier: `2026-11-16`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + count * dayMilliseconds).toISOString().slice(0, 10);
}

/** Whether most people are off on the day, `2026-11-21`: a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** Whole days from one local date to another, negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayMilliseconds);
}
