import type { ReactNode } from "react";
import { EmptyStateArt, type EmptyStateVariant } from "./empty-state-art.tsx";
import classes from "./empty-state.module.css";

export interface EmptyStateProps {
  variant?: EmptyStateVariant;
  title: string;
  /** What this place is for, and what to do first. */
  children?: ReactNode;
  action?: ReactNode;
}

/** What stands where there is nothing yet, nothing found, or nothing left to do. */
export function EmptyState({ variant = "start", title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      <EmptyStateArt variant={variant} />
      <p className={classes.title}>
        <strong>{title}</strong>
      </p>
      {children ? <p className={classes.text}>{children}</p> : null}
      {action ? <div className={classes.actions}>{action}</div> : null}
    </div>
  );
}
