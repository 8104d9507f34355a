/** So many stand in one line at 1280 px beside the navigation, in the language with the longest words. */
const inOneLine = 7;

/** Which tabs stand in the line and which behind "more"; the one in sight always stands in the line. */
export function tabsInSight<Of extends { id: string }>(
  tabs: readonly Of[],
  current: string | undefined,
): { shown: readonly Of[]; rest: readonly Of[] } {
  if (tabs.length <= inOneLine + 1) return { shown: tabs, rest: [] };
  const first = tabs.slice(0, inOneLine);
  const late = tabs.slice(inOneLine).find(({ id }) => id === current);
  const shown = late ? [...first.slice(0, -1), late] : first;
  return { shown, rest: tabs.filter((tab) => !shown.includes(tab)) };
}
