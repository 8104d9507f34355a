import { useRef, useState, type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { treeMove } from "./tree-keys.ts";
import classes from "./tree-list.module.css";

export interface TreeRow {
  id: string;
  /** 1 for roots. */
  level: number;
  hasChildren: boolean;
  expanded: boolean;
  /** Place among its siblings, from 1, and how many they are. */
  position: number;
  siblings: number;
  content: ReactNode;
}

export interface TreeListProps {
  label: string;
  /** Only the rows in sight; the caller flattens, pages or virtualises. */
  rows: readonly TreeRow[];
  selected?: string | null;
  onToggle: (id: string, expanded: boolean) => void;
  /** Enter or a press on the row. */
  onActivate?: (id: string) => void;
  /** Pixels of rows left out above and below. */
  spaceBefore?: number;
  spaceAfter?: number;
}

function rowElement(root: HTMLElement | null, index: number): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;
}

function useTree({ rows, onToggle, onActivate, selected }: TreeListProps) {
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(selected ?? null);
  const stop = Math.max(
    0,
    rows.findIndex((row) => row.id === focused),
  );
  const toggle = (index: number) => {
    const row = rows[index];
    if (row?.hasChildren) onToggle(row.id, !row.expanded);
  };
  const press = (event: KeyboardEvent) => {
    const element = event.target as HTMLElement;
    if (element.dataset.index === undefined) return;
    const index = Number(element.dataset.index);
    if (event.key === "Enter") onActivate?.(rows[index]?.id ?? "");
    const move = treeMove(rows, index, event.key, getComputedStyle(element).direction === "rtl");
    if (!move && event.key !== "Enter") return;
    event.preventDefault();
    if (move?.kind === "toggle") toggle(move.index);
    if (move?.kind === "focus") rowElement(root.current, move.index)?.focus();
  };
  const click = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>("[data-index]");
    if (!row || target.closest("a, button, input, label")) return;
    const index = Number(row.dataset.index);
    if (target.closest("[data-twist]")) toggle(index);
    else onActivate?.(rows[index]?.id ?? "");
  };
  return { root, stop, setFocused, press, click };
}

/** A tree as rows of plain elements; one tab stop, arrows move, side arrows open and close. */
export function TreeList(props: TreeListProps) {
  const { label, rows, selected, spaceBefore = 0, spaceAfter = 0 } = props;
  const { root, stop, setFocused, press, click } = useTree(props);
  return (
    <div
      ref={root}
      role="tree"
      aria-label={label}
      className={classes.root}
      style={{ paddingBlock: `${spaceBefore}px ${spaceAfter}px` }}
      onKeyDown={press}
      onClick={click}
    >
      {rows.map((row, index) => (
        <div
          key={row.id}
          role="treeitem"
          className={classes.row}
          style={{ "--level": row.level } as CSSProperties}
          data-index={index}
          tabIndex={index === stop ? 0 : -1}
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.siblings}
          aria-expanded={row.hasChildren ? row.expanded : undefined}
          aria-selected={selected === undefined ? undefined : row.id === selected}
          onFocus={() => setFocused(row.id)}
        >
          <span className={classes.twist} data-twist="" aria-hidden="true" />
          <span className={classes.content}>{row.content}</span>
        </div>
      ))}
    </div>
  );
}
