import { Mark } from "./mark.tsx";
import classes from "./charts-of-people.module.css";
import shared from "./charts.module.css";

export interface NineBoxProps {
  /** What the axes measure, and their steps: columns from the start, rows from the bottom. */
  across: string;
  up: string;
  columns: readonly string[];
  rows: readonly string[];
  /** Cells by row from the bottom, then column. */
  cells: readonly (readonly { name: string; text: string; says: string }[])[];
}

/** People by two judgements: named cells, tinted the more of both there is. */
export function NineBox({ across, up, columns, rows, cells }: NineBoxProps) {
  const tint = (row: number, column: number) =>
    1 + Math.round(((row + column) / Math.max(1, rows.length + columns.length - 2)) * 4);
  return (
    <div className={classes.boxFrame}>
      <span className={classes.boxUp}>{up}</span>
      <div
        className={classes.box}
        style={{ gridTemplateColumns: `max-content repeat(${columns.length}, minmax(0, 1fr))` }}
      >
        {rows.map((_, from) => {
          const row = rows.length - 1 - from;
          return [
            <span key={`label ${row}`} className={classes.boxLabel}>
              {rows[row]}
            </span>,
            ...columns.map((_, column) => {
              const { name, text, says } = cells[row]![column]!;
              return (
                <Mark
                  key={`${row} ${column}`}
                  says={says}
                  first={from === 0 && column === 0}
                  className={classes.boxMark}
                >
                  <span
                    className={classes.boxCell}
                    style={{ background: `var(--ramp-${tint(row, column)})` }}
                    data-step={tint(row, column)}
                  >
                    <span className={classes.boxCount}>{text}</span>
                    <span className={classes.boxName}>{name}</span>
                  </span>
                </Mark>
              );
            }),
          ];
        })}
        <span />
        {columns.map((column) => (
          <span key={column} className={shared.heatHead}>
            {column}
          </span>
        ))}
      </div>
      <span className={classes.boxAcross}>{across}</span>
    </div>
  );
}
