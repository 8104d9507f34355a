import type { ReactNode } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import classes from "./field-row.module.css";

export interface FieldRowProps {
  /** Short ones stay side by side on a phone: days, numbers. */
  fields?: "usual" | "short";
  className?: string | undefined;
  children: ReactNode;
}

/** Fields side by side while there is room for them. */
export function FieldRow({ fields = "usual", className, children }: FieldRowProps) {
  return (
    <div className={joinClasses(classes.row, className)} data-fields={fields}>
      {children}
    </div>
  );
}
