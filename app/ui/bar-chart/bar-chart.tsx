import { filledShare } from "../progress-bar/progress-share.ts";
import classes from "./bar-chart.module.css";

export type Bar = {
  key: string;
  label: string;
  /** Length of the bar in percent, of the whole or of the longest; null where there is nothing to show. */
  share: number | null;
  /** The number in words: `12 · 40 %`. */
  text: string;
  /** Percent that is expected; a mark on the bar. Say it in `text` too. */
  guideline?: number | null;
};

export interface BarChartProps {
  bars: readonly Bar[];
}

/** How a whole is spread, or how numbers compare: bars one below the other, each with its number in words beside it. */
export function BarChart({ bars }: BarChartProps) {
  return (
    <dl className={classes.root}>
      {bars.map(({ key, label, share, text, guideline }) => (
        <div key={key} className={classes.row}>
          <dt>{label}</dt>
          <dd>
            <span className={classes.track} aria-hidden="true">
              <span className={classes.bar} style={{ inlineSize: `${filledShare(share)}%` }} />
              {typeof guideline === "number" ? (
                <span className={classes.guideline} style={{ insetInlineStart: `${filledShare(guideline)}%` }} />
              ) : null}
            </span>
            <span className={classes.text}>{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
