import { Mark } from "./mark.tsx";
import classes from "./charts-of-people.module.css";
import shared from "./charts.module.css";

export type RhythmState = "DONE" | "MISSED" | "PLANNED" | "NONE";

export interface RhythmRow {
  key: string;
  label: string;
  /** One a week, the oldest first; each says what it was: "Week of 2 March: held". */
  weeks: readonly { state: RhythmState; says: string }[];
}

/** What happened week by week: filled, missed, planned or nothing. */
export function RhythmDots({ rows }: { rows: readonly RhythmRow[] }) {
  return (
    <div className={shared.scroll}>
      <div className={classes.rhythm}>
        {rows.map(({ key, label, weeks }, row) => (
          <div key={key} className={classes.rhythmRow}>
            <span className={shared.heatLabel}>{label}</span>
            <span className={classes.dots}>
              {weeks.map(({ state, says }, place) => (
                <Mark key={place} says={says} first={row === 0 && place === 0} className={classes.dotMark}>
                  <span className={classes.dot} data-state={state} />
                </Mark>
              ))}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
