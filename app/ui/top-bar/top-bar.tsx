import type { ReactNode } from "react";
import classes from "./top-bar.module.css";

export interface TopBarProps {
  start?: ReactNode;
  children?: ReactNode;
  end?: ReactNode;
}

/** The bar above every page: where one is, search, and one's own things. */
export function TopBar({ start, children, end }: TopBarProps) {
  return (
    <header className={classes.root}>
      {start ? <div className={classes.start}>{start}</div> : null}
      <div className={classes.center}>{children}</div>
      {end ? <div className={classes.end}>{end}</div> : null}
    </header>
  );
}
