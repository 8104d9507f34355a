import { parse as parseByLibrary } from "@formatjs/icu-messageformat-parser";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileMessage, compileStrings } from "./compile-message.ts";
import { parse } from "./compiled-messages.ts";

const app = join(import.meta.dirname, "..", "..");
const files = globSync("{modules/*,shell,platform}/strings/*.json", { cwd: app });
const stringsOf = (file: string) => JSON.parse(readFileSync(join(app, file), "utf8")) as object;

/** All texts of a file by their key. */
function textsOf(strings: object, above = ""): [string, string][] {
  return Object.entries(strings).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "string" ? [[`${above}${key}`, value]] : textsOf(value as object, `${above}${key}.`),
  );
}

/** As values of JSON: where the parser says that something is undefined, nothing stands. */
const plainly = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

test("every message of every language is, compiled, what the parser reads in it", () => {
  let compiled = 0;
  for (const file of files) {
    const there = new Map(textsOf(compileStrings(stringsOf(file))));
    for (const [key, text] of textsOf(stringsOf(file))) {
      const parts = parseByLibrary(text, { ignoreTag: true });
      expect([file, key, plainly(parse(there.get(key)!))]).toEqual([file, key, plainly(parts)]);
      if (parts.length > 1) compiled += 1;
    }
  }
  expect(files.length).toBeGreaterThan(150);
  expect(compiled).toBeGreaterThan(1_000);
});

test("a message without parameters is its text, quotes read", () => {
  expect(compileMessage("Don''t say '{name}'")).toBe("Don't say {name}");
  expect(compileMessage("")).toBe("");
});

test("a broken message is refused", () => {
  expect(() => compileMessage("{count, plural, one {#}")).toThrow();
});

test("skeletons of numbers and days keep their options", () => {
  const text = "{share, number, ::percent .0} on {day, date, ::yMMMd}";
  expect(plainly(parse(compileMessage(text)))).toEqual(plainly(parseByLibrary(text, { ignoreTag: true })));
});
