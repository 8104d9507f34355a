import { expect, test } from "vitest";
import { isGranted, isWithin, namesOf, reachOf, tokenModules } from "./token-scopes.ts";

const reach = (...names: string[]) => reachOf(names)!;

test("scopes by module narrow, and coarse ones reach every module", () => {
  expect(reach("read")).toEqual({ scope: "READ", scopes: null });
  expect(reach("read", "write")).toEqual({ scope: "WRITE", scopes: null });
  expect(reach("goals:read", "people:write", "goals:read")).toEqual({
    scope: "WRITE",
    scopes: ["goals:read", "people:write"],
  });
  expect(reach("read", "goals:write").scopes).toHaveLength(tokenModules.length + 1);
  for (const name of ["admin", "goals", "goals:delete", "goals:read ", "__proto__", "salaries:read"])
    expect([name, reachOf([name])]).toEqual([name, null]);
});

test("nobody gets more than the app has", () => {
  const app = reach("goals:write", "people:read");
  expect(["goals:read", "goals:write", "people:read"].map((name) => isWithin(reach(name), app))).toEqual([
    true,
    true,
    true,
  ]);
  for (const name of ["people:write", "reviews:read", "read", "write"])
    expect([name, isWithin(reach(name), app)]).toEqual([name, false]);
  expect(isWithin(reach("goals:write"), reach("read"))).toBe(false);
  expect(isWithin(reach("goals:read"), reach("read"))).toBe(true);
  expect(isGranted(["goals:write"], "goals:read")).toBe(true);
  expect(isGranted(["goals:read"], "goals:write")).toBe(false);
  expect(namesOf(reach("people:read", "goals:write"))).toBe("goals:write people:read");
});
