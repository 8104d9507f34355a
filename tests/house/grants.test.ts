import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * How often screens ask in a shape of their own what the viewer may do, where `<Can>` and `useMay` (`platform/ability`) ask
 * what `grantsOf` packed. The number only falls.
 */
const left = 51;

test("screens ask in one way what their viewer may do", () => {
  const asked = globSync("app/modules/**/*.tsx", { exclude: (path) => /\.(test|stories)\.tsx$/.test(path) }).flatMap(
    (path) => [...readFileSync(path, "utf8").matchAll(/\b(?:may(?:Edit|Delete)|(?:permissions|may|rights)\.\w+)\b/g)],
  );
  expect(asked.length, "fewer than before: lower the number").toBe(left);
});
