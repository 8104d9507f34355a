import type { ReactNode } from "react";
import type { MenuEntry } from "../menu/menu-entries.tsx";

export interface Column<Row> {
  id: string;
  header: string;
  /** Keeps the header for screen readers alone. */
  hideHeader?: boolean;
  align?: "start" | "center" | "end";
  /** Any CSS width. */
  width?: string;
  /** Keeps texts on one line that are not short by themselves. */
  oneLine?: boolean;
  render: (row: Row) => ReactNode;
  /** Where pressing the header leads; `direction` is set on the column that sorts now. */
  sort?: { href: string; direction?: "ascending" | "descending" | undefined };
  /**
   * Keeps the column on a narrow screen, where a row is a card: below the title; `named`, with its header before it. Where no
   * column says so, the table scrolls.
   */
  narrow?: boolean | "named";
  /** False keeps the column out of the reach of the column picker. */
  hideable?: boolean;
}

/** All that a list holds, of which a page shows a part. */
export interface Matching {
  total: number;
  /** All of it is meant, and not what is ticked. */
  chosen: boolean;
  /** The button that means all, and what is said once it was pressed. */
  offer: string;
  said: string;
  choose: () => void;
}

export interface RowSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  allLabel: string;
  rowLabel: (row: Row) => string;
  /** Rows that have a box; all, where it is left out. */
  selectable?: (row: Row) => boolean;
  /** Name of the checkboxes, so that a surrounding form submits them without script. */
  name?: string;
  /** Text and actions shown while something is selected. */
  countLabel: (count: number) => string;
  /** Offered once every row of the page is ticked and the list holds more. */
  matching?: Matching;
  actions: ReactNode;
}

export interface RowMenu<Row> {
  label: (row: Row) => string;
  entries: (row: Row) => readonly MenuEntry[];
}

export interface DataTableProps<Row> {
  /** Name of the table, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows that are out of sight; the fields in them are sent as all others are. */
  rowHidden?: (row: Row) => boolean;
  /** Makes the whole row lead there; its first cell holds the link. */
  rowHref?: (row: Row) => string;
  selection?: RowSelection<Row>;
  rowMenu?: RowMenu<Row>;
  /** Ids of columns left out. */
  hidden?: readonly string[];
  /** Shown in place of the rows when there are none. */
  empty?: ReactNode;
  /** Shown in place of the rows while they are fetched: a skeleton. */
  loading?: ReactNode;
  /**
   * All that the cells' words hang on besides their row, for a table whose rows many people see alike: the server draws each
   * row once for all of them. Left out where cells know more than that. See `Kept`.
   */
  rowsBy?: (() => string) | undefined;
  /** Any CSS height; the head then sticks while rows scroll inside. */
  height?: string;
}

/** The columns to draw: all but the hidden ones that may be hidden. */
export function visibleColumns<Row>(columns: readonly Column<Row>[], hidden: readonly string[] = []) {
  return columns.filter((column) => column.hideable === false || !hidden.includes(column.id));
}

/** The selection after all rows of this page are ticked or unticked; rows of other pages stay as they are. */
export function toggleAll(selected: ReadonlySet<string>, keys: readonly string[], checked: boolean) {
  const next = new Set(selected);
  for (const key of keys) {
    if (checked) next.add(key);
    else next.delete(key);
  }
  return next;
}
