import type { CSSProperties } from "react";
import { filledShare, progressText } from "./progress-share.ts";
import classes from "./progress-bar.module.css";

export type ProgressTone = "accent" | "green" | "orange" | "red" | "blue" | "grey";

export interface ProgressBarProps {
  /** Percent; null when it is not known. Below 0 and over 100 is shown as a number, the bar is clipped. */
  value: number | null;
  label: string;
  /** The number in the reader's locale; whole percents without it. */
  formatted?: string;
  /** Characters of the longest number in the same column, so that bars below one another are equally long; 5 without it. */
  valueLength?: number;
  tone?: ProgressTone;
  hideValue?: boolean;
}

/** How far something has come. */
export function ProgressBar({ value, label, formatted, valueLength, tone = "accent", hideValue }: ProgressBarProps) {
  const share = Math.round(filledShare(value) * 10) / 10;
  const text = progressText(value, formatted);
  const known = value === null ? undefined : share;
  return (
    <span
      className={classes.root}
      style={valueLength ? ({ "--value-length": valueLength } as CSSProperties) : undefined}
    >
      <span
        className={tone === "accent" ? classes.track : `${classes.track} ${classes[tone]}`}
        style={{ "--share": `${share}%` } as CSSProperties}
        role="progressbar"
        aria-label={label}
        aria-valuenow={known}
        aria-valuetext={text}
      />
      {hideValue ? null : (
        <span className={classes.value} aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  );
}
