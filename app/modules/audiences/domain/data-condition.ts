/** So many days back from today a condition may look. */
export const daysBack = [30, 90, 180, 365] as const;

/** A number of each person within a range, over the latest days; one end of the range may be left out. */
export type DataCondition = { key: string; from: number | null; to: number | null; days: number };

/** Key, lowest, highest and days, with colons between: `goal-progress:0:40:90`. */
export const dataPattern = /^[a-z0-9-]{1,60}(:(-?\d{1,7}(\.\d{1,2})?)?){2}:(30|90|180|365)$/;
export const mostDataConditions = 5;

export function readData(text: string): DataCondition {
  const [key = "", from = "", to = "", days = ""] = text.split(":");
  const number = (said: string) => (said === "" ? null : Number(said));
  return { key, from: number(from), to: number(to), days: Number(days) };
}

export const writeData = ({ key, from, to, days }: Record<keyof DataCondition, string>) =>
  [key, from, to, days].join(":");

/** What is wrong with conditions as they stand; null where nothing is. */
export function faultOfData(texts: readonly string[]): string | null {
  for (const { from, to } of texts.map(readData)) {
    if (from === null && to === null) return "audiences.data-missing";
    if (from !== null && to !== null && from > to) return "audiences.data-reversed";
  }
  return null;
}
