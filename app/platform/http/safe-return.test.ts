import { expect, test } from "vitest";
import { safeReturn } from "./safe-return.ts";

test.each(["/app", "/app/my-data/goal/my-goals?view=TREE#x"])("%s is kept", (path) => {
  expect(safeReturn(path, "/")).toBe(path);
});

test.each([
  "",
  null,
  "https://evil.test",
  "//evil.test",
  "/\\evil.test",
  "/a\\b",
  "javascript:alert(1)",
  "app",
  "/\n/evil.test",
  "/.//evil.test",
  "/..//evil.test",
  "/%2e//evil.test",
  "/a/..//evil.test",
  "/a/.././/evil.test/b",
  "/.//evil.test?x#y",
  "/./\t/evil.test",
])("%s leads to the fallback", (path) => expect(safeReturn(path, "/app")).toBe("/app"));
