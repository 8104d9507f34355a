import type { ReactNode } from "react";
import { ProgressBar } from "../progress-bar/progress-bar.tsx";
import classes from "./task-progress.module.css";

export interface TaskProgressProps {
  /** Where it is, in words: waiting, in progress, what of it. Announced as it changes. */
  status: string;
  /** Of how many how many are done; left out or of none, no bar is shown. */
  done?: number;
  total?: number;
  /** The bar's name, and both numbers in the reader's way. */
  label: string;
  formatted?: string;
  /** That the page may be left, or why it failed. */
  text?: ReactNode;
  /** Cancel, try again, download. */
  actions?: ReactNode;
}

/** Long work: where it is, how far, and what can be done with it. */
export function TaskProgress({ status, done = 0, total = 0, label, formatted, text, actions }: TaskProgressProps) {
  return (
    <div className={classes.root}>
      <p role="status" className={classes.status}>
        {status}
      </p>
      {total > 0 ? <ProgressBar value={(done / total) * 100} label={label} formatted={formatted} /> : null}
      {text ? <p className={classes.text}>{text}</p> : null}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  );
}
