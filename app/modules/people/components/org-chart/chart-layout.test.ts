import fc from "fast-check";
import { expect, test } from "vitest";
import type { OrgNode } from "../../queries/org-chart.ts";
import { chartPlan, chartTrees, nodeSize } from "./chart-layout.ts";

/** Each person's manager stands before them in the list, so there is no circle. */
const company = fc
  .array(fc.nat(), { minLength: 1, maxLength: 40 })
  .map((choices) =>
    choices.map((choice, index): OrgNode => ({
      id: `p${index}`,
      name: `p${index}`,
      email: "",
      role: null,
      allReports: 0,
      uncounted: false,
      directReports: 0,
      parentId: index === 0 || choice % 7 === 0 ? null : `p${choice % index}`,
    })),
  )
  .map((nodes) =>
    nodes.map((node) => ({ ...node, directReports: nodes.filter((each) => each.parentId === node.id).length })),
  );

test("no two people overlap, everybody opened has a place, and all but the top hang on a line", () => {
  fc.assert(
    fc.property(company, fc.infiniteStream(fc.boolean()), (nodes, opened) => {
      const trees = chartTrees(nodes, new Set(nodes.filter(() => opened.next().value).map((node) => node.id)));
      const count = (branch: typeof trees): number => branch.reduce((sum, node) => sum + 1 + count(node.children), 0);
      const { placed, lines, width, height } = chartPlan(trees);
      expect(placed).toHaveLength(count(trees));
      expect(lines).toHaveLength(placed.length - trees.length);
      placed.forEach((one, index) => {
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + nodeSize.width).toBeLessThanOrEqual(width);
        expect(one.y + nodeSize.height).toBeLessThanOrEqual(height);
        for (const other of placed.slice(index + 1)) {
          const apart = Math.abs(one.x - other.x) >= nodeSize.width || Math.abs(one.y - other.y) >= nodeSize.height;
          expect(apart).toBe(true);
        }
      });
    }),
    { numRuns: 300 },
  );
});

test("a team without teams of its own stands as one column below its manager", () => {
  const node = (id: string, parentId: string | null, directReports: number): OrgNode => ({
    id,
    name: id,
    email: "",
    role: null,
    parentId,
    directReports,
    allReports: directReports,
    uncounted: false,
  });
  const { placed } = chartPlan(
    chartTrees([node("a", null, 3), node("b", "a", 0), node("c", "a", 0), node("d", "a", 0)], new Set(["a"])),
  );
  expect(new Set(placed.slice(1).map(({ x }) => x)).size).toBe(1);
});
