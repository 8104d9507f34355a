import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rooms = globSync(["app/modules/**/*.css", "app/shell/**/*.css"]);
const found = (pattern: RegExp) =>
  rooms.flatMap((path) => [...readFileSync(path, "utf8").matchAll(pattern)].map(([what]) => `${path}: ${what}`));

test("screens write in the five sizes of the theme, and in none of their own", () => {
  expect(found(/font-size:(?! (?:var\(--text-|inherit))[^;]+/g)).toEqual([]);
});

/** How often screens paint with a state's colour where a chip, a mark or a callout of `app/ui` says the state. The number only falls. */
const paintedByHand = 25;

test("a state is said by the parts of the design system", () => {
  const painted = found(/var\(--(?:green|orange|red)-(?:soft|fill|ink)\)/g);
  expect(painted.length, "fewer than before: lower the number").toBe(paintedByHand);
});
