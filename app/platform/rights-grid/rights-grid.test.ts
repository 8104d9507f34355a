import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  gainsAndLosses,
  gridDifferences,
  gridDraft,
  gridForm,
  notPermitted,
  rightsOfRoles,
  type GridAccess,
  type RightsGrid,
} from "./rights-grid.ts";

type Role = "ADMIN" | "USER";
type Privilege = "view" | "make";
const grid: RightsGrid<Role, Privilege> = {
  roles: ["ADMIN", "USER"],
  values: { view: ["NONE", "PUBLIC", "ALL"], make: ["TEAM", "OWN"] },
  lists: ["make"],
  permitted: (role, privilege) =>
    role === "ADMIN" ? grid.values[privilege] : privilege === "view" ? ["NONE", "PUBLIC"] : ["OWN"],
};
const access = (view: string, make: readonly string[]): GridAccess<Role, Privilege> => ({
  ADMIN: { view: "ALL", make: ["TEAM", "OWN"] },
  USER: { view, make },
});
const anyAccess = fc
  .record({ view: fc.constantFrom("NONE", "PUBLIC", "ALL"), make: fc.subarray(["TEAM", "OWN"]) })
  .map(({ view, make }) => access(view, make));

describe("a grid of rights", () => {
  test("names what is lost, gained or both, role by role", () => {
    expect(gridDifferences(grid, access("PUBLIC", ["OWN"]), access("NONE", ["TEAM"]))).toEqual([
      { role: "USER", privilege: "view", before: "PUBLIC", after: "NONE", effect: "NARROWED" },
      { role: "USER", privilege: "make", before: ["OWN"], after: ["TEAM"], effect: "MIXED" },
    ]);
  });

  test("finds what a role may not have", () => {
    expect(notPermitted(grid, access("PUBLIC", ["OWN"]))).toEqual([]);
    expect(notPermitted(grid, access("ALL", ["OWN", "TEAM"]))).toEqual([
      { role: "USER", privilege: "view" },
      { role: "USER", privilege: "make" },
    ]);
  });

  test("keeps what the form does not show, and takes a list without a tick for an empty one where it has boxes", () => {
    const typed = gridForm(grid, ["make"]).parse({ ADMIN: {}, USER: { view: "NONE", make: ["OWN"] } });
    expect(gridDraft(grid, access("PUBLIC", []), typed, ["make"])).toEqual({
      ADMIN: { view: "ALL", make: [] },
      USER: { view: "PUBLIC", make: ["OWN"] },
    });
    expect(gridForm(grid, ["view"]).safeParse({ USER: { view: "EVERYTHING" } }).success).toBe(false);
  });

  test("nothing is gained or lost where nothing differs, and what one way gains the other loses", () => {
    fc.assert(
      fc.property(anyAccess, anyAccess, fc.subarray<Role>(["ADMIN", "USER"]), (before, after, roles) => {
        const rights = (one: typeof before) => rightsOfRoles(grid, one, roles, ["view", "make"]);
        const there = gainsAndLosses(rights(before), rights(after));
        const back = gainsAndLosses(rights(after), rights(before));
        const said = (changes: typeof there, change: "GAIN" | "LOSE") =>
          changes.flatMap((one) => (one.change === change ? [`${one.privilege}.${one.value}`] : [])).sort();
        expect(said(there, "GAIN")).toEqual(said(back, "LOSE"));
        expect(said(there, "LOSE")).toEqual(said(back, "GAIN"));
        if (gridDifferences(grid, before, after).length === 0) expect(there).toEqual([]);
        // Whoever is an admin as well keeps everything, whatever users lose.
        if (roles.includes("ADMIN")) expect(there).toEqual([]);
      }),
    );
  });
});
