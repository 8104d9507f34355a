import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { anyLayout } from "#tests/mutation/any-layout.ts";
import { mutants } from "#tests/mutation/mutants.ts";
import { root } from "./tree.ts";

test("every fault that is tried has its place in the sources, and tests that are there", () => {
  const stands = (file: string) => existsSync(join(root, file));
  const held = (file: string, find: string) =>
    stands(file) && anyLayout(find).test(readFileSync(join(root, file), "utf8"));
  expect(mutants.filter(({ file, find }) => !held(file, find)).map(({ name }) => name)).toEqual([]);
  expect(mutants.flatMap(({ tests }) => tests).filter((path) => !stands(path))).toEqual([]);
});
