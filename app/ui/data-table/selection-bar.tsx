import type { RowSelection } from "./data-table-types.ts";
import classes from "./selection-bar.module.css";

/** How many rows are chosen, and what can be done with them; in sight while the table is scrolled. */
export function SelectionBar<Row>({ selection }: { selection: RowSelection<Row> }) {
  if (selection.selected.size === 0) return null;
  return (
    <div className={classes.bar} role="group">
      <span className={classes.count} role="status">
        {selection.countLabel(selection.selected.size)}
      </span>
      {selection.actions}
    </div>
  );
}
