/** Name of the cookie in which a browser keeps the columns that were turned on or off in a list. */
export const columnsCookie = (list: string) => `cairn_columns_${list}`;

/** The ids that only one of both has: what is hidden of what was turned, and the other way round; so a new column starts as all do. */
export function turned(initially: readonly string[], others: readonly string[]): string[] {
  return [...initially.filter((id) => !others.includes(id)), ...others.filter((id) => !initially.includes(id))];
}

/** As the cookie holds them; ids are of letters, digits, `-` and `_`. */
export const columnsAsText = (ids: readonly string[]) => ids.join(".");

const most = 60;

/** What a cookie says, as far as it is such ids. */
export function columnsOfText(text: string): string[] {
  return text
    .split(".")
    .filter((id) => /^[\w-]{1,40}$/.test(id))
    .slice(0, most);
}
