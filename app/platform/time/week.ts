type Week = { firstDay: number };
type Counting = Intl.Locale & { getWeekInfo?: () => Week; weekInfo?: Week };

const known = new Map<string, number>();

/** On which day the week of a language begins, as ISO numbers days: Monday is 1, Sunday 7. */
export function firstDayOfWeek(language: string): number {
  const before = known.get(language);
  if (before) return before;
  const locale = new Intl.Locale(language) as Counting;
  const first = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  known.set(language, first);
  return first;
}
