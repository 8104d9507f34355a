import { filledShare } from "../progress-bar/progress-share.ts";
import { spreadOver } from "./geometry.ts";
import { Mark } from "./mark.tsx";
import classes from "./charts.module.css";

export interface TimeSpansProps {
  /** Milliseconds since 1970, all of them. */
  from: number;
  to: number;
  now?: number;
  ticks: readonly { at: number; label: string }[];
  rows: readonly {
    key: string;
    label: string;
    spans: readonly { from: number; to: number; says: string; colour?: string }[];
  }[];
}

/** What lasts from when to when, below one another on one line of time. */
export function TimeSpans({ from, to, now, ticks, rows }: TimeSpansProps) {
  const placeOf = spreadOver([from, to]);
  const within = (at: number) => filledShare(placeOf(at));
  return (
    <div className={classes.times}>
      <span />
      <span className={classes.timeAxis}>
        {ticks.map(({ at, label }) => (
          <span key={at} style={{ insetInlineStart: `${within(at)}%` }}>
            {label}
          </span>
        ))}
      </span>
      {rows.map(({ key, label, spans }, row) => (
        <div key={key} className={classes.timeRow}>
          <span className={classes.heatLabel}>{label}</span>
          <span className={classes.timeTrack}>
            {now === undefined ? null : (
              <span className={classes.now} style={{ insetInlineStart: `${within(now)}%` }} />
            )}
            {spans.map((span, place) => (
              <Mark
                key={place}
                says={span.says}
                first={row === 0 && place === 0}
                className={classes.span}
                style={{
                  insetInlineStart: `${within(span.from)}%`,
                  inlineSize: `${Math.max(0.8, within(span.to) - within(span.from))}%`,
                  background: span.colour ?? "var(--kind-1)",
                }}
              />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
