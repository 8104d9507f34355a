import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from "react";
import { blockOver, readBlock, writeBlock } from "../../domain/grid-block.ts";
import { textOf, typedColumns, typedInto, type GridColumn } from "./grid-columns.ts";
import { draftOf, type CellDraft, type LiveRow } from "./live-row.ts";
import type { CellEntry } from "./use-cells.ts";

export type At = { row: number; column: number };
export type Editing = { text: string; over: boolean };
type Range = { from: At; to: At };
export type Step = { rows: number; columns: number };

type GridWork = {
  columns: readonly GridColumn[];
  rows: readonly LiveRow[];
  /** How many lines a page of the screen holds. */
  rowsInSight: () => number;
  put(entries: readonly CellEntry[]): void;
  undo(): void;
  redo(): void;
  onSelect(memberId: string, on?: boolean): void;
  onOpen(memberId: string): void;
};

/** The cell one stands on, the range that is marked, and what keys and the clipboard do with them. */
export function useGrid(work: GridWork, container: RefObject<HTMLDivElement | null>) {
  const { rows, columns } = work;
  const [place, setPlace] = useState<{ active: At; anchor: At }>(() =>
    standAt({ row: 0, column: columns.indexOf("raise") }),
  );
  const [editing, setEditing] = useState<Editing | null>(null);
  // Escape says that the next Tab leaves the grid: nobody is caught in it.
  const leaves = useRef(false);
  const active = within(work, place.active);
  const range = rangeOf(active, within(work, place.anchor));
  const go = (to: At, extend = false) => {
    const next = within(work, to);
    setPlace(extend ? { active: next, anchor: place.anchor } : standAt(next));
  };
  const put = (cells: readonly TypedCell[]) => work.put(entriesOf(work, cells));
  const editable = rows[active.row]?.editable === true && typedColumns.includes(columns[active.column]!);
  const edit = (text: string | null) => {
    if (editable) setEditing({ text: text ?? textOf(rows[active.row]!, columns[active.column]!), over: text !== null });
  };
  const commit = (text: string, step: Step | null) => {
    if (editing && text !== textOf(rows[active.row]!, columns[active.column]!)) put([{ ...active, text }]);
    setEditing(null);
    if (!step) return;
    go(step.columns === 0 ? { ...active, row: active.row + step.rows } : nextTyped(work, active, step.columns));
    container.current?.focus({ preventScroll: true });
  };
  const cancel = () => {
    setEditing(null);
    container.current?.focus({ preventScroll: true });
  };
  const markAll = () => setPlace({ active: { ...active, row: rows.length - 1 }, anchor: { ...active, row: 0 } });
  const on: Acting = { work, active, range, editable, put, edit, markAll };
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || rows.length === 0) return;
    const leaving = leaves.current;
    leaves.current = event.key === "Escape" || (leaving && event.key === "Shift");
    if (event.key === "Tab" && leaving) return;
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const moved = moveOf(event, { work, active, page: work.rowsInSight(), rtl });
    if (moved) go(moved, event.shiftKey && event.key !== "Tab" && event.key !== "Enter");
    else if (!actOn(event, on)) return;
    event.preventDefault();
  };
  const copy = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", writeBlock(textsIn(work, range)));
  };
  const paste = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    put(pasted(event.clipboardData.getData("text/plain"), range));
  };
  return { active, range, editing, go, edit, commit, cancel, keys, copy, paste };
}

type TypedCell = At & { text: string };
type Acting = {
  work: GridWork;
  active: At;
  range: Range;
  editable: boolean;
  put(cells: readonly TypedCell[]): void;
  edit(text: string | null): void;
  markAll(): void;
};

/** What a key does that does not move; true where it does something. */
function actOn(event: KeyboardEvent, on: Acting): boolean {
  const { key } = event;
  const { work, active, range, editable, put, edit } = on;
  const { memberId } = work.rows[active.row]!;
  if (event.ctrlKey || event.metaKey) return command(key.toLowerCase(), event.shiftKey, on);
  if (event.altKey) return false;
  if (editable && (key === "F2" || key === "Enter")) edit(null);
  else if (key === "Enter") work.onOpen(memberId);
  else if (key === " ") work.onSelect(memberId);
  else if (key === "Delete" || key === "Backspace") put(cellsIn(range).map((cell) => ({ ...cell, text: "" })));
  else if (key.length === 1 && editable) edit(key);
  else return false;
  return true;
}

