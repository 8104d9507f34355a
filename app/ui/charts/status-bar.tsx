import { sharesOf } from "./geometry.ts";
import { Mark } from "./mark.tsx";
import classes from "./charts.module.css";

export interface StatusPart {
  key: string;
  count: number;
  colour: string;
  /** In words: "12 on track, 40 %". */
  says: string;
}

/** How a whole is divided among states: one bar, its parts in the order of alarm. */
export function StatusBar({ parts }: { parts: readonly StatusPart[] }) {
  const shares = sharesOf(parts.map(({ count }) => count));
  const first = parts.findIndex(({ count }) => count > 0);
  return (
    <div className={classes.statusBar}>
      {parts.map(({ key, count, colour, says }, place) =>
        count === 0 ? null : (
          <Mark
            key={key}
            says={says}
            first={place === first}
            style={{ inlineSize: `${shares[place]!.share}%`, background: colour }}
          />
        ),
      )}
    </div>
  );
}
