import { cell, nodeSize, type MapLink, type MapPlan, type Place, type PlacedNode } from "./map-plan.ts";

/** `full` cards, `small` ones, or `far`: painted, with no element a node. */
export type MapDetail = "full" | "small" | "far";

export interface Sight {
  width: number;
  height: number;
  zoom: number;
}

const mostFull = 72;
const mostSmall = 190;
/** Words are not read from farther away; colours and shapes are. */
const readableFrom = 0.2;

/** How much of each node is shown: by how many may come in sight at this zoom, so that panning alone never changes it. */
export function detailAt({ width, height, zoom }: Sight, nodes: number): MapDetail {
  if (zoom < readableFrom) return "far";
  const fitting = (Math.ceil(width / zoom / cell.width) + 1) * (Math.ceil(height / zoom / cell.height) + 1);
  const inSight = Math.min(fitting, nodes);
  if (inSight <= mostFull && zoom > 0.5) return "full";
  return inSight <= mostSmall ? "small" : "far";
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether a node stands in the box, wholly or in part. */
export function standsIn({ x, y }: Place, { left, top, right, bottom }: Box): boolean {
  return x + nodeSize.width > left && x < right && y + nodeSize.height > top && y < bottom;
}

/** The node a point lies on. */
export function nodeAt(plan: MapPlan, { x, y }: Place): PlacedNode | undefined {
  return plan.placed.find(
    (one) => x >= one.x && x <= one.x + nodeSize.width && y >= one.y && y <= one.y + nodeSize.height,
  );
}

/** The line from a node to its parent as SVG: across, down, across, with soft corners. */
export function treeLine(parent: Place, child: Place): string {
  const way = child.x > parent.x ? 1 : -1;
  const [from, to] = way > 0 ? [parent.x + nodeSize.width, child.x] : [parent.x, child.x + nodeSize.width];
  const [top, bottom] = [parent.y + nodeSize.height / 2, child.y + nodeSize.height / 2];
  if (top === bottom) return `M${from} ${top}H${to}`;
  const turn = from + way * 30;
  return `M${from} ${top}H${turn - way * 8}q${way * 8} 0 ${way * 8} 8V${bottom - 8}q0 8 ${way * 8} 8H${to}`;
}

export interface DrawnLink extends MapLink {
  path: string;
  middle: Place;
}

/** A link as a wide bow between two nodes, and where its words stand. */
export function bowOf(link: MapLink, from: Place, to: Place): DrawnLink {
  const [one, other] = [edgeOf(from), edgeOf(to)];
  const reach = Math.max(48, Math.abs(other.x - one.x) / 3);
  const side = Math.max(one.x, other.x) + reach;
  return {
    ...link,
    path: `M${one.x} ${one.y}C${side} ${one.y} ${side} ${other.y} ${other.x} ${other.y}`,
    middle: { x: (one.x + other.x) / 8 + (side * 3) / 4, y: (one.y + other.y) / 2 },
  };
}

function edgeOf({ x, y }: Place): Place {
  return { x: x + nodeSize.width, y: y + nodeSize.height - 16 };
}
