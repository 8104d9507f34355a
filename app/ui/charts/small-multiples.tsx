import { Mark } from "./mark.tsx";
import { Sparkline } from "./sparkline.tsx";
import classes from "./charts.module.css";

export interface SmallMultiple {
  key: string;
  label: string;
  values: readonly (number | null)[];
  /** The value that counts: "72 %". */
  text: string;
  says: string;
  colour?: string;
}

/** The same number for several, each a small drawing of its own, to be compared at a glance. */
export function SmallMultiples({ drawings }: { drawings: readonly SmallMultiple[] }) {
  return (
    <div className={classes.multiples}>
      {drawings.map(({ key, label, values, text, says, colour }, place) => (
        <Mark key={key} says={says} first={place === 0} className={classes.multiple}>
          <span className={classes.multipleHead}>
            <span className={classes.multipleLabel}>{label}</span>
            <span className={classes.multipleText}>{text}</span>
          </span>
          <Sparkline values={values} height={40} {...(colour && { colour })} />
        </Mark>
      ))}
    </div>
  );
}
