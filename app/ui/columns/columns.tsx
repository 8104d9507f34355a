import type { ReactNode } from "react";
import classes from "./columns.module.css";

export interface ColumnsProps {
  /** From which width on they stand side by side. */
  from?: "tablet" | "laptop";
  /** The page itself, and what stands beside it. */
  children: ReactNode;
}

/** A page with a narrow column beside it; below it where there is no room. */
export function Columns({ from = "tablet", children }: ColumnsProps) {
  return (
    <div className={classes.columns} data-from={from}>
      {children}
    </div>
  );
}
