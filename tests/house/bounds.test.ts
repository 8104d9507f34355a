import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./tree.ts";

const text = (path: string) => readFileSync(join(root, path), "utf8");

test("each bound of what people can make large stands beside what reads it, as the table says, and is used there", () => {
  const rows = text("app/platform/text/README.md")
    .split("\n")
    .filter((line) => line.startsWith("|") && line.includes("`"))
    .map((line) => line.split("|").map((cell) => cell.trim().replaceAll("`", "")));
  expect(rows.length).toBeGreaterThan(10);
  const missing = rows.flatMap(([, , names = "", place = ""]) =>
    names.split(", ").flatMap((name) => {
      const source = text(place);
      const stated = new RegExp(`\\bconst (?:\\[[\\w, ]*)?${name}\\b`).test(source);
      const used = source.split(new RegExp(`\\b${name}\\b`)).length > 2 || source.includes(`export const ${name}`);
      return stated && used ? [] : [`${name} in ${place}`];
    }),
  );
  expect(missing).toEqual([]);
});
