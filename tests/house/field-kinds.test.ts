import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fieldParts } from "#app/modules/records/kinds/parts.ts";
import { storedKinds } from "#app/modules/records/kinds/stored.ts";
import { root } from "./tree.ts";

const room = join(root, "app/modules/records");

test("a kind of field is one folder with what it says of itself, its server side and its screen, named in both registries", () => {
  const folders = readdirSync(join(room, "kinds"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).sort();
  const kinds = names.map((name) => name.toUpperCase().replaceAll("-", "_"));
  expect(Object.keys(storedKinds).sort()).toEqual(kinds);
  expect(Object.keys(fieldParts).sort()).toEqual(kinds);
  for (const name of names)
    expect([name, ...readdirSync(join(room, "kinds", name)).sort()]).toEqual([
      name,
      ...["field.ts", "part.tsx", "stored.ts"],
    ]);
});

test("what can be typed can be asked for, and only that", () => {
  for (const [kind, stored] of Object.entries(storedKinds))
    expect([kind, "input" in stored]).toEqual([kind, "Form" in fieldParts[kind as keyof typeof fieldParts]]);
});

test("nothing of the kit gives up its types", () => {
  const files = readdirSync(room, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  expect(files.filter((name) => / as never\b/.test(readFileSync(join(room, name), "utf8")))).toEqual([]);
});
