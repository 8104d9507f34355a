import { IconChevronRight } from "@tabler/icons-react";
import type { Node, NodeProps } from "@xyflow/react";
import { useEffect, useMemo, useRef } from "react";
import { useMapShared } from "./map-context.ts";
import type { PlacedNode } from "./map-plan.ts";
import classes from "./node-map.module.css";

export type CardNode = Node<PlacedNode & Record<string, unknown>, "card">;

/** One node in sight: an item of the tree, with its opener on the edge where its children begin. */
export function MapCard({ data: { node, level, position, siblings } }: NodeProps<CardNode>) {
  const { detail, rightToLeft, stop, selected, awaited, content, labelOf, openerLabel, onFocus, onToggle } =
    useMapShared();
  const card = useRef<HTMLDivElement>(null);
  // A step through the map draws no card anew.
  const shown = useMemo(() => content(node.id, detail), [content, node.id, detail]);
  const label = useMemo(() => labelOf(node.id), [labelOf, node.id]);
  useEffect(() => {
    if (awaited.current !== node.id) return;
    awaited.current = null;
    card.current?.focus({ preventScroll: true });
  });
  return (
    <div
      ref={card}
      role="treeitem"
      dir={rightToLeft ? "rtl" : "ltr"}
      data-node={node.id}
      data-detail={detail}
      className={classes.card}
      tabIndex={node.id === stop ? 0 : -1}
      aria-label={label}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={node.hasChildren ? node.expanded : undefined}
      aria-selected={node.id === selected}
      aria-busy={node.busy || undefined}
      onFocus={() => onFocus(node.id)}
    >
      {shown}
      {node.hasChildren ? (
        <button
          type="button"
          tabIndex={-1}
          className={classes.opener}
          title={openerLabel(node.count, node.expanded)}
          aria-hidden="true"
          data-count={node.count}
          onClick={() => onToggle(node.id, !node.expanded)}
        >
          <IconChevronRight size={12} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
