/** How many of so many options may be chosen, as the hint above them says it. */
export type HowMany =
  | { says: "any" }
  | { says: "at-least" | "up-to" | "exactly"; count: number }
  | { says: "so-many"; least: number; most: number };

/** Bounds beyond the options there are bound nothing. */
export function howMany({ options, fewest, most }: { options: number; fewest: number; most: number }): HowMany {
  const [least, at] = [Math.min(fewest, options), Math.min(most, options)];
  if (least === 0 && at === options) return { says: "any" };
  if (least === at) return { says: "exactly", count: at };
  if (at === options) return { says: "at-least", count: least };
  if (least === 0) return { says: "up-to", count: at };
  return { says: "so-many", least, most: at };
}
