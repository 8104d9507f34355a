import type { ReactNode } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import { Kept } from "../kept/kept.tsx";
import { UiLink } from "../link/link.tsx";
import { farthestPlace, placeOf } from "./card-places.ts";
import { isShort } from "./is-short.ts";
import type { Column, DataTableProps, RowMenu, RowSelection } from "./data-table-types.ts";
import { alignClass } from "./table-head.tsx";
import classes from "./data-table.module.css";
import menu from "./row-menu.module.css";

function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

interface SelectCellProps<Row> {
  row: Row;
  id: string;
  selection: RowSelection<Row>;
}

function SelectCell<Row>({ row, id, selection }: SelectCellProps<Row>) {
  if (selection.selectable?.(row) === false) return <td />;
  return (
    <td>
      <input
        type="checkbox"
        name={selection.name}
        value={selection.name && id}
        aria-label={selection.rowLabel(row)}
        checked={selection.selected.has(id)}
        onChange={() => selection.onChange(toggled(selection.selected, id))}
      />
    </td>
  );
}

export interface TableRowProps<Row> extends Pick<
  DataTableProps<Row>,
  "rowHref" | "rowHidden" | "selection" | "rowsBy"
> {
  row: Row;
  id: string;
  columns: readonly Column<Row>[];
  rowMenu: RowMenu<Row> | undefined;
}

function classOf<Row>(
  { align = "start", narrow, oneLine, hideHeader }: Column<Row>,
  place: number,
  shown: ReactNode,
): string | undefined {
  return joinClasses(
    alignClass[align],
    narrow && place > farthestPlace ? classes.cardLine : undefined,
    oneLine || isShort(shown) || hideHeader ? classes.oneLine : undefined,
  );
}

/** A number says nothing without its column's name, which stands before it on a card; nor does one date beside another. */
function labelOf<Row>({ align, narrow, header, hideHeader }: Column<Row>, index: number): string | undefined {
  const named = narrow === "named" || (narrow && align === "end");
  return index > 0 && named && !hideHeader ? header : undefined;
}

/** What a column shows where there is nothing; a card leaves it out. */
const nothing = "–";

/** One row: plain elements alone, for a page holds hundreds of them. */
export function TableRow<Row>({ row, id, columns, rowHref, rowHidden, selection, rowMenu }: TableRowProps<Row>) {
  return (
    <tr hidden={rowHidden?.(row)}>
      {selection ? <SelectCell row={row} id={id} selection={selection} /> : null}
      {columns.map((column, index) => {
        const shown = column.render(row);
        return (
          <td
            key={column.id}
            className={classOf(column, placeOf(index, Boolean(selection)), shown)}
            data-label={labelOf(column, index)}
            data-nothing={shown === nothing ? "" : undefined}
          >
            {rowHref && index === 0 ? (
              <UiLink href={rowHref(row)} className={classes.rowLink}>
                {shown}
              </UiLink>
            ) : (
              shown
            )}
          </td>
        );
      })}
      {rowMenu ? (
        <td className={classes.narrow}>
          <button
            type="button"
            className={menu.more}
            data-row-menu={id}
            aria-haspopup="menu"
            aria-label={rowMenu.label(row)}
          />
        </td>
      ) : null}
    </tr>
  );
}

/** A row that is drawn once for all who see it alike. */
export function KeptRow<Row>(props: TableRowProps<Row>) {
  return <Kept by={() => keyOf(props)}>{() => <TableRow {...props} />}</Kept>;
}

/** What a row that never changes was last kept by: many read it alike, and a long text made anew is looked up by its letters. */
const keys = new WeakMap<object, { by: string; around: string; text: string; key: string }>();

function keyOf<Row>({ row, id, rowsBy, rowHref, rowHidden, selection, rowMenu }: TableRowProps<Row>): string {
  const by = rowsBy?.() ?? "";
  const around = JSON.stringify([
    rowHref?.(row),
    rowHidden?.(row),
    rowMenu?.label(row),
    selection && [selection.selectable?.(row), selection.selected.has(id), selection.name, selection.rowLabel(row)],
  ]);
  const frozen = typeof row === "object" && row !== null && Object.isFrozen(row) ? row : null;
  const last = frozen && keys.get(frozen);
  if (last && last.around === around && last.by === by) return last.key;
  const text = last?.text ?? JSON.stringify(row);
  const key = `${by} ${around} ${text}`;
  if (frozen) keys.set(frozen, { by, around, text, key });
  return key;
}
