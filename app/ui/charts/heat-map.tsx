import { rampStep } from "./geometry.ts";
import { Mark } from "./mark.tsx";
import { joinClasses } from "../class-names/join-classes.ts";
import edges from "../scroll-edges/scroll-edges.module.css";
import classes from "./charts.module.css";

export interface HeatMapProps {
  /** Above each column. */
  columns: readonly string[];
  rows: readonly {
    key: string;
    label: string;
    /** One a column: its value, null where it may not be told or there is none; its words in the cell and aloud. */
    cells: readonly { value: number | null; text: string; says: string }[];
  }[];
  low: number;
  high: number;
  /** `split` where the middle means something, as zero does. */
  ramp?: "ramp" | "split";
}

/** Values by two things, such as units and questions: the darker, the higher. */
export function HeatMap({ columns, rows, low, high, ramp = "ramp" }: HeatMapProps) {
  return (
    <div className={joinClasses(classes.scroll, edges.edges)}>
      <div
        className={classes.heat}
        style={{ gridTemplateColumns: `fit-content(min(20rem, 45vw)) repeat(${columns.length}, minmax(3.25rem, 1fr))` }}
      >
        <span />
        {columns.map((column) => (
          <span key={column} className={classes.heatHead}>
            {column}
          </span>
        ))}
        {rows.map(({ key, label, cells }, row) => (
          <HeatRow
            key={key}
            label={label}
            cells={cells}
            first={row === 0}
            stepOf={(value) => [ramp, rampStep(value, { low, high })]}
          />
        ))}
      </div>
    </div>
  );
}

type HeatRowProps = Pick<HeatMapProps["rows"][number], "label" | "cells"> & {
  first: boolean;
  stepOf: (value: number | null) => [ramp: string, step: number | null];
};

function HeatRow({ label, cells, first, stepOf }: HeatRowProps) {
  return (
    <>
      <span className={classes.heatLabel}>{label}</span>
      {cells.map(({ value, text, says }, place) => {
        const [ramp, step] = stepOf(value);
        return (
          <Mark key={place} says={says} first={first && place === 0} className={classes.heatMark}>
            <span
              className={classes.heatCell}
              data-step={step ?? "none"}
              data-ramp={ramp}
              style={step ? { background: `var(--${ramp}-${step})` } : undefined}
            >
              {text}
            </span>
          </Mark>
        );
      })}
    </>
  );
}
