import { ListPages } from "#app/shell/components/list-pages.tsx";
import { PersonChip } from "#app/modules/people/ui.ts";
import { FacetLinks } from "#app/ui/facet-links/facet-links.tsx";
import type { Column } from "#app/ui/data-table/data-table-types.ts";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { standings } from "#app/modules/goals/domain.ts";
import type { PersonNumbers } from "#app/modules/goals/index.ts";
import { useGoalAddress } from "#app/modules/goals/ui.ts";
import type { InsightScreen, PeopleInsights } from "../../queries/insight-screen.ts";
import { averageOf, heardOf } from "./insight-goals.tsx";
import classes from "../insight.module.css";
import { useReportWords, type ReportWords } from "../report-words.ts";

type Behind = (person: PersonNumbers, changes: Readonly<Record<string, string>>) => string;

/** People and their goals in numbers; each leads to those goals, and those without one stand apart. */
export function InsightPeople({
  screen,
  people: { counts, rows, total, pageSize },
}: {
  screen: InsightScreen;
  people: PeopleInsights;
}) {
  const words = useReportWords();
  const { t, format } = words;
  const address = useGoalAddress();
  const { people, page, period } = screen.input;
  const behind: Behind = ({ id }, changes) =>
    `${screen.address.person}?${new URLSearchParams({ ownerId: id, period, kind: "ALL", ...changes })}`;
  return (
    <div className={classes.people}>
      <FacetLinks
        label={t("insights.people")}
        links={(
          [
            ["ALL", t("list.all"), counts.people],
            ["WITHOUT", t("insights.without"), counts.without],
          ] as const
        ).map(([value, content, count]) => ({
          id: value,
          href: address.with({ people: value, page: null }),
          content,
          count: format.number(count),
          current: people === value,
        }))}
      />
      {rows.length === 0 ? (
        <Nobody people={counts.people} />
      ) : (
        <>
          <DataTable
            caption={t("insights.people")}
            rows={rows}
            rowKey={(row) => row.id}
            columns={personColumns(words, behind)}
          />
          <ListPages
            page={page}
            pageSize={pageSize}
            total={total}
            summary={t("insights.people-count", { count: total })}
          />
        </>
      )}
    </div>
  );
}

function personColumns(words: ReportWords, behind: Behind): Column<PersonNumbers>[] {
  const { t, format } = words;
  const number = (row: PersonNumbers, text: string, changes: Readonly<Record<string, string>>) => (
    <UiLink className={classes.number} href={behind(row, changes)}>
      {text}
    </UiLink>
  );
  return [
    {
      id: "name",
      header: t("insights.person"),
      render: (row) => <PersonChip person={row} />,
    },
    {
      id: "total",
      narrow: true,
      header: t("names.module"),
      align: "end",
      render: (row) => number(row, format.number(row.total), {}),
    },
    ...standings.map((standing): Column<PersonNumbers> => ({
      id: standing,
      header: standing === "STALE" ? t("stale.status") : t(`level.${standing}`),
      align: "end",
      render: (row) => number(row, format.number(row[standing]), { status: standing }),
    })),
    {
      id: "average",
      narrow: true,
      header: t("insights.average"),
      align: "end",
      render: (row) => number(row, averageOf(words, row), { sort: "progress" }),
    },
    {
      id: "heard",
      narrow: true,
      header: t("insights.heard"),
      align: "end",
      render: (row) => number(row, heardOf(words, row), { heard: "RECENTLY", status: "OPEN" }),
    },
  ];
}

function Nobody({ people }: { people: number }) {
  const { t } = useReportWords();
  return people === 0 ? (
    <EmptyState title={t("insights.nobody-title")}>{t("insights.nobody-text")}</EmptyState>
  ) : (
    <EmptyState title={t("insights.all-have-title")}>{t("insights.all-have-text")}</EmptyState>
  );
}
