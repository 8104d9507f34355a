import { randomInt } from "node:crypto";

/** In an order that nobody can foresee or find again. */
export function shuffled<One>(all: readonly One[]): One[] {
  const left = [...all];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left;
}
