/**
 * Where an element stands among all, as React counts it: `useId` makes its names of this, and the browser must come to the
 * same. Each level has the number of children and which of them it is; a level is gone into by lists and by components that
 * asked for an id. The arithmetic is that of React 18 (`ReactServerTreeContext`).
 */
const levels: { total: number; place: number }[] = [];
/** Ids that the component at work has asked for. */
let asked = 0;
let askedInAll = 0;

/** Ids that were asked for so far, in all pages: more than before where something between has an id. */
export const idsAsked = (): number => askedInAll;

export function enterList(total: number): void {
  levels.push({ total, place: 0 });
}

export function enterItem(place: number): void {
  levels.at(-1)!.place = place;
}

export function leaveList(): void {
  levels.pop();
}

/** Before anything is drawn. */
export function atTheRoot(): void {
  levels.length = 0;
  asked = 0;
}

/** Begins a component; answers what `endComponent` is given to go on with the one around it. */
export function beginComponent(): number {
  const outer = asked;
  asked = 0;
  return outer;
}

/** Ends a component; says whether it asked for an id, which makes it a level of its own. */
export function endComponent(outer: number): boolean {
  const asksForIds = asked > 0;
  asked = outer;
  return asksForIds;
}

/** The next id of the component at work. */
export function nextId(): string {
  const place = position();
  const id = asked > 0 ? `:R${place}H${asked.toString(32)}:` : `:R${place}:`;
  asked += 1;
  askedInAll += 1;
  return id;
}

/** The place in the tree as letters; five bits a letter, the deepest first. */
export function position(): string {
  let [id, overflow] = [1, ""];
  for (const { total, place } of levels) {
    const slot = place + 1;
    const baseLength = bitsOf(id) - 1;
    const base = id & ~(1 << baseLength);
    const length = bitsOf(total) + baseLength;
    if (length <= 30) {
      id = (1 << length) | (slot << baseLength) | base;
      continue;
    }
    const moved = baseLength - (baseLength % 5);
    overflow = (base & ((1 << moved) - 1)).toString(32) + overflow;
    const restLength = baseLength - moved;
    id = (1 << (bitsOf(total) + restLength)) | (slot << restLength) | (base >> moved);
  }
  return (id & ~(1 << (bitsOf(id) - 1))).toString(32) + overflow;
}

const bitsOf = (number: number) => 32 - Math.clz32(number);
