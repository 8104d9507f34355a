import { Button } from "../button/button.tsx";
import type { RowSelection } from "./data-table-types.ts";
import classes from "./selection-bar.module.css";

/** How many rows are chosen, and what can be done with them; in sight while the table is scrolled. */
export function SelectionBar<Row>({ selection, keys }: { selection: RowSelection<Row>; keys: readonly string[] }) {
  const { selected, matching } = selection;
  if (selected.size === 0) return null;
  const isPage = keys.every((key) => selected.has(key));
  const offered = matching && !matching.chosen && isPage && matching.total > selected.size;
  return (
    <div className={classes.bar} role="group">
      <span className={classes.count} role="status">
        {matching?.chosen ? matching.said : selection.countLabel(selected.size)}
      </span>
      {offered ? (
        <Button size="small" tone="quiet" onClick={matching.choose}>
          {matching.offer}
        </Button>
      ) : null}
      {selection.actions}
    </div>
  );
}
