import type { HTMLAttributes, ReactNode } from "react";
import classes from "./row-list.module.css";

/** Rows of few words, parted by lines. */
export function RowList(props: Pick<HTMLAttributes<HTMLUListElement>, "aria-label" | "children">) {
  return <ul {...props} />;
}

export interface RowProps {
  /** What it says stands at its start and what is done with it at its end; below each other where there is no room. */
  apart?: boolean;
  children: ReactNode;
}

/** One of them: its parts stand side by side, on a phone below each other where there is no room. */
export function Row({ apart, children }: RowProps) {
  return (
    <li className={classes.row} data-row data-apart={apart || undefined}>
      {children}
    </li>
  );
}

/** What a row says, below each other, in the room that the rest of the row leaves. */
export function RowWords({ children }: { children: ReactNode }) {
  return <span className={classes.words}>{children}</span>;
}
