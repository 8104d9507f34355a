import { LedPeople } from "#app/modules/people/ui.ts";
import { Chip } from "#app/ui/chip/chip.tsx";
import type { Column } from "#app/ui/data-table/data-table.tsx";
import type { TeamPeople, TeamPerson } from "../../queries/team-people.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** The people one leads, those not met for longest first. */
export function TeamPeopleScreen({ page }: { page: TeamPeople }) {
  const { t, format } = useOneOnOneWords();
  const columns: Column<TeamPerson>[] = [
    ...(page.scope === "direct-reports"
      ? []
      : [
          { id: "manager", header: t("team.manager"), narrow: true, render: ({ manager }: TeamPerson) => manager.name },
        ]),
    {
      id: "last",
      header: t("list.last"),
      narrow: "named",
      render: ({ last }) => (last ? format.date(last) : <Chip tone="orange">{t("team.never")}</Chip>),
    },
    {
      id: "next",
      header: t("list.next"),
      narrow: "named",
      render: ({ next }) => (next ? format.date(next) : t("list.none-next")),
    },
    { id: "held", header: t("team.held"), align: "end", render: ({ held }) => format.number(held) },
    { id: "missed", header: t("standing.MISSED"), align: "end", render: ({ missed }) => format.number(missed) },
  ];
  return (
    <LedPeople
      title={t(`team.title.${page.scope}`)}
      page={page}
      shows={(["SILENT", "NONE_PLANNED"] as const).map((value) => ({ value, label: t(`team.${value}`) }))}
      columns={columns}
      nobody={{ title: t("list.none-found"), text: t("team.empty") }}
    />
  );
}
