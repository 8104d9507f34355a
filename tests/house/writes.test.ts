import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * How often rooms still write an event or an audit entry by itself, where `recordWrites` (`platform/write`) or
 * `writesDown` (`platform/events`) writes both and cannot leave one out. These numbers only fall.
 */
const left = { recordEvent: 14, writeAuditEntry: 31 };

const sources = globSync("app/modules/**/*.ts", { exclude: (path) => /\.test\.ts$/.test(path) }).map((path) =>
  readFileSync(path, "utf8"),
);

test.each(Object.entries(left))("%s is called by itself in rooms no more than %i times", (name, most) => {
  const called = sources.flatMap((source) => [...source.matchAll(new RegExp(`(?<![\\w.])${name}\\(`, "g"))]);
  expect(called.length, "fewer than before: lower the number").toBe(most);
});
