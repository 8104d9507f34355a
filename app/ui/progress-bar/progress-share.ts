/** How much of a bar or a ring is filled, 0 to 100: numbers beyond are clipped, null and NaN fill nothing. */
export function filledShare(value: number | null): number {
  if (value === null || Number.isNaN(value)) return 0;
  return Math.min(100, Math.max(0, value));
}

/** The number as text; a dash when there is none. */
export function progressText(value: number | null, formatted: string | undefined): string {
  if (value === null || Number.isNaN(value)) return "–";
  return formatted ?? `${Math.round(value)}%`;
}
