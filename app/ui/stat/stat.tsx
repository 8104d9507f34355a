import { IconArrowDownRight, IconArrowUpRight, IconMinus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./stat.module.css";

export interface StatTrend {
  /** Already formatted, with its sign. */
  label: string;
  direction: "up" | "down" | "flat";
  tone?: "good" | "bad" | "neutral";
}

export interface StatProps {
  label: string;
  /** Already formatted for the reader's locale. */
  value: ReactNode;
  trend?: StatTrend;
  hint?: ReactNode;
}

const arrows = {
  up: <IconArrowUpRight aria-hidden="true" />,
  down: <IconArrowDownRight aria-hidden="true" />,
  flat: <IconMinus aria-hidden="true" />,
};

/** A number that matters, and where it is going. */
export function Stat({ label, value, trend, hint }: StatProps) {
  return (
    <div className={classes.root}>
      <span className={classes.label}>{label}</span>
      <span className={classes.line}>
        <span className={classes.value}>{value}</span>
        {trend ? (
          <span className={classes.trend} data-tone={trend.tone ?? "neutral"}>
            {arrows[trend.direction]}
            {trend.label}
          </span>
        ) : null}
      </span>
      {hint ? <span className={classes.hint}>{hint}</span> : null}
    </div>
  );
}
