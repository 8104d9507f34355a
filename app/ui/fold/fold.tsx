import { forwardRef, type ReactNode } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import classes from "./fold.module.css";

export interface FoldProps {
  title: ReactNode;
  /** Stands at the end of the title's line: how far it is, how many there are. */
  beside?: ReactNode;
  /** A part with a heading of its own rather than a line that opens a few words. */
  heading?: boolean;
  id?: string;
  /** Shown opened at first. */
  open?: boolean;
  /** Hears of opening and closing: for what is fetched only once it is wanted. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** A part of a page that folds: its title opens it, before any script as well. */
export const Fold = forwardRef<HTMLDetailsElement, FoldProps>(function Fold(
  { title, beside, heading = false, id, open = false, onToggle, children },
  ref,
) {
  return (
    <details
      ref={ref}
      id={id}
      className={classes.root}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={joinClasses(classes.title, heading && classes.headed)}>
        {heading ? <h2 className={classes.heading}>{title}</h2> : title}
        {beside}
      </summary>
      <div className={joinClasses(classes.content, heading && classes.parts)}>{children}</div>
    </details>
  );
});
