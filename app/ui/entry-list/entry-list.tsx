import type { ReactNode } from "react";
import classes from "./entry-list.module.css";

export interface EntryListProps {
  label: string;
  children: ReactNode;
}

/** A framed list of few things that are looked after one by one: devices, keys, tokens. */
export function EntryList({ label, children }: EntryListProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface EntryProps {
  icon: ReactNode;
  title: ReactNode;
  /** Small facts, each in an element of its own; they stand side by side while there is room. */
  facts: ReactNode;
  /** What can be done with it, at its end. */
  action?: ReactNode;
  /** More of it, below its facts. */
  children?: ReactNode;
}

/** One of them. */
export function Entry({ icon, title, facts, action, children }: EntryProps) {
  return (
    <li className={classes.entry}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.facts}>{facts}</span>
        {children}
      </div>
      {action}
    </li>
  );
}
