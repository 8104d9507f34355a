import { describe, expect, test } from "vitest";
import { mapMove } from "./map-keys.ts";
import { cell, mirrored, nodeSize, planOf, type MapNode } from "./map-plan.ts";

const node = (id: string, children: MapNode[] = [], hasChildren = children.length > 0): MapNode => ({
  id,
  tone: "grey",
  hasChildren,
  count: String(children.length),
  expanded: children.length > 0,
  children,
});
const forest = [node("a", [node("a1"), node("a2", [node("a2x"), node("a2y")]), node("a3", [], true)]), node("b")];
const plan = planOf(forest);
const at = (id: string) => {
  const { x, y } = plan.byId.get(id)!;
  return [x / cell.width, y / cell.height];
};

describe("where nodes stand", () => {
  test("columns by level, and a node level with its first child", () => {
    expect(Object.fromEntries([...plan.byId.keys()].map((id) => [id, at(id)]))).toEqual({
      a: [0, 0],
      a1: [1, 0],
      a2: [1, 1],
      a2x: [2, 1],
      a2y: [2, 2],
      a3: [1, 3],
      b: [0, 4],
    });
    expect([plan.width, plan.height]).toEqual([2 * cell.width + nodeSize.width, 4 * cell.height + nodeSize.height]);
  });

  test("opening a node moves neither it nor what stands above it", () => {
    const folded = planOf([node("a", [node("a1"), node("a2", [], true), node("a3", [], true)]), node("b")]);
    for (const id of ["a", "a1", "a2"])
      expect([folded.byId.get(id)!.x, folded.byId.get(id)!.y]).toEqual([plan.byId.get(id)!.x, plan.byId.get(id)!.y]);
  });

  test("no two stand on each other", () => {
    expect(new Set(plan.placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(plan.placed.length);
  });

  test("from right to left the columns run the other way, each as wide as before", () => {
    expect(mirrored(plan).byId.get("a")).toMatchObject({ x: -nodeSize.width, y: 0 });
    expect(mirrored(plan).byId.get("a1")!.x).toBe(-cell.width - nodeSize.width);
  });

  test("an empty map has no size", () => {
    expect(planOf([])).toMatchObject({ placed: [], width: 0, height: 0 });
  });
});

test.each([
  ["a", "ArrowRight", { focus: "a1" }],
  ["a3", "ArrowRight", { toggle: "a3", expanded: true }],
  ["a1", "ArrowRight", null],
  ["a2x", "ArrowLeft", { focus: "a2" }],
  ["a", "ArrowLeft", null],
  ["a1", "ArrowDown", { focus: "a2" }],
  ["a2y", "ArrowDown", null],
  ["a", "ArrowDown", { focus: "b" }],
  ["a1", "ArrowUp", null],
  ["b", "ArrowUp", { focus: "a" }],
  ["b", "Home", { focus: "a" }],
  ["a", "End", { focus: "b" }],
  ["a", "-", { toggle: "a", expanded: false }],
  ["a", "+", null],
  ["a3", "+", { toggle: "a3", expanded: true }],
  ["a2", " ", { toggle: "a2", expanded: false }],
  ["b", " ", null],
  ["a", "x", null],
  ["nobody", "ArrowDown", null],
])("on %s the key %s leads to %o", (id, key, move) => {
  expect(mapMove(plan, id, key, false)).toEqual(move);
});

test("from right to left the side keys change places", () => {
  expect([mapMove(plan, "a", "ArrowLeft", true), mapMove(plan, "a1", "ArrowRight", true)]).toEqual([
    { focus: "a1" },
    { focus: "a" },
  ]);
});
