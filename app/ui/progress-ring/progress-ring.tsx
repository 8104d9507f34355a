import { filledShare, progressText } from "../progress-bar/progress-share.ts";
import type { ProgressTone } from "../progress-bar/progress-bar.tsx";
import classes from "./progress-ring.module.css";

export interface ProgressRingProps {
  value: number | null;
  label: string;
  formatted?: string;
  tone?: ProgressTone;
  /** Pixels across; the number is left out under 40. */
  size?: number;
}

/** How far something has come, as a ring. */
export function ProgressRing({ value, label, formatted, tone = "accent", size = 56 }: ProgressRingProps) {
  const stroke = Math.max(3, Math.round(size / 11));
  const radius = (size - stroke) / 2;
  const share = filledShare(value);
  const text = progressText(value, formatted);
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: stroke, pathLength: 100 };
  const known = value === null ? undefined : share;
  return (
    <span className={classes.root} role="progressbar" aria-label={label} aria-valuenow={known} aria-valuetext={text}>
      <svg className={classes.svg} width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle className={classes.track} {...circle} />
        {share > 0 ? (
          <circle className={classes.bar} data-tone={tone} {...circle} strokeDasharray={`${share} 100`} />
        ) : null}
      </svg>
      {size < 40 ? null : (
        <span className={classes.value} style={{ fontSize: Math.round(size / 4.4) }}>
          {text}
        </span>
      )}
    </span>
  );
}
