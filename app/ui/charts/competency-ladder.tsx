import type { CSSProperties } from "react";
import { Mark } from "./mark.tsx";
import classes from "./charts-of-people.module.css";
import shared from "./charts.module.css";

export interface LadderRung {
  key: string;
  label: string;
  /** Steps from 1; null where nobody has said. */
  reached: number | null;
  expected: number | null;
  /** How many pieces of evidence stand at each step, the lowest first. */
  evidence?: readonly number[];
  says: string;
}

const mostDots = 5;

/** Where somebody stands in competencies: levels as steps, evidence as dots, a line where their role expects them. */
export function CompetencyLadder({ steps, rungs }: { steps: readonly string[]; rungs: readonly LadderRung[] }) {
  return (
    <div className={shared.scroll}>
      <div className={classes.ladder} style={{ "--steps": steps.length } as CSSProperties}>
        <span />
        {steps.map((step) => (
          <span key={step} className={shared.heatHead}>
            {step}
          </span>
        ))}
        {rungs.map((rung, row) => (
          <Rung key={rung.key} rung={rung} count={steps.length} first={row === 0} />
        ))}
      </div>
    </div>
  );
}

function Rung({ rung, count, first }: { rung: LadderRung; count: number; first: boolean }) {
  const { label, reached, expected, evidence = [], says } = rung;
  return (
    <>
      <span className={shared.heatLabel}>{label}</span>
      <Mark says={says} first={first} className={classes.rung}>
        {Array.from({ length: count }, (_, place) => (
          <span
            key={place}
            className={classes.step}
            data-expected={expected === place + 1 || undefined}
            style={
              reached !== null && place < reached ? { background: `var(--ramp-${Math.min(6, place + 2)})` } : undefined
            }
          >
            {Array.from({ length: Math.min(mostDots, evidence[place] ?? 0) }, (_, dot) => (
              <span key={dot} className={classes.evidence} />
            ))}
          </span>
        ))}
      </Mark>
    </>
  );
}
