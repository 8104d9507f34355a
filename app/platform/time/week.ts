type Week = { firstDay: number };
type Counting = Intl.Locale & { getWeekInfo?: () => Week; weekInfo?: Week };

/** On which day the week of a language begins, as ISO numbers days: Monday is 1, Sunday 7. */
export function firstDayOfWeek(language: string): number {
  const locale = new Intl.Locale(language) as Counting;
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
