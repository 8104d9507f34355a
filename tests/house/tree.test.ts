import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFiles, roomNames, root } from "./tree.ts";

const folders = [".ci", "app", "migrations", "plugins", "sdk", "storybook", "tenancy", "tests", "widgets"];
const files = [
  ".dependency-cruiser.cjs",
  ".dockerignore",
  ".editorconfig",
  ".gitattributes",
  ".gitignore",
  ".node-version",
  ".npmrc",
  "LICENSE",
  "CONTRIBUTING.md",
  "Dockerfile",
  "README.md",
  "compose.yaml",
  "eslint.config.js",
  "knip.json",
  "package-lock.json",
  "package.json",
  "playwright.config.ts",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
  "vitest.config.ts",
];

test("nothing lies at the top but what the design names", () => {
  const entries = [...new Set(projectFiles().map((path) => path.split("/")[0] as string))];
  expect(entries.filter((entry) => ![...folders, ...files].includes(entry))).toEqual([]);
});

test("every top-level folder and every room says what it is for", () => {
  const tops = folders.filter((folder) => folder !== ".ci" && existsSync(join(root, folder)));
  const places = [...tops, ...roomNames().map((room) => `app/modules/${room}`)];
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !existsSync(join(root, place, "README.md")))).toEqual([]);
});

test("no source file is over 300 lines", () => {
  const sources = projectFiles().filter(
    (path) => /\.(ts|tsx|mjs|cjs|js|css)$/.test(path) && !path.startsWith("migrations/"),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((path) => countLines(path) > 300)).toEqual([]);
});

test("nothing is left undone in the text", () => {
  // Split, so that this file does not hold the words it looks for.
  const words = new RegExp(["TO" + "DO", "FIX" + "ME", "lo" + "rem"].map((word) => `\\b${word}\\b`).join("|"));
  const texts = projectFiles().filter(
    (path) => /\.(ts|tsx|mjs|cjs|js|css|md|json|sql|html)$/.test(path) && path !== "package-lock.json",
  );
  const found = texts.filter((path) => words.test(readFileSync(join(root, path), "utf8")));
  expect(found).toEqual([]);
});

function countLines(path: string): number {
  return readFileSync(join(root, path), "utf8").trimEnd().split("\n").length;
}
