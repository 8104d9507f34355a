import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answerKinds, kindNames } from "#app/modules/questionnaires/kinds/kinds.ts";
import { kindScreens } from "#app/modules/questionnaires/kinds/screens.ts";
import { languages } from "#app/platform/i18n/languages.ts";
import { root } from "./tree.ts";

const room = join(root, "app/modules/questionnaires");

test("a kind of answer is one folder with its rules and its screen, named in both registries, and its word in every language", () => {
  const folders = readdirSync(join(room, "kinds"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).sort();
  expect([...kindNames].sort()).toEqual(names);
  expect(Object.keys(kindScreens).sort()).toEqual(names);
  expect(kindNames.map((name) => answerKinds[name].kind)).toEqual([...kindNames]);
  for (const name of names)
    expect([name, ...readdirSync(join(room, "kinds", name)).sort()]).toEqual([name, "answer.ts", "screen.tsx"]);
  for (const language of languages) {
    const words = JSON.parse(readFileSync(join(room, "strings", `${language}.json`), "utf8")) as { kind: object };
    expect([language, ...Object.keys(words.kind).sort()]).toEqual([language, ...names]);
  }
});
