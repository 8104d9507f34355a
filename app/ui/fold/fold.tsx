import type { ReactNode } from "react";
import classes from "./fold.module.css";

export interface FoldProps {
  title: string;
  /** Shown opened at first. */
  open?: boolean;
  /** Hears of opening and closing: for what is fetched only once it is wanted. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** A part of a page that few need: its title opens it, before any script as well. */
export function Fold({ title, open = false, onToggle, children }: FoldProps) {
  return (
    <details className={classes.root} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={classes.title}>{title}</summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
