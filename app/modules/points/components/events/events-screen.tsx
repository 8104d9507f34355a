import { IconPlus } from "@tabler/icons-react";
import { useConfirmAll } from "#app/shell/components/confirm-all/use-confirm-all.tsx";
import { useManySaid, useSelection } from "#app/shell/components/list-screen/use-selection.ts";
import { PersonChip } from "#app/modules/people/ui.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { shiftKinds } from "../../domain/rules.ts";
import { pointsPlaces } from "../../points-places.ts";
import type { EventList, ListedEvent } from "../../queries/event-list.ts";
import { eventsCommands } from "../points-commands.ts";
import classes from "../points.module.css";
import { PointsTools } from "../points-tools.tsx";
import { usePointsWords } from "../points-words.ts";
import { RecordPanel } from "../record-panel.tsx";
import { CorrectEventsPanel, WithdrawEventsPanel } from "./many-event-panels.tsx";

export type EventsData = EventList & { form: "add" | "withdraw" | "correct" | null; today: string };

const pageSize = 50;
const shows = ["STANDING", "WITHDRAWN"] as const;

/** What was recorded of shifts, over all people: ticked from page to page, and put right at once. */
export function EventsScreen({ page }: { page: EventsData }) {
  const { t, format } = usePointsWords();
  const address = useAddress();
  const { input, rows, total, form } = page;
  const { selected, onChange, clear, matching, address: listed } = useSelection(total);
  const chosen = {
    ...{ eventIds: [...selected], matching: listed, count: listed === null ? selected.size : total },
    ...{ onDone: clear, closeHref: address({ form: null }) },
  };
  const isOpen = selected.size > 0 && input.show === "STANDING";
  return (
    <>
      <eventsCommands.PageAnswer intents={["record"]} said={t("said.recorded")} />
      <ListScreen
        title={t("events.title")}
        act={
          <Button tone="primary" icon={<IconPlus aria-hidden="true" />} href={address({ form: "add" })}>
            {t("add.title")}
          </Button>
        }
        search={{ name: "text", label: t("status.search"), value: input.text }}
        filters={[
          {
            ...{ name: "kind", label: t("field.kind"), value: input.kind, any: t("events.any") },
            options: shiftKinds.map((value) => ({ value: value as string, label: t(`kind.${value}`) })),
          },
          {
            ...{ name: "show", label: t("status.show"), value: input.show, standard: "STANDING" },
            options: shows.map((value) => ({ value: value as string, label: t(`events.${value}`) })),
          },
        ]}
        tools={<PointsTools scope="company" />}
      >
        <DataTable
          caption={t("events.title")}
          columns={useColumns()}
          rows={rows}
          rowKey={({ id }) => id}
          selection={{
            selected,
            onChange,
            matching,
            allLabel: t("events.select-all"),
            rowLabel: ({ person, day }) => t("events.select", { name: person.name, date: format.date(day) }),
            countLabel: (count) => t("events.selected", { count }),
            actions: <Acts {...chosen} show={input.show} />,
          }}
          empty={<EmptyState title={t("events.none")}>{t("events.none-text")}</EmptyState>}
        />
        <ListPages page={input.page} pageSize={pageSize} total={total} />
      </ListScreen>
      {form === "add" ? (
        <RecordPanel commands={eventsCommands} today={page.today} closeHref={address({ form: null })} />
      ) : null}
      {isOpen && form === "withdraw" ? <WithdrawEventsPanel {...chosen} /> : null}
      {isOpen && form === "correct" ? <CorrectEventsPanel {...chosen} /> : null}
    </>
  );
}

type ActsProps = {
  eventIds: readonly string[];
  matching: string | null;
  /** How many are meant. */
  count: number;
  onDone: () => void;
  show: EventList["input"]["show"];
};

function Acts({ eventIds, matching, count, onDone, show }: ActsProps) {
  const saidOfMany = useManySaid();
  const { t } = usePointsWords();
  const address = useAddress();
  const { confirm, dialog } = useConfirmAll();
  const meant: Record<string, string | string[]> = matching === null ? { eventIds: [...eventIds] } : { matching };
  const restoreAll = () => restore.send({ intent: "restore-events", ...meant });
  const restore = eventsCommands.useCommand({
    intent: "restore-events",
    said: ({ value }) => saidOfMany(value, ({ eventIds: changed }) => t("events.restored", { count: changed.length })),
    then: ({ done }) => (done ? onDone() : undefined),
  });
  return (
    <>
      {show === "WITHDRAWN" ? (
        <Button
          size="small"
          loading={restore.busy}
          onClick={() => confirm(matching === null ? null : count, restoreAll, true)}
        >
          {t("events.restore")}
        </Button>
      ) : (
        <>
          <Button size="small" href={address({ form: "withdraw" })}>
            {t("events.withdraw")}
          </Button>
          <Button size="small" href={address({ form: "correct" })}>
            {t("events.correct")}
          </Button>
        </>
      )}
      <Button size="small" tone="quiet" onClick={onDone}>
        {t("events.clear")}
      </Button>
      {dialog}
    </>
  );
}

function useColumns(): Column<ListedEvent>[] {
  const { t, format, size } = usePointsWords();
  return [
    {
      ...{ id: "person", header: t("field.employee"), hideable: false },
      render: ({ person }) => <PersonChip person={person} href={pointsPlaces.person(person.id)} />,
    },
    { ...{ id: "kind", header: t("field.kind"), narrow: true }, render: ({ kind }) => t(`kind.${kind}`) },
    { ...{ id: "day", header: t("field.day"), narrow: true }, render: ({ day }) => format.date(day) },
    { ...{ id: "size", header: t("events.size"), narrow: true }, render: (event) => size(event) },
    {
      ...{ id: "points", header: t("rules.points"), align: "end", narrow: true },
      render: ({ points }) => <span className={classes.figure}>{format.number(points)}</span>,
    },
    {
      ...{ id: "state", header: t("status.state"), narrow: true },
      render: ({ appealed }) => (appealed ? <Chip tone="blue">{t("appeal-state.ASKED")}</Chip> : null),
    },
  ];
}
