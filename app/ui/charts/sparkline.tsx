import { sparkPaths } from "./geometry.ts";
import classes from "./charts.module.css";

export interface SparklineProps {
  /** One after the other; null where nothing is known. */
  values: readonly (number | null)[];
  colour?: string;
  /** Pixels. */
  height?: number;
}

/** How a number went, as small as a word. Say its last value beside it: the line is no more than a look. */
export function Sparkline({ values, colour = "var(--kind-1)", height = 28 }: SparklineProps) {
  const { line, area, lone } = sparkPaths(values);
  return (
    <svg className={classes.spark} height={height} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={area} fill={colour} opacity={0.14} />
      <path d={line} fill="none" stroke={colour} strokeWidth={1.75} vectorEffect="non-scaling-stroke" />
      {lone ? (
        <path d={lone} stroke={colour} strokeWidth={6} strokeLinecap="round" vectorEffect="non-scaling-stroke" />
      ) : null}
    </svg>
  );
}
