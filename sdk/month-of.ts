/** The first and the last day of the month a day is in; the day itself twice where it is none, for its model to refuse. */
export function monthOf(day: string): [string, string] {
  const [year = 0, month = 0] = day.split("-").map(Number);
  if (!year || !month) return [day, day];
  return [`${day.slice(0, 7)}-01`, new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)];
}
