import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import classes from "./skeleton.module.css";

/** Widths in percent that look like words without being random, so server and browser agree. */
const widths = [92, 78, 86, 61, 95, 70, 83, 54];

export interface SkeletonLinesProps {
  label: string;
  lines?: number;
}

/** Where words will stand. */
export function SkeletonLines({ label, lines = 3 }: SkeletonLinesProps) {
  return (
    <div className={classes.lines} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classes.bar} style={{ inlineSize: `${widths[line % widths.length]}%` }} />
      ))}
    </div>
  );
}

export interface SkeletonTableProps {
  label: string;
  rows?: number;
  columns?: number;
}

/** Where a table will stand. */
export function SkeletonTable({ label, rows = 6, columns = 4 }: SkeletonTableProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row}>
          {Array.from({ length: columns }, (_, column) => (
            <span key={column} className={classes.bar} />
          ))}
        </div>
      ))}
    </div>
  );
}
