import { ViewportPortal } from "@xyflow/react";
import { useId, useMemo } from "react";
import { bowOf, treeLine, type Box, type DrawnLink } from "./map-detail.ts";
import { nodeSize, type MapLink, type MapPlan } from "./map-plan.ts";
import classes from "./node-map.module.css";

/** The lines of the tree as one path, and the other links, each with its words. */
export function MapLines({ plan, links, sight }: { plan: MapPlan; links: readonly MapLink[]; sight: Box }) {
  const arrow = useId();
  const { tree, drawn } = useMemo(() => linesIn(plan, links, sight), [plan, links, sight]);
  return (
    <ViewportPortal>
      <svg className={classes.lines} width={1} height={1} aria-hidden="true">
        <marker
          id={arrow}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto-start-reverse"
        >
          <path d="M0 0 8 4 0 8z" />
        </marker>
        <path d={tree} className={classes.tree} />
        {drawn.map((link) => (
          <g key={link.id} data-look={link.look}>
            <path d={link.path} markerEnd={`url(#${arrow})`} />
            {link.label ? (
              <text x={link.middle.x} y={link.middle.y}>
                {link.label}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
    </ViewportPortal>
  );
}

function linesIn(plan: MapPlan, links: readonly MapLink[], box: Box): { tree: string; drawn: DrawnLink[] } {
  const tree = plan.placed.flatMap((child) => {
    const parent = child.parentId === null ? undefined : plan.byId.get(child.parentId);
    return parent && crosses(parent.y, child.y, box) ? treeLine(parent, child) : [];
  });
  const drawn = links.flatMap((link) => {
    const [from, to] = [plan.byId.get(link.from), plan.byId.get(link.to)];
    return from && to && crosses(from.y, to.y, box) ? bowOf(link, from, to) : [];
  });
  return { tree: tree.join(""), drawn };
}

function crosses(one: number, other: number, { top, bottom }: Box): boolean {
  return Math.max(one, other) + nodeSize.height > top && Math.min(one, other) < bottom;
}