function command(key: string, shift: boolean, { work, range, put, markAll }: Acting): boolean {
  if (key === "y" || (key === "z" && shift)) work.redo();
  else if (key === "z") work.undo();
  else if (key === "d") put(filledDown(work, range));
  else if (key === "a") markAll();
  else return false;
  return true;
}

/** A block of the clipboard over a range, cell by cell. */
function pasted(text: string, { from, to }: Range): TypedCell[] {
  const size = { rows: to.row - from.row + 1, columns: to.column - from.column + 1 };
  return blockOver(readBlock(text), size).flatMap((texts, down) =>
    texts.map((cell, along) => ({ row: from.row + down, column: from.column + along, text: cell })),
  );
}

type Sheet = Pick<GridWork, "rows" | "columns">;

const standAt = (at: At) => ({ active: at, anchor: at });

function within({ rows, columns }: Sheet, { row, column }: At): At {
  const inside = (value: number, most: number) => Math.max(0, Math.min(most, value));
  return { row: inside(row, rows.length - 1), column: inside(column, columns.length - 1) };
}

function rangeOf(one: At, other: At): Range {
  return {
    from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
    to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
  };
}

export function isInside({ from, to }: Range, { row, column }: At): boolean {
  return row >= from.row && row <= to.row && column >= from.column && column <= to.column;
}

function cellsIn({ from, to }: Range): At[] {
  return Array.from({ length: to.row - from.row + 1 }, (_, down) =>
    Array.from({ length: to.column - from.column + 1 }, (__, along) => ({
      row: from.row + down,
      column: from.column + along,
    })),
  ).flat();
}

function textsIn({ rows, columns }: Sheet, { from, to }: Range): string[][] {
  return rows
    .slice(from.row, to.row + 1)
    .map((row) => columns.slice(from.column, to.column + 1).map((column) => textOf(row, column)));
}

/** The first line of a range written into the lines below it. */
function filledDown({ rows, columns }: Sheet, range: Range): TypedCell[] {
  const first = rows[range.from.row]!;
  const below = { from: { ...range.from, row: range.from.row + 1 }, to: range.to };
  return cellsIn(below).map((cell) => ({ ...cell, text: textOf(first, columns[cell.column]!) }));
}

/** Texts typed into cells as changes of lines; cells nobody types into are passed over. */
function entriesOf({ rows, columns }: Sheet, cells: readonly TypedCell[]): CellEntry[] {
  const found = new Map<LiveRow, CellDraft>();
  for (const { row: at, column, text } of cells) {
    const row = rows[at];
    const name = columns[column];
    if (!row?.editable || !name || !typedColumns.includes(name)) continue;
    found.set(row, typedInto(found.get(row) ?? draftOf(row), name, text));
  }
  return [...found].map(([row, after]) => ({ memberId: row.memberId, before: draftOf(row), after }));
}

/** The next cell that is typed into, along the line and on to the next. */
function nextTyped({ rows, columns }: Sheet, { row, column }: At, step: number): At {
  const typed = columns.flatMap((name, at) => (typedColumns.includes(name) ? [at] : []));
  const along = typed.filter((one) => (step > 0 ? one > column : one < column));
  if (along.length > 0) return { row, column: step > 0 ? along[0]! : along.at(-1)! };
  const next = row + step;
  return next < 0 || next >= rows.length
    ? { row, column }
    : { row: next, column: step > 0 ? typed[0]! : typed.at(-1)! };
}

type Moving = { work: Sheet; active: At; page: number; rtl: boolean };

function moveOf(event: KeyboardEvent, { work, active, page, rtl }: Moving): At | null {
  const { rows, columns } = work;
  const { row, column } = active;
  const far = event.ctrlKey || event.metaKey;
  if (event.key === "Tab") return nextTyped(work, active, event.shiftKey ? -1 : 1);
  const ahead = rtl ? "ArrowLeft" : "ArrowRight";
  const back = rtl ? "ArrowRight" : "ArrowLeft";
  const ways: Readonly<Record<string, At>> = {
    ArrowDown: { row: far ? rows.length - 1 : row + 1, column },
    ArrowUp: { row: far ? 0 : row - 1, column },
    [ahead]: { row, column: far ? columns.length - 1 : column + 1 },
    [back]: { row, column: far ? 0 : column - 1 },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? rows.length - 1 : row, column: columns.length - 1 },
    PageDown: { row: row + page, column },
    PageUp: { row: row - page, column },
  };
  return Object.hasOwn(ways, event.key) ? ways[event.key]! : null;
}
