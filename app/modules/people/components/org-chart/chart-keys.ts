import type { ChartNode } from "./chart-layout.ts";

export type ChartMove = { focus: string } | { toggle: string };

/** What a key does in the chart: up to the manager, down to the first report (opening if need be), sideways along siblings. */
export function chartMove(
  nodes: readonly ChartNode[],
  id: string,
  key: string,
  rightToLeft: boolean,
): ChartMove | null {
  const node = nodes.find((one) => one.id === id);
  if (!node) return null;
  const siblings = nodes.filter((one) => one.parentId === node.parentId);
  const beside = (step: number) => focusOn(siblings[siblings.indexOf(node) + (rightToLeft ? -step : step)]);
  if (key === "ArrowUp") return focusOn(nodes.find((one) => one.id === node.parentId));
  if (key === "ArrowDown") return node.children[0] ? focusOn(node.children[0]) : toggleOf(node);
  if (key === "ArrowLeft") return beside(-1);
  if (key === "ArrowRight") return beside(1);
  if (key === "Home") return focusOn(nodes[0]);
  if (key === " ") return toggleOf(node);
  return null;
}

function focusOn(node: ChartNode | undefined): ChartMove | null {
  return node ? { focus: node.id } : null;
}

function toggleOf(node: ChartNode): ChartMove | null {
  return node.directReports > 0 ? { toggle: node.id } : null;
}
