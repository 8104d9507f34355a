/** The local date before another one: periods are stored with the first day they no longer hold, and told with the last they do. */
export function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
