import type { ReactNode } from "react";
import classes from "./from-to.module.css";

export interface FromToProps {
  from: ReactNode;
  to: ReactNode;
}

/** What something was and is, or what leads to what: the arrow points the way one reads. */
export function FromTo({ from, to }: FromToProps) {
  return (
    <>
      {from}{" "}
      <span className={classes.arrow} aria-hidden="true">
        →
      </span>{" "}
      {to}
    </>
  );
}
