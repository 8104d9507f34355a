/** The parts of a record's screen. */
export const recordTabs = ["overview", "activity", "links"] as const;

export type RecordTab = (typeof recordTabs)[number];

/** The name under which the address says which part is open. */
export const recordTabParameter = "recordTab";

/** Which part the address asks for. Older addresses name a place on the page by `scrollToId`. */
export function recordTabOf(search: URLSearchParams): RecordTab {
  const asked = search.get(recordTabParameter);
  if (recordTabs.some((tab) => tab === asked)) return asked as RecordTab;
  return ["comments", "history"].includes(search.get("scrollToId") ?? "") ? "activity" : "overview";
}

/** The address with another part open; the first one needs no word. */
export function withRecordTab({ pathname, search }: { pathname: string; search: string }, tab: RecordTab): string {
  const next = new URLSearchParams(search);
  for (const name of [recordTabParameter, "scrollToId"]) next.delete(name);
  if (tab !== "overview") next.set(recordTabParameter, tab);
  const query = next.toString();
  return query ? `${pathname}?${query}` : pathname;
}
