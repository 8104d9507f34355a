type Week = { firstDay: number; weekend: number[] };
type Counting = Intl.Locale & { getWeekInfo?: () => Week; weekInfo?: Week };

/** How a language counts its week, as ISO numbers days: Monday is 1, Sunday 7. */
export function weekOfLanguage(language: string): Week {
  const locale = new Intl.Locale(language) as Counting;
  return locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1, weekend: [6, 7] };
}
