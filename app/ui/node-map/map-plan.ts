import type { StateTone } from "../chip/chip.tsx";

/** A place of a map: one node of a forest, with those opened below it. */
export interface MapNode {
  id: string;
  tone: StateTone;
  hasChildren: boolean;
  /** How many, in short. */
  count: string;
  expanded: boolean;
  busy?: boolean;
  children: readonly MapNode[];
}

/** A line between two nodes besides the tree. */
export interface MapLink {
  id: string;
  from: string;
  to: string;
  look: "dashed" | "dotted";
  /** A few words that stand on it. */
  label?: string;
}

export interface Place {
  x: number;
  y: number;
}

export interface PlacedNode extends Place {
  node: MapNode;
  parentId: string | null;
  /** 1 for roots. */
  level: number;
  /** Place among its siblings, from 1, and how many they are. */
  position: number;
  siblings: number;
}

export interface MapPlan {
  placed: readonly PlacedNode[];
  byId: ReadonlyMap<string, PlacedNode>;
  width: number;
  height: number;
}

export const nodeSize = { width: 264, height: 84 };
export const cell = { width: nodeSize.width + 60, height: nodeSize.height + 14 };

/**
 * Columns by level, rows from the top: a node stands level with the first of its children, so that opening one moves
 * neither it nor anything above it. `x` runs from the reading side.
 */
export function planOf(roots: readonly MapNode[]): MapPlan {
  const placed: PlacedNode[] = [];
  let row = 0;
  const place = (nodes: readonly MapNode[], parentId: string | null, level: number) => {
    nodes.forEach((node, index) => {
      placed.push({
        node,
        parentId,
        level,
        position: index + 1,
        siblings: nodes.length,
        x: (level - 1) * cell.width,
        y: row * cell.height,
      });
      if (node.children.length > 0) place(node.children, node.id, level + 1);
      else row += 1;
    });
  };
  place(roots, null, 1);
  const deepest = placed.reduce((most, { level }) => Math.max(most, level), 0);
  return {
    placed,
    byId: new Map(placed.map((one) => [one.node.id, one])),
    width: Math.max(0, deepest * cell.width - (cell.width - nodeSize.width)),
    height: Math.max(0, row * cell.height - (cell.height - nodeSize.height)),
  };
}

/** The same with the columns running the other way, for text from right to left. */
export function mirrored(plan: MapPlan): MapPlan {
  const placed = plan.placed.map((one) => ({ ...one, x: -one.x - nodeSize.width }));
  return { ...plan, placed, byId: new Map(placed.map((one) => [one.node.id, one])) };
}
