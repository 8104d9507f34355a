import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { placeholdersOf } from "./placeholders.ts";
import { projectFiles, root } from "./tree.ts";

type Tree = { [key: string]: string | Tree };

const languages = ["hi", "es", "de", "ar"];
const places = projectFiles().filter((path) => /^app\/(modules|shell|platform)\/(.*\/)?strings\/en\.json$/.test(path));
const sameEverywhere = JSON.parse(
  readFileSync(join(import.meta.dirname, "same-in-every-language.json"), "utf8"),
) as string[];

test("the list of texts that need no translation holds each once, in order", () => {
  expect(sameEverywhere).toEqual([...new Set(sameEverywhere)].sort());
});

describe.each(places.map(dirname))("%s", (place) => {
  const english = readStrings(place, "en");

  test.each(languages)("every key exists in %s, with the same placeholders", (language) => {
    const translated = readStrings(place, language);
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    const empty = [...translated].filter(([, text]) => text.trim() === "").map(([key]) => key);
    expect(empty).toEqual([]);
    const unequal = [...english].filter(
      ([key, text]) => placeholdersOf(text) !== placeholdersOf(translated.get(key) ?? ""),
    );
    expect(unequal.map(([key]) => key)).toEqual([]);
  });

  test("what reads the same in every language is listed as such", () => {
    const others = languages.map((language) => readStrings(place, language));
    const untranslated = [...english].filter(([key, text]) => others.every((strings) => strings.get(key) === text));
    expect(untranslated.map(([, text]) => text).filter((text) => !sameEverywhere.includes(text))).toEqual([]);
  });
});

function readStrings(place: string, language: string): Map<string, string> {
  const file = join(root, place, `${language}.json`);
  return new Map(existsSync(file) ? flatten(JSON.parse(readFileSync(file, "utf8")) as Tree) : []);
}

function flatten(tree: Tree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
}
