import { Suspense, useState, type CSSProperties, type MouseEvent } from "react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { joinClasses } from "../class-names/join-classes.ts";
import { placesOnCards } from "./card-places.ts";
import { visibleColumns, type Column, type DataTableProps } from "./data-table-types.ts";
import { SelectionBar } from "./selection-bar.tsx";
import type { OpenRowMenu } from "./shared-row-menu.tsx";
import { TableHead } from "./table-head.tsx";
import { KeptRow, TableRow } from "./table-row.tsx";
import edges from "../scroll-edges/scroll-edges.module.css";
import classes from "./data-table.module.css";

export type { Column, DataTableProps } from "./data-table-types.ts";

/** A table is read far more often than acted upon: its menu is fetched on the first press. */
const SharedRowMenu = lazyPart(async () => ({ default: (await import("./shared-row-menu.tsx")).SharedRowMenu }));

function pressedMenu(event: MouseEvent): OpenRowMenu | null {
  const button = (event.target as HTMLElement).closest<HTMLButtonElement>("button[data-row-menu]");
  const key = button?.dataset.rowMenu;
  return button && key !== undefined ? { key, button } : null;
}

/** What is the same for every row is made a text once a table, and only where it is asked for. */
function toldOnce(tell: () => string): () => string {
  let told: string | undefined;
  return () => (told ??= tell());
}

/** So many columns stand closer to each other. */
const many = 8;

/** What its cells are told of their looks, once for all of them. */
function lookOf<Row>(columns: readonly Column<Row>[], withBoxes: boolean) {
  return {
    "data-boxes": withBoxes ? "" : undefined,
    "data-cards": placesOnCards(columns, withBoxes),
    "data-close": columns.length >= many ? "" : undefined,
  };
}

/** Rows of the same kind, in columns. One shared menu serves all rows; only the table itself scrolls sideways. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, rowHref, rowHidden, rowMenu, rowsBy, empty, loading, height } = props;
  const AnyRow = rowsBy ? KeptRow : TableRow;
  const [menu, setMenu] = useState<OpenRowMenu | null>(null);
  const columns = visibleColumns(props.columns, props.hidden);
  const alike = rowsBy && toldOnce(() => `${rowsBy()} ${columns.map(({ id }) => id).join()}`);
  const keys = rows.map(rowKey);
  const selectable = rows.filter((row) => props.selection?.selectable?.(row) !== false).map(rowKey);
  // Where nothing can be chosen, and nothing is from another page, there is no column for it.
  const selection = selectable.length > 0 || props.selection?.selected.size ? props.selection : undefined;
  if (loading) return <>{loading}</>;
  if (rows.length === 0 && empty) return <>{empty}</>;
  const open = (event: MouseEvent) => {
    const pressed = rowMenu ? pressedMenu(event) : null;
    if (pressed) setMenu(pressed.button === menu?.button ? null : pressed);
  };
  const menuRow = menu ? rows[keys.indexOf(menu.key)] : undefined;
  const bounded = height ? ({ "--table-height": height } as CSSProperties) : undefined;
  return (
    <>
      <div
        className={joinClasses(classes.scroll, edges.edges)}
        role="group"
        aria-label={caption}
        tabIndex={0}
        data-bounded={height ? true : undefined}
        style={bounded}
      >
        <table className={classes.table} {...lookOf(columns, Boolean(selection))} onClick={open}>
          <caption className={classes.caption}>{caption}</caption>
          <TableHead columns={columns} keys={selectable} selection={selection} withMenu={Boolean(rowMenu)} />
          <tbody>
            {rows.map((row, index) => {
              const key = keys[index] ?? "";
              return (
                <AnyRow
                  key={key}
                  id={key}
                  {...{ row, columns, rowHref, rowHidden, selection, rowMenu }}
                  rowsBy={alike}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      {selection?.name ? <TickedElsewhere name={selection.name} selected={selection.selected} keys={keys} /> : null}
      {selection ? <SelectionBar selection={selection} keys={selectable} /> : null}
      {menu && menuRow !== undefined && rowMenu ? (
        <Suspense fallback={null}>
          <SharedRowMenu key={menu.key} open={menu} entries={rowMenu.entries(menuRow)} onClose={() => setMenu(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

type TickedElsewhereProps = { name: string; selected: ReadonlySet<string>; keys: readonly string[] };

/** What was ticked on other pages is sent along with the boxes of this one. */
function TickedElsewhere({ name, selected, keys }: TickedElsewhereProps) {
  const here = new Set(keys);
  return [...selected]
    .filter((id) => !here.has(id))
    .map((id) => <input key={id} type="hidden" name={name} value={id} />);
}
