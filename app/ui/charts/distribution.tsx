import type { CSSProperties } from "react";
import { Mark } from "./mark.tsx";
import classes from "./distribution.module.css";

export interface DistributionColumn {
  key: string;
  label: string;
  /** Percent of the whole; null where it may not be told. */
  share: number | null;
  /** Percent that is expected. */
  guideline?: number | null;
  /** What stands above it: "12". */
  text: string;
  /** In words: "Meets expectations: 12 people, 40 %, guideline 50 %". */
  says: string;
  colour?: string;
}

/**
 * How people or answers are spread over an order of values, beside how they are expected to be. Columns beside one another; on
 * a phone bars below one another, for words of five columns have no room there.
 */
export function Distribution({ columns }: { columns: readonly DistributionColumn[] }) {
  const highest = Math.max(1, ...columns.flatMap(({ share, guideline }) => [share ?? 0, guideline ?? 0]));
  const sizeOf = (percent: number) => ({ "--size": `${(percent / highest) * 100}%` }) as CSSProperties;
  return (
    <div className={classes.columns}>
      {columns.map(({ key, label, share, guideline, text, says, colour = "var(--ramp-5)" }, place) => (
        <div key={key} className={classes.column}>
          <span className={classes.columnText}>{text}</span>
          <Mark says={says} first={place === 0} className={classes.columnTrack}>
            <span className={classes.columnBar} style={{ ...sizeOf(share ?? 0), background: colour }} />
            {typeof guideline === "number" ? <span className={classes.columnGuide} style={sizeOf(guideline)} /> : null}
          </Mark>
          <span className={classes.columnLabel}>{label}</span>
        </div>
      ))}
    </div>
  );
}
