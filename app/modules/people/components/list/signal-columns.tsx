import type { LoadedSignal, Said } from "#app/platform/contributions/signal.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import type { Column } from "#app/ui/data-table/data-table-types.ts";
import { StatusDot } from "#app/ui/status-dot/status-dot.tsx";
import type { EmployeeRow } from "../../queries/employee-list.ts";
import classes from "./people-list.module.css";

/** What each room tells of the people one leads, a column each. */
export function useSignalColumns(signals: readonly LoadedSignal[]): Column<EmployeeRow>[] {
  const words = useWords("people", ...signals.map(({ room }) => room));
  // A module that says something of some alone, such as of those who join, has a column while it does.
  const told = signals.filter(({ said }) => Object.values(said).some(({ none }) => !none));
  return told.map(({ room, label, said }) => ({
    id: `signal ${room}`,
    header: words(label, {}, room),
    narrow: true,
    render: ({ id }) => {
      const told = said[id];
      return (
        <span className={classes.signal}>
          <span className={classes.signalName}>{words(label, {}, room)}</span>
          {told ? <Told told={told} room={room} /> : <span className={classes.nothing}>–</span>}
        </span>
      );
    },
  }));
}

/** Letters; what is longer may break into lines, so that more columns are in sight. */
const longest = 16;

/** Where there is nothing to tell, a column says so by its dash; a card, which has the room, in words. */
function Told({ told: { key, tone, on, none, ...counts }, room }: { told: Said; room: string }) {
  const words = useWords(room);
  const format = useFormat();
  const label = words(key, on ? { ...counts, on: format.shortDate(on) } : counts);
  if (!none)
    return (
      <span className={label.length > longest ? classes.longWords : undefined}>
        <StatusDot tone={tone} label={label} />
      </span>
    );
  return (
    <>
      <span className={classes.dash} aria-hidden="true">
        –
      </span>
      <span className={classes.inWords}>
        <StatusDot tone={tone} label={label} />
      </span>
    </>
  );
}
