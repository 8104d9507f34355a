/** In how many days the short form of `npm test` has had every test that is one of many of its kind. */
export const turns = 3;

/** Whose turn it is on a day, from 0: what is left out today runs tomorrow or the day after. */
export function turnOf(now: Date, among: number = turns): number {
  return Math.floor(now.getTime() / 86_400_000) % among;
}

/** What tells a run of the short form whose turn it is; nothing in the long form, which has all. */
export const turnHere = (): { CAIRN_TURN?: string } =>
  process.env["CAIRN_LONG"] === "1" ? {} : { CAIRN_TURN: String(turnOf(new Date())) };

/** What every turn together holds, one share a turn; all of it where nobody says whose turn it is. */
export function shareOf<Item>(items: readonly Item[], turn: string | undefined): Item[] {
  return turn === undefined ? [...items] : items.filter((_, index) => index % turns === Number(turn));
}
