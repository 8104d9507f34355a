import { describe, expect, test } from "vitest";
import { bowOf, detailAt, nodeAt, standsIn, treeLine } from "./map-detail.ts";
import { cell, nodeSize, planOf } from "./map-plan.ts";

const screen = { width: 1_000, height: 600 };

describe("how much of each node is shown", () => {
  test.each([
    [1, 2_000, "full"],
    [1, 5, "full"],
    [0.45, 5, "small"],
    [0.5, 2_000, "small"],
    [0.3, 2_000, "far"],
    [0.3, 100, "small"],
    [0.19, 5, "far"],
  ] as const)("at %d of %d nodes: %s", (zoom, nodes, detail) => {
    expect(detailAt({ ...screen, zoom }, nodes)).toBe(detail);
  });

  test("however large the window, never so many cards that the page grows heavy", () => {
    for (const zoom of [1.5, 1, 0.7, 0.5, 0.35, 0.25])
      for (const width of [390, 1_280, 2_560]) {
        const inSight = (Math.ceil(width / zoom / cell.width) + 1) * (Math.ceil(1_400 / zoom / cell.height) + 1);
        const detail = detailAt({ width, height: 1_400, zoom }, 10_000);
        expect(inSight <= (detail === "full" ? 72 : detail === "small" ? 190 : Infinity)).toBe(true);
      }
  });
});

test("a line leaves the parent's edge, turns down half-way and ends at the child, whichever side that is", () => {
  const parent = { x: 0, y: 0 };
  expect(treeLine(parent, { x: cell.width, y: 0 })).toBe(`M${nodeSize.width} ${nodeSize.height / 2}H${cell.width}`);
  expect(treeLine(parent, { x: cell.width, y: 300 })).toMatch(
    new RegExp(`^M${nodeSize.width} .*V${300 + nodeSize.height / 2 - 8}q.*H${cell.width}$`),
  );
  expect(treeLine(parent, { x: -cell.width, y: 300 })).toMatch(new RegExp(`^M0 .*H${-cell.width + nodeSize.width}$`));
});

test("a bow begins and ends at its two nodes, and its words stand on it", () => {
  const bow = bowOf({ id: "a b", from: "a", to: "b", look: "dashed", label: "x" }, { x: 0, y: 0 }, { x: 0, y: 400 });
  expect(bow.path).toMatch(
    new RegExp(`^M${nodeSize.width} ${nodeSize.height - 16}C.* ${nodeSize.width} ${400 + nodeSize.height - 16}$`),
  );
  expect(bow.middle.y).toBe(200 + nodeSize.height - 16);
});

test("a point lies on a node or beside all, and a node stands in a box as soon as a part of it does", () => {
  const plan = planOf([{ id: "a", tone: "grey", hasChildren: false, count: "0", expanded: false, children: [] }]);
  expect([nodeAt(plan, { x: 10, y: 10 })?.node.id, nodeAt(plan, { x: 10, y: nodeSize.height + 1 })]).toEqual([
    "a",
    undefined,
  ]);
  const box = { left: 0, top: 0, right: 100, bottom: 100 };
  expect([
    standsIn({ x: 99, y: 99 }, box),
    standsIn({ x: 100, y: 0 }, box),
    standsIn({ x: -nodeSize.width, y: 0 }, box),
  ]).toEqual([true, false, false]);
});
