import { expect, test } from "vitest";
import { importsOf, testsOf } from "./import-graph.ts";

const isTest = (file: string) => file.endsWith(".test.ts");

test("imports are paths from the root, however they are written", () => {
  const source = `import { a } from "../part.ts";
import type { b } from "#app/ui/b.ts";
export * from "./c.ts";
const d = await import("#tenancy/d.ts");
import pg from "pg";`;
  expect(importsOf("app/platform/x/file.ts", source)).toEqual([
    "app/platform/part.ts",
    "app/ui/b.ts",
    "app/platform/x/c.ts",
    "tenancy/d.ts",
  ]);
});

test("a changed file is tested by what imports it, through others too, and not by everything that has a world", () => {
  const found = testsOf(["app/modules/goals/domain/progress.ts"], isTest);
  expect(found).toContain("app/modules/goals/domain/progress.test.ts");
  expect(found).not.toContain("app/modules/people/use-cases/teams.integration.test.ts");
});

test("a changed test is run, and so is every test of a world that changed", () => {
  const own = "app/modules/people/use-cases/teams.integration.test.ts";
  expect(testsOf([own], isTest)).toEqual([own]);
  expect(testsOf(["tests/support/world.ts"], isTest)).toContain(own);
});
