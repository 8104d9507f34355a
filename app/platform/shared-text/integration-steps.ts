import * as Y from "yjs";

/**
 * Places Yjs may look at while it finds where the pieces of one edit belong. Where many write at one spot at once it compares
 * each with each, and nobody's writing comes to that.
 */
export const mostSteps = 50_000;
/** Steps that cutting a piece in two is worth, for which Yjs moves all pieces behind it. */
const perCut = 10;

/** Finding places for the edit takes more than any writing does. */
export class TooManySteps extends Error {}

let left: number | null = null;

/** Does the work on a text; throws as soon as bringing pieces into it would take more steps than an edit may. */
export function countingSteps<Result>(work: () => Result): Result {
  left = mostSteps;
  try {
    return work();
  } finally {
    left = null;
  }
}

// Yjs has no door for this: each piece is counted where it is brought in, before Yjs walks the same way itself.
const { integrate } = Y.Item.prototype;
Y.Item.prototype.integrate = function counted(
  this: Y.Item,
  ...[transaction, offset]: Parameters<typeof integrate>
): void {
  if (left !== null) walk(this, transaction, offset);
  integrate.call(this, transaction, offset);
};

const { splice } = Y.ContentString.prototype;
Y.ContentString.prototype.splice = function counted(this: Y.ContentString, offset: number): Y.ContentString {
  if (left !== null) take(perCut);
  return splice.call(this, offset);
};

/** What lies between the two pieces the new one was written between: nothing, unless others wrote there as well. */
function walk(item: Y.Item, { doc }: Y.Transaction, offset: number): void {
  const { client, clock } = item.id;
  const before = offset > 0 ? (Y.getItem(doc.store, Y.createID(client, clock + offset - 1)) as Y.Item) : item.left;
  const parent = item.parent as Y.AbstractType<unknown> | null;
  if (!before && item.parentSub !== null) return walkValues(parent, item.parentSub);
  for (let at = before ? before.right : (parent?._start ?? null); at && at !== item.right; at = at.right) take(1);
}

/** All that an attribute ever said, which Yjs goes through from its newest. */
function walkValues(parent: Y.AbstractType<unknown> | null, name: string): void {
  for (let at = parent?._map.get(name) ?? null; at; at = at.left) take(1);
}

function take(steps: number): void {
  left! -= steps;
  if (left! < 0) throw new TooManySteps();
}
