import type { ReactNode } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import classes from "./field.module.css";

export interface FieldFrameProps {
  start?: ReactNode;
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Class of a native control inside a FieldFrame. */
export const controlClass = classes.control;

/** The box that makes every control look alike. */
export function FieldFrame({ start, end, className, children }: FieldFrameProps) {
  return (
    <div className={joinClasses(classes.frame, className)}>
      {start ? <span className={classes.adornment}>{start}</span> : null}
      {children}
      {end ? <span className={classes.adornment}>{end}</span> : null}
    </div>
  );
}
