export interface TreePosition {
  level: number;
  hasChildren: boolean;
  expanded: boolean;
}

export type TreeMove = { kind: "focus"; index: number } | { kind: "toggle"; index: number } | null;

function parentOf(rows: readonly TreePosition[], index: number): number {
  const level = rows[index]?.level ?? 0;
  for (let above = index - 1; above >= 0; above--) {
    if ((rows[above]?.level ?? 0) < level) return above;
  }
  return index;
}

function moveIn(rows: readonly TreePosition[], index: number): TreeMove {
  const row = rows[index];
  if (!row?.hasChildren) return null;
  return row.expanded ? { kind: "focus", index: Math.min(index + 1, rows.length - 1) } : { kind: "toggle", index };
}

function moveOut(rows: readonly TreePosition[], index: number): TreeMove {
  const row = rows[index];
  if (row?.hasChildren && row.expanded) return { kind: "toggle", index };
  return { kind: "focus", index: parentOf(rows, index) };
}

/**
 * What a key does in a tree, after the ARIA pattern. In right-to-left text the side arrows change places.
 */
export function treeMove(rows: readonly TreePosition[], index: number, key: string, rightToLeft: boolean): TreeMove {
  const inward = rightToLeft ? "ArrowLeft" : "ArrowRight";
  const outward = rightToLeft ? "ArrowRight" : "ArrowLeft";
  if (key === inward) return moveIn(rows, index);
  if (key === outward) return moveOut(rows, index);
  if (key === "ArrowDown") return { kind: "focus", index: Math.min(index + 1, rows.length - 1) };
  if (key === "ArrowUp") return { kind: "focus", index: Math.max(index - 1, 0) };
  if (key === "Home") return { kind: "focus", index: 0 };
  if (key === "End") return { kind: "focus", index: rows.length - 1 };
  return null;
}
