import type { ReactNode } from "react";
import classes from "./visually-hidden.module.css";

/** Text for screen readers alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={classes.root}>{children}</span>;
}
