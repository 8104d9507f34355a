import type { ReactNode } from "react";
import classes from "./toolbar.module.css";

/** The search and the choices of a form that narrows a list, in a row that wraps. Stands directly in its form. */
export function ToolbarFilters({ children }: { children: ReactNode }) {
  return <div className={classes.filters}>{children}</div>;
}
