import { useMemo } from "react";
import type { PlanningPage } from "../../queries/planning-page.ts";
import classes from "./grid.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";
import { columnsOf } from "./grid-columns.ts";
import { totalsOf, type LiveRow } from "./live-row.ts";

type GroupLineProps = {
  group: { name: string; unit: string; rows: readonly LiveRow[] };
  cycle: NonNullable<PlanningPage["cycle"]>;
};

/** Whoever proposes for the lines below, with what they propose so far. */
export function GroupLine({ group, cycle }: GroupLineProps) {
  const { t, money, percent } = useCompensationWords();
  const { people, proposed, pay, raises } = useMemo(() => totalsOf(group.rows, cycle), [group.rows, cycle]);
  const share = pay > 0 ? Math.round((raises * 10_000) / pay) : 0;
  return (
    <tr role="row" className={classes.group}>
      <th role="rowheader" colSpan={columnsOf(cycle).length}>
        <span className={classes.groupWords}>
          {t("grid.group", {
            name: group.name,
            unit: group.unit,
            proposed,
            people,
            total: money(raises, cycle.currency),
            percent: percent(share),
          })}
        </span>
      </th>
    </tr>
  );
}
