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
    render: ({ id }) => {
      const told = said[id];
      if (!told) return <span className={classes.nothing}>–</span>;
      const { key, tone, on, ...counts } = told;
      return (
        <StatusDot tone={tone} label={words(key, { ...counts, ...(on ? { on: format.shortDate(on) } : {}) }, room)} />
      );
    },
  }));
}
