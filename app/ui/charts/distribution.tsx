import { Mark } from "./mark.tsx";
import classes from "./charts.module.css";

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

/** How people or answers are spread over an order of values, beside how they are expected to be. */
export function Distribution({ columns }: { columns: readonly DistributionColumn[] }) {
  const highest = Math.max(1, ...columns.flatMap(({ share, guideline }) => [share ?? 0, guideline ?? 0]));
  const heightOf = (percent: number) => `${(percent / highest) * 100}%`;
  return (
    <div className={classes.columns} style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}>
      {columns.map(({ key, label, share, guideline, text, says, colour = "var(--ramp-5)" }, place) => (
        <div key={key} className={classes.column}>
          <span className={classes.columnText}>{text}</span>
          <Mark says={says} first={place === 0} className={classes.columnTrack}>
            <span className={classes.columnBar} style={{ blockSize: heightOf(share ?? 0), background: colour }} />
            {typeof guideline === "number" ? (
              <span className={classes.columnGuide} style={{ insetBlockEnd: heightOf(guideline) }} />
            ) : null}
          </Mark>
          <span className={classes.columnLabel}>{label}</span>
        </div>
      ))}
    </div>
  );
}
