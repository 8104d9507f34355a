import type { ReactNode } from "react";
import classes from "./page-body.module.css";

/** The parts of a page below its `PageHeader`, well apart. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={classes.body}>{children}</div>;
}
