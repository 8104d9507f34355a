import type { ReactNode } from "react";
import classes from "./row-list.module.css";

/** Rows of few words, parted by lines. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}

/** One of them: its parts stand side by side, on a phone below each other where there is no room. */
export function Row({ children }: { children: ReactNode }) {
  return <li className={classes.row}>{children}</li>;
}
