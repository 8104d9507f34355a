import type { LoadedSignal } from "#app/platform/contributions/signal.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import type { Column } from "#app/ui/data-table/data-table-types.ts";
import { StatusDot } from "#app/ui/status-dot/status-dot.tsx";
import type { EmployeeRow } from "../../queries/employee-list.ts";
import classes from "./people-list.module.css";

/** What each room tells of the people one leads, a column each. */
export function useSignalColumns(signals: readonly LoadedSignal[]): Column<EmployeeRow>[] {
  const words = useWords("people", ...signals.map(({ room }) => room));
  const format = useFormat();
  return signals.map(({ room, label, said }) => ({
    id: `signal ${room}`,
    header: words(label, {}, room),
    narrow: true,
    render: ({ id }) => {
      const told = said[id];
      if (!told) return <span className={classes.nothing}>–</span>;
      const { key, tone, on, ...counts } = told;
      const params = on ? { ...counts, on: format.shortDate(on) } : counts;
      return (
        <span className={classes.signal}>
          <span className={classes.signalName}>{words(label, {}, room)}</span>
          <StatusDot tone={tone} label={words(key, params, room)} />
        </span>
      );
    },
  }));
}
