import * as Y from "yjs";
import { TextTooLarge } from "./text-html.ts";

/** Steps all that is brought in at once may take to find its place beside what others wrote at the same spot. */
export const mostSteps = 50_000;

/**
 * Does work in which Yjs brings something in, and counts before each piece the pieces it would be compared with. Where many
 * write at one spot at once, Yjs compares each with each; nobody's writing comes to that, so it is refused before it is done.
 * Stopping work from outside skips what it has under `finally`, so that must happen within `work`.
 */
export function inCountedSteps<Result>(work: () => Result): Result {
  const { integrate } = Y.Item.prototype;
  let left = mostSteps;
  Y.Item.prototype.integrate = function (this: Y.Item, transaction, offset) {
    left -= stepsOf(this, left);
    if (left <= 0) throw new TextTooLarge();
    integrate.call(this, transaction, offset);
  };
  try {
    return work();
  } finally {
    Y.Item.prototype.integrate = integrate;
  }
}

/** The pieces between the two that stood beside this one when it was written, at most so many. */
function stepsOf(item: Y.Item, most: number): number {
  let steps = 0;
  for (let other = firstBeside(item); other !== null && other !== item.right && steps < most; other = other.right)
    steps += 1;
  return steps;
}

function firstBeside({ left, parent, parentSub }: Y.Item): Y.Item | null {
  if (left) return left.right;
  if (!(parent instanceof Y.AbstractType)) return null;
  if (parentSub === null) return parent._start;
  let first = parent._map.get(parentSub) ?? null;
  while (first?.left) first = first.left;
  return first;
}
