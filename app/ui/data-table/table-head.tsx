import { useEffect, useRef } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import { UiLink } from "../link/link.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { isShort } from "./is-short.ts";
import { toggleAll, type Column, type RowSelection } from "./data-table-types.ts";
import classes from "./data-table.module.css";
import own from "./select-all.module.css";

export const alignClass = {
  start: undefined,
  center: classes.alignCenter,
  end: classes.alignEnd,
};

function HeaderText<Row>({ column }: { column: Column<Row> }) {
  if (column.hideHeader) return <VisuallyHidden>{column.header}</VisuallyHidden>;
  if (!column.sort) return column.header;
  return (
    <UiLink href={column.sort.href} className={classes.sort}>
      {column.header}
    </UiLink>
  );
}

interface SelectAllProps<Row> {
  keys: readonly string[];
  selection: RowSelection<Row>;
}

function SelectAll<Row>({ keys, selection }: SelectAllProps<Row>) {
  const box = useRef<HTMLInputElement>(null);
  const count = keys.filter((key) => selection.selected.has(key)).length;
  const some = count > 0 && count < keys.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <th scope="col" className={own.all}>
      <label>
        <input
          ref={box}
          type="checkbox"
          aria-label={selection.allLabel}
          checked={count > 0 && count === keys.length}
          onChange={(event) => selection.onChange(toggleAll(selection.selected, keys, event.currentTarget.checked))}
        />
        <span aria-hidden="true" className={own.text}>
          {selection.allLabel}
        </span>
      </label>
    </th>
  );
}

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  keys: readonly string[];
  selection: RowSelection<Row> | undefined;
  withMenu: boolean;
}

/** The head of a table. */
export function TableHead<Row>({ columns, keys, selection, withMenu }: TableHeadProps<Row>) {
  return (
    <thead className={selection ? own.head : undefined}>
      <tr>
        {selection ? <SelectAll keys={keys} selection={selection} /> : null}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={joinClasses(
              alignClass[column.align ?? "start"],
              isShort(column.header) ? classes.oneLine : undefined,
            )}
            style={column.width ? { width: column.width } : undefined}
            aria-sort={column.sort?.direction}
          >
            <HeaderText column={column} />
          </th>
        ))}
        {withMenu ? <td className={classes.narrow} /> : null}
      </tr>
    </thead>
  );
}
