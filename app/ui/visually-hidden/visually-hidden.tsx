import type { ReactNode } from "react";
import classes from "./visually-hidden.module.css";

export interface VisuallyHiddenProps {
  /** For content that may not stand in a line of text. */
  block?: boolean;
  children: ReactNode;
}

/** Content for screen readers alone. */
export function VisuallyHidden({ block, children }: VisuallyHiddenProps) {
  const Element = block ? "div" : "span";
  return <Element className={classes.root}>{children}</Element>;
}
