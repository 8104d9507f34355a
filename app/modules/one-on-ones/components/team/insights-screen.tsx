import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import type { Insights, ManagerNumbers } from "../../queries/insights.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** How 1:1s went in ninety days: counts, and how people felt where enough of them said so. */
export function InsightsScreen({ insights }: { insights: Insights }) {
  const { t, format } = useOneOnOneWords();
  const { scope, held, missed, mood, rating, actions, silent, people } = insights;
  const behind = scope === "company" ? undefined : `/app/team/${scope}/oneOnOne/manage`;
  const planned = held + missed;
  const linked = (value: string, query: string) =>
    behind ? <UiLink href={`${behind}${query}`}>{value}</UiLink> : value;
  return (
    <div className={classes.screen}>
      <PageHeader title={t("insights.title")} description={t("insights.text")} />
      <div className={classes.stats}>
        <Stat
          label={t("standing.HELD")}
          value={format.number(held)}
          hint={planned > 0 ? t("insights.of-planned", { share: format.percent((held / planned) * 100) }) : undefined}
        />
        <Stat
          label={t("standing.MISSED")}
          value={format.number(missed)}
          hint={t("insights.cancelled", { count: insights.cancelled })}
        />
        <Stat
          label={t("insights.silent")}
          value={linked(format.number(silent), "?show=SILENT")}
          hint={t("insights.of-people", { count: people })}
        />
        <Stat
          label={t("insights.actions")}
          value={format.percent(actions.all === 0 ? null : (actions.done / actions.all) * 100)}
          hint={t("insights.of-actions", { done: actions.done, count: actions.all })}
        />
        <Stat
          label={t("insights.mood")}
          value={mood === null ? "–" : format.number(mood)}
          hint={t(mood === null ? "insights.too-few" : "insights.of-five")}
        />
        <Stat
          label={t("insights.rating")}
          value={rating === null ? "–" : format.number(rating)}
          hint={t(rating === null ? "insights.too-few" : "insights.of-five")}
        />
      </div>
      {scope === "direct-reports" ? null : <ByManager rows={insights.managers} />}
    </div>
  );
}

function ByManager({ rows }: { rows: readonly ManagerNumbers[] }) {
  const { t, format } = useOneOnOneWords();
  const number = (id: "people" | "held" | "missed" | "silent", header: string): Column<ManagerNumbers> => ({
    id,
    header,
    align: "end",
    narrow: true,
    render: (row) => format.number(row[id]),
  });
  const columns: Column<ManagerNumbers>[] = [
    {
      id: "manager",
      header: t("team.manager"),
      hideable: false,
      render: ({ id, name }) => <UiLink href={`/app/employee/${id}`}>{name}</UiLink>,
    },
    number("people", t("insights.people")),
    number("held", t("standing.HELD")),
    number("missed", t("standing.MISSED")),
    number("silent", t("insights.silent")),
  ];
  return (
    <Section title={t("insights.by-manager")}>
      <DataTable caption={t("insights.by-manager")} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </Section>
  );
}
