import { filledShare } from "../progress-bar/progress-share.ts";
import { Mark } from "./mark.tsx";
import classes from "./charts.module.css";

export interface PaceLine {
  key: string;
  label: string;
  /** Percent reached, 0 to 100, and what was to be reached by today. */
  reached: number;
  expected: number;
  /** What stands at the end: "62 % of 70 %". */
  text: string;
  colour?: string;
}

/** How far things are, beside how far they should be today: a bar each, with a mark where it was to end. */
export function PaceBars({ lines }: { lines: readonly PaceLine[] }) {
  return (
    <div className={classes.lines}>
      {lines.map(({ key, label, reached, expected, text, colour = "var(--kind-1)" }, place) => (
        <div key={key} className={classes.line}>
          <span className={classes.lineLabel}>{label}</span>
          <Mark says={`${label}: ${text}`} first={place === 0} className={classes.track}>
            <span className={classes.fill} style={{ inlineSize: `${filledShare(reached)}%`, background: colour }} />
            <span className={classes.expected} style={{ insetInlineStart: `${filledShare(expected)}%` }} />
          </Mark>
          <span className={classes.lineText}>{text}</span>
        </div>
      ))}
    </div>
  );
}
