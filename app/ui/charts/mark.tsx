import type { CSSProperties, ReactNode } from "react";
import classes from "./mark.module.css";

export interface MarkProps {
  /** What it says, in words: "Engineering: 12 on track". Read on hover, on focus and aloud. */
  says: string;
  /** The first mark of a chart is its tab stop; side arrows reach the others. */
  first?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
  children?: ReactNode;
}

/** A part of a drawing that tells its value. */
export function Mark({ says, first = false, className, style, children }: MarkProps) {
  return (
    <span
      role="img"
      aria-label={says}
      data-mark
      data-says={says}
      tabIndex={first ? 0 : -1}
      className={className ? `${classes.root} ${className}` : classes.root}
      style={style}
    >
      {children}
    </span>
  );
}
