import type { ReactNode } from "react";
import classes from "./toolbar.module.css";

export interface ToolbarProps {
  label: string;
  /** What narrows the list: search, filters. */
  children?: ReactNode;
  /** What changes the view or leads out: column choice, export, create. */
  end?: ReactNode;
}

/** The row of controls above a list. */
export function Toolbar({ label, children, end }: ToolbarProps) {
  return (
    <div role="group" aria-label={label} className={classes.root}>
      {children}
      {end ? <div className={classes.end}>{end}</div> : null}
    </div>
  );
}
