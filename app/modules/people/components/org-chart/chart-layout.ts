import { hierarchy, tree } from "d3-hierarchy";
import type { OrgNode } from "../../queries/org-chart.ts";

export type ChartNode = OrgNode & {
  children: readonly ChartNode[];
  level: number;
  expanded: boolean;
  position: number;
  siblings: number;
};
export type PlacedNode = { node: ChartNode; x: number; y: number };
export type ChartLine = { id: string; from: { x: number; y: number }; to: { x: number; y: number }; stacked: boolean };
export type ChartPlan = { placed: readonly PlacedNode[]; lines: readonly ChartLine[]; width: number; height: number };

export const nodeSize = { width: 212, height: 64 };
const gap = { beside: 20, below: 48, stacked: 10 };
const stackIndent = 14;

/** The nodes known so far as trees, with only what is opened below each. */
export function chartTrees(nodes: readonly OrgNode[], expanded: ReadonlySet<string>): readonly ChartNode[] {
  const byParent = Map.groupBy(nodes, (node) => node.parentId);
  const build = (parentId: string | null, level: number): ChartNode[] => {
    const siblings = byParent.get(parentId) ?? [];
    return siblings.map((node, index) => {
      const open = expanded.has(node.id) && byParent.has(node.id);
      return {
        ...node,
        level,
        expanded: open,
        position: index + 1,
        siblings: siblings.length,
        children: open ? build(node.id, level + 1) : [],
      };
    });
  };
  return build(null, 1);
}

type Slot = { node: ChartNode | null; slots: Slot[]; stackedAt: number };

/** A team in which nobody has reports stands as one column: a slot below a slot, which keeps the chart narrow. */
function slotOf(node: ChartNode): Slot {
  const stacks = node.children.length > 1 && node.children.every((child) => child.directReports === 0);
  if (!stacks) return { node, slots: node.children.map(slotOf), stackedAt: -1 };
  const column = node.children.reduceRight<Slot[]>(
    (below, child, index) => [{ node: child, slots: below, stackedAt: index }],
    [],
  );
  return { node, slots: column, stackedAt: -1 };
}

/** Places for the opened nodes: tidy, reports centred below their manager; x runs from the reading side. */
export function chartPlan(roots: readonly ChartNode[]): ChartPlan {
  const root = hierarchy<Slot>({ node: null, slots: roots.map(slotOf), stackedAt: -1 }, (slot) => slot.slots);
  const placedTree = tree<Slot>()
    .nodeSize([nodeSize.width + gap.beside, 1])
    .separation((one, other) => (one.parent === other.parent ? 1 : 1.12))(root);
  const drawn = placedTree.descendants().filter((point) => point.data.node !== null);
  const left = Math.min(0, ...drawn.map((point) => point.x));
  const top = new Map<unknown, number>();
  const placed: PlacedNode[] = drawn.map((point) => {
    const above = point.parent?.data.node ? (top.get(point.parent) ?? 0) + nodeSize.height : null;
    const y = above === null ? 0 : above + (point.data.stackedAt > 0 ? gap.stacked : gap.below);
    top.set(point, y);
    return { node: point.data.node!, x: Math.round(point.x - left) + (point.data.stackedAt >= 0 ? stackIndent : 0), y };
  });
  const places = new Map(placed.map((one) => [one.node.id, one]));
  const stacked = new Set(drawn.filter((point) => point.data.stackedAt >= 0).map((point) => point.data.node!.id));
  return {
    placed,
    lines: placed.flatMap(({ node, x, y }) => {
      const parent = node.parentId === null ? undefined : places.get(node.parentId);
      return parent ? [lineBetween(parent, { node, x, y }, stacked.has(node.id))] : [];
    }),
    width: Math.max(0, ...placed.map(({ x }) => x)) + nodeSize.width,
    height: Math.max(0, ...placed.map(({ y }) => y)) + nodeSize.height,
  };
}

function lineBetween(parent: PlacedNode, child: PlacedNode, stacked: boolean): ChartLine {
  const from = stacked
    ? { x: parent.x + stackIndent / 2, y: parent.y + nodeSize.height }
    : { x: parent.x + nodeSize.width / 2, y: parent.y + nodeSize.height };
  const to = stacked
    ? { x: child.x, y: child.y + nodeSize.height / 2 }
    : { x: child.x + nodeSize.width / 2, y: child.y };
  return { id: child.node.id, from, to, stacked };
}

/** The line as SVG: straight down and across, with one soft corner a turn. */
export function linePath({ from, to, stacked }: ChartLine): string {
  if (stacked) return `M${from.x} ${from.y}V${to.y - 6}q0 6 6 6H${to.x}`;
  const middle = from.y + gap.below / 2;
  if (Math.abs(to.x - from.x) < 1) return `M${from.x} ${from.y}V${to.y}`;
  const turn = to.x > from.x ? 8 : -8;
  return `M${from.x} ${from.y}V${middle - 8}q0 8 ${turn} 8H${to.x - turn}q${turn} 0 ${turn} 8V${to.y}`;
}
