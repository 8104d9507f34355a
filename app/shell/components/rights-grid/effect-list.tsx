import { IconArrowDownRight, IconArrowUpRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./effect-list.module.css";

/** What saving a change of rights would do, line by line. */
export function EffectList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}

export type EffectLineProps = {
  /** Whether somebody gains or loses; neither where a line says something else. */
  change?: "GAIN" | "LOSE";
  children: ReactNode;
};

export function EffectLine({ change, children }: EffectLineProps) {
  const Icon = change === "LOSE" ? IconArrowDownRight : IconArrowUpRight;
  return (
    <li className={classes.line}>
      {change ? <Icon size={16} aria-hidden="true" /> : null}
      <span>{children}</span>
    </li>
  );
}
