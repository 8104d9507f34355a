import type { ReactNode } from "react";
import classes from "./written-text.module.css";

export interface WrittenTextProps {
  size?: "medium" | "large";
  children: ReactNode;
}

/** What somebody wrote, in the lines and the direction they wrote it in. */
export function WrittenText({ size = "medium", children }: WrittenTextProps) {
  return (
    <p className={classes.text} data-size={size} dir="auto">
      {children}
    </p>
  );
}
