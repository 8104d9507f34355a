import { IconPlus } from "@tabler/icons-react";
import { PersonChip } from "#app/modules/people/ui.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { pointsPlaces } from "../../points-places.ts";
import type { StatusPage, StatusPerson } from "../../queries/status.ts";
import { statusCommands } from "../points-commands.ts";
import classes from "../points.module.css";
import { PointsTools } from "../points-tools.tsx";
import { usePointsWords } from "../points-words.ts";
import { RecordPanel } from "../record-panel.tsx";

export type StatusData = StatusPage & { form: "add" | null; today: string };

const pageSize = 25;
const shows = ["WITH_POINTS", "TO_DO", "APPEALED"] as const;

/** Who has how many points, in the order of the leaderboard, and what waits for an answer. */
export function StatusScreen({ page }: { page: StatusData }) {
  const { t } = usePointsWords();
  const address = useAddress();
  const { scope, input, rows, total } = page;
  return (
    <>
      <statusCommands.PageAnswer intents={["record"]} said={t("said.recorded")} />
      <ListScreen
        title={t(`status.${scope}`)}
        act={
          <Button tone="primary" icon={<IconPlus aria-hidden="true" />} href={address({ form: "add" })}>
            {t("add.title")}
          </Button>
        }
        search={{ name: "text", label: t("status.search"), value: input.text }}
        filters={[
          {
            ...{ name: "show", label: t("status.show"), value: input.show, any: t("status.everybody") },
            options: shows.map((value) => ({ value, label: t(`status.${value}`) })),
          },
          {
            ...{ name: "order", label: t("status.order"), value: input.order, standard: "most" },
            options: (["most", "fewest"] as const).map((value) => ({ value, label: t(`status.${value}`) })),
          },
        ]}
        tools={<PointsTools scope={scope} />}
      >
        <DataTable
          caption={t("navigation.status")}
          columns={useColumns()}
          rows={rows}
          rowKey={({ id }) => id}
          empty={
            <EmptyState variant="people" title={t("status.none")}>
              {t("status.none-text")}
            </EmptyState>
          }
        />
        <ListPages page={input.page} pageSize={pageSize} total={total} />
      </ListScreen>
      {page.form === "add" ? (
        <RecordPanel commands={statusCommands} today={page.today} closeHref={address({ form: null })} />
      ) : null}
    </>
  );
}

function useColumns(): Column<StatusPerson>[] {
  const { t, format } = usePointsWords();
  return [
    {
      ...{ id: "person", header: t("field.employee"), hideable: false },
      render: (person) => <PersonChip person={person} href={pointsPlaces.person(person.id)} />,
    },
    {
      ...{ id: "balance", header: t("navigation.module"), align: "end", narrow: true },
      render: ({ balance }) => <span className={classes.figure}>{format.number(balance)}</span>,
    },
    {
      ...{ id: "place", header: t("figure.place"), align: "end", narrow: true },
      render: ({ place }) => format.number(place),
    },
    {
      ...{ id: "next", header: t("figure.next"), align: "end", narrow: true },
      render: ({ nextOn }) => (nextOn ? format.date(nextOn) : "–"),
    },
    {
      ...{ id: "last", header: t("status.last"), align: "end", narrow: true },
      render: ({ lastOn }) => (lastOn ? format.date(lastOn) : "–"),
    },
    {
      ...{ id: "state", header: t("status.state"), narrow: true },
      render: ({ reached, toDo, appeals }) => (
        <span className={classes.line}>
          {reached === null ? null : <Chip tone="blue">{t("status.reached", { count: reached })}</Chip>}
          {toDo > 0 ? <Chip tone="orange">{t("threshold-state.OPEN")}</Chip> : null}
          {appeals > 0 ? <Chip tone="blue">{t("appeal-state.ASKED")}</Chip> : null}
        </span>
      ),
    },
  ];
}
