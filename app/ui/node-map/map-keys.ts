import type { MapPlan, PlacedNode } from "./map-plan.ts";

export type MapMove = { focus: string } | { toggle: string; expanded: boolean };

/**
 * What a key does on a map: inward to the first child (opening it if need be), outward to the parent, up and down along
 * the column of siblings and on to their cousins; plus opens, minus folds.
 */
export function mapMove(plan: MapPlan, id: string, key: string, rightToLeft: boolean): MapMove | null {
  const at = plan.byId.get(id);
  if (!at) return null;
  const [inward, outward] = rightToLeft ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  if (key === inward) return at.node.children[0] ? { focus: at.node.children[0].id } : opening(at, true);
  if (key === outward) return at.parentId === null ? null : { focus: at.parentId };
  if (key === "ArrowDown") return beside(plan, at, 1);
  if (key === "ArrowUp") return beside(plan, at, -1);
  if (key === "Home") return plan.placed[0] ? { focus: plan.placed[0].node.id } : null;
  if (key === "End") return plan.placed[0] ? { focus: plan.placed.at(-1)!.node.id } : null;
  if (key === "+" || key === "=") return opening(at, true);
  if (key === "-") return opening(at, false);
  return key === " " ? opening(at, !at.node.expanded) : null;
}

function opening({ node }: PlacedNode, expanded: boolean): MapMove | null {
  return node.hasChildren && node.expanded !== expanded ? { toggle: node.id, expanded } : null;
}

/** The next of the same column, whoever it stands under. */
function beside({ placed }: MapPlan, at: PlacedNode, step: 1 | -1): MapMove | null {
  for (let index = placed.indexOf(at) + step; placed[index]; index += step) {
    if (placed[index]!.level === at.level) return { focus: placed[index]!.node.id };
  }
  return null;
}
