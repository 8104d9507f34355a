import { expect, test } from "vitest";
import { headsOf } from "./heads.ts";

test("everybody below a report of the top belongs to that person's part; top and heads to none", () => {
  const above = new Map([
    ["sales", ["top"]],
    ["product", ["top"]],
    ["asha", ["sales", "top"]],
    ["omar", ["asha", "sales", "top"]],
    ["lena", ["product", "top"]],
  ]);
  expect(headsOf(["top", "sales", "product", "asha", "omar", "lena", "alone"], above)).toEqual(
    new Map([
      ["sales", ["asha", "omar"]],
      ["product", ["lena"]],
    ]),
  );
});
