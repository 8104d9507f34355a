/** How tries on one account from places it never came in from are slowed, whatever the number of addresses. */
export const freeTries = 20;
/** After so long without a try it begins anew. */
export const quietTime = 24 * 3_600_000;
const longest = 15 * 60_000;

/** How long after its `count`th try an account rests: nothing at first, then twice as long each time. */
export function restAfter(count: number): number {
  return count < freeTries ? 0 : Math.min(longest, 2 ** (count - freeTries) * 1_000);
}
