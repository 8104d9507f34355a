import type { CSSProperties } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import { filledShare, progressText } from "./progress-share.ts";
import classes from "./progress-bar.module.css";

export type ProgressTone = "accent" | "green" | "orange" | "red" | "blue" | "grey";

export interface ProgressBarProps {
  /** Percent; null when it is not known. Below 0 and over 100 is shown as a number, the bar is clipped. */
  value: number | null;
  /** What it is the progress of; left out in a column of a table whose head says it. */
  label?: string | undefined;
  /** The number in the reader's locale; whole percents without it. */
  formatted?: string;
  /** Characters of the longest number in the same column, so that bars below one another are equally long; 5 without it. */
  valueLength?: number;
  tone?: ProgressTone;
  hideValue?: boolean;
  /** As wide as a row of a list needs it, however much room there is. */
  inRow?: boolean;
}

/** How far something has come. A list has one a row, so that it is one element. */
export function ProgressBar(props: ProgressBarProps) {
  const { value, label, formatted, valueLength, tone = "accent", hideValue, inRow } = props;
  const share = Math.round(filledShare(value) * 10) / 10;
  const text = progressText(value, formatted);
  const named = label !== undefined && {
    role: "progressbar",
    ...{ "aria-label": label, "aria-valuenow": value === null ? undefined : share, "aria-valuetext": text },
  };
  return (
    <span
      className={joinClasses(
        inRow ? classes.barInRow : classes.bar,
        tone === "accent" ? undefined : classes[tone],
        hideValue ? classes.alone : undefined,
      )}
      style={{ "--share": `${share}%`, "--value-length": valueLength } as CSSProperties}
      {...named}
    >
      {hideValue ? null : text}
    </span>
  );
}
