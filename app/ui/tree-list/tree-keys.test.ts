import { describe, expect, test } from "vitest";
import { treeMove, type TreePosition } from "./tree-keys.ts";

const open = { hasChildren: true, expanded: true };
const shut = { hasChildren: true, expanded: false };
const leaf = { hasChildren: false, expanded: false };
const rows: TreePosition[] = [
  { level: 1, ...open },
  { level: 2, ...shut },
  { level: 2, ...open },
  { level: 3, ...leaf },
  { level: 1, ...leaf },
];

describe("treeMove", () => {
  test.each([
    [0, "ArrowDown", { kind: "focus", index: 1 }],
    [4, "ArrowDown", { kind: "focus", index: 4 }],
    [0, "ArrowUp", { kind: "focus", index: 0 }],
    [0, "ArrowRight", { kind: "focus", index: 1 }],
    [1, "ArrowRight", { kind: "toggle", index: 1 }],
    [3, "ArrowRight", null],
    [2, "ArrowLeft", { kind: "toggle", index: 2 }],
    [3, "ArrowLeft", { kind: "focus", index: 2 }],
    [1, "ArrowLeft", { kind: "focus", index: 0 }],
    [2, "Home", { kind: "focus", index: 0 }],
    [2, "End", { kind: "focus", index: 4 }],
    [2, "x", null],
  ] as const)("from row %i, %s", (index, key, move) => {
    expect(treeMove(rows, index, key, false)).toEqual(move);
  });

  test("side arrows change places in right-to-left text", () => {
    expect(treeMove(rows, 1, "ArrowLeft", true)).toEqual({ kind: "toggle", index: 1 });
    expect(treeMove(rows, 3, "ArrowRight", true)).toEqual({ kind: "focus", index: 2 });
  });
});
