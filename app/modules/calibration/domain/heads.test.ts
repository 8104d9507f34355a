import fc from "fast-check";
import { expect, test } from "vitest";
import { partsOf } from "./heads.ts";

const above = new Map([
  ["sales", ["top"]],
  ["product", ["top"]],
  ["asha", ["sales", "top"]],
  ["omar", ["asha", "sales", "top"]],
  ["kira", ["asha", "sales", "top"]],
  ["lena", ["product", "top"]],
]);
const everybody = ["top", "sales", "product", "asha", "omar", "kira", "lena", "alone"];
const named = (depth: number, largest: number) =>
  partsOf(everybody, above, { depth, largest }).map(({ headId, part, parts, memberIds }) => [
    `${headId} ${part}/${parts}`,
    memberIds.join(" "),
  ]);

test("everybody below a report of the top belongs to that person's part; top and heads to none", () => {
  expect(named(1, 50)).toEqual([
    ["sales 1/1", "asha omar kira"],
    ["product 1/1", "lena"],
  ]);
});

test("a step further down managers head their own; a shorter line stays with the lowest manager it has", () => {
  expect(named(2, 50)).toEqual([
    ["sales 1/1", "asha"],
    ["asha 1/1", "omar kira"],
    ["product 1/1", "lena"],
  ]);
});

test("what is too large is cut along the lines below its head, and where they end into even parts", () => {
  expect(named(1, 2)).toEqual([
    ["sales 1/1", "asha"],
    ["asha 1/1", "omar kira"],
    ["product 1/1", "lena"],
  ]);
  expect(named(1, 1)).toEqual([
    ["sales 1/1", "asha"],
    ["asha 1/2", "omar"],
    ["asha 2/2", "kira"],
    ["product 1/1", "lena"],
  ]);
});

test("whatever the company looks like, nobody is in two groups and no group is too large", () => {
  const company = fc.array(fc.nat(), { minLength: 1, maxLength: 60 }).map((picks) => {
    const managers = picks.map((pick, at) => (at === 0 ? null : pick % at));
    const lines = managers.map(() => [] as string[]);
    managers.forEach((manager, at) => {
      if (manager !== null) lines[at] = [String(manager), ...lines[manager]!];
    });
    return new Map(lines.map((line, at) => [String(at), line]));
  });
  fc.assert(
    fc.property(company, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 10 }), (lines, depth, largest) => {
      const parts = partsOf([...lines.keys()], lines, { depth, largest });
      const members = parts.flatMap(({ memberIds }) => memberIds);
      expect(new Set(members).size).toBe(members.length);
      expect(members.length).toBe([...lines.values()].filter((line) => line.length >= 2).length);
      for (const { headId, memberIds } of parts) {
        expect(memberIds.length).toBeLessThanOrEqual(largest);
        expect(memberIds.every((id) => lines.get(id)!.includes(headId))).toBe(true);
      }
    }),
  );
});
