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

test("every value a style sheet takes from the theme is there", () => {
  const sources = globSync("app/**/*.{css,ts,tsx}").map((path) => readFileSync(path, "utf8"));
  const said = new Set(
    sources.flatMap((text) => [...text.matchAll(/--[a-z\d-]+(?=\s*:|["'])/g)].map(([name]) => name)),
  );
  const taken = globSync("app/**/*.css").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/var\((--[a-z\d-]+)\)/g)].map(([, name]) => ({ path, name: name! })),
  );
  expect(taken.length).toBeGreaterThan(1_000);
  expect(taken.filter(({ name }) => !said.has(name) && !name.startsWith("--mantine-"))).toEqual([]);
});
