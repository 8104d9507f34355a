import { expect, test } from "vitest";
import type { MapNode } from "#app/ui/node-map/map-plan.ts";
import type { GoalLine } from "../../queries/goal-lines.ts";
import type { ListedGoal } from "../../queries/goal-list.ts";
import { forestOf, linksOf, nodesOf } from "./map-forest.ts";

const goal = (id: string, parentId: string | null = null, fedWeight: number | null = null) =>
  ({ id, parentId, fedWeight, childCount: 1 }) as ListedGoal;
const faceOf = () => ({ tone: "grey" as const, count: "1" });
const shape = (forest: readonly MapNode[]): string =>
  forest.map(({ id, children }) => (children.length > 0 ? `${id}(${shape(children)})` : id)).join(" ");
const parts = new Map([
  ["a", [goal("a1", "a"), goal("a2", "a")]],
  ["b", [goal("b1", "b"), goal("a2", "a", 2)]],
  ["a2", [goal("a2x", "a2")]],
]);
const roots = [goal("a"), goal("b")];
const forest = (...open: string[]) =>
  forestOf(roots, { goals: new Map(), parts, lines: [] }, { open: new Set(open), loading: new Set(["b"]) }, faceOf);

test("what is folded keeps its parts to itself", () => {
  expect(shape(forest())).toBe("a b");
  expect(shape(forest("a", "a2"))).toBe("a(a1 a2(a2x)) b");
  expect(shape(forest("a2"))).toBe("a b");
});

test("a goal that counts in another stands there as long as its own place is folded, and at home as soon as that is open, whichever was opened first", () => {
  expect(shape(forest("b", "a2"))).toBe("a b(b1 a2(a2x))");
  expect(shape(forest("b", "a"))).toBe("a(a1 a2) b(b1)");
  const other = forestOf(
    [...roots].reverse(),
    { goals: new Map(), parts, lines: [] },
    { open: new Set(["a", "b"]), loading: new Set() },
    faceOf,
  );
  expect(shape(other)).toBe("b(b1) a(a1 a2)");
});

test("every goal stands once, and says whether it is open, has parts and is being asked for", () => {
  const nodes = nodesOf(forest("a", "b", "a2", "a1"));
  expect(nodes.map(({ id }) => id)).toEqual(["a", "a1", "a2", "a2x", "b", "b1"]);
  expect(nodes.map(({ expanded }) => expanded)).toEqual([true, false, true, false, true, false]);
  expect(nodes.filter(({ busy }) => busy).map(({ id }) => id)).toEqual(["b"]);
});

test("lines join goals that both stand on the map, once each, and not where one stands under the other for it", () => {
  const lines: GoalLine[] = [
    { kind: "FEEDS", from: "a2", to: "b", weight: 2 },
    { kind: "FEEDS", from: "a2", to: "b", weight: 2 },
    { kind: "NEEDS", from: "a", to: "b", weight: null },
    { kind: "NEEDS", from: "a", to: "elsewhere", weight: null },
  ];
  const words = (line: GoalLine) => line.kind;
  expect(linksOf(forest("a", "b"), lines, words).map(({ from, to, look, label }) => [from, to, look, label])).toEqual([
    ["a2", "b", "dashed", "FEEDS"],
    ["a", "b", "dotted", "NEEDS"],
  ]);
  expect(linksOf(forest("b"), lines, words).map(({ from }) => from)).toEqual(["a"]);
});
