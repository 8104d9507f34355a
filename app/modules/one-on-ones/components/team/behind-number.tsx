import { useLocation } from "@remix-run/react";
import { IconDownload } from "@tabler/icons-react";
import { PersonChip } from "#app/modules/people/ui.ts";
import { plainDates } from "#app/platform/time/date-range.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { ActionsOfPerson, InsightList, MoodOfManager } from "../../queries/insights-list.ts";
import type { TeamMeeting } from "../../queries/team-meetings.ts";
import type { TeamPerson } from "../../queries/team-people.ts";
import type { InsightScope } from "../../data/scope-sql.ts";
import classes from "../one-on-ones.module.css";
import { StandingChip } from "../one-on-one-marks.tsx";
import { useOneOnOneWords } from "../one-on-one-words.ts";

const pageSize = 25;
type Words = ReturnType<typeof useOneOnOneWords>;

/** The list behind a number: who and when, never what was said. */
export function BehindNumber({ behind, scope }: { behind: InsightList; scope: InsightScope }) {
  const words = useOneOnOneWords();
  const title = words.t(`insights.behind.${behind.list}`);
  return (
    <Section title={title} actions={<Exports scope={scope} list={behind.list} title={title} />}>
      <Rows behind={behind} caption={title} words={words} />
      {behind.list === "MOOD" ? null : <ListPages page={behind.page} pageSize={pageSize} total={behind.total} />}
    </Section>
  );
}

/** The whole list as a file. */
function Exports({ scope, list, title }: { scope: InsightScope; list: InsightList["list"]; title: string }) {
  const { t } = useOneOnOneWords();
  const { search } = useLocation();
  const asked: readonly string[] = Object.values(plainDates);
  const days = [...new URLSearchParams(search)].filter(([name]) => asked.includes(name));
  return (
    <span className={classes.line}>
      {(["CSV", "XLSX"] as const).map((format) => (
        <Button
          key={format}
          tone="quiet"
          size="small"
          icon={<IconDownload aria-hidden="true" />}
          href={`/app/oneOnOne/export?${new URLSearchParams([...days, ...Object.entries({ scope, list, format })])}`}
          aria-label={t("exports.list", { list: title, format })}
          rel="external"
        >
          {format}
        </Button>
      ))}
    </span>
  );
}

function Rows({ behind, caption, words }: { behind: InsightList; caption: string; words: Words }) {
  if (behind.list === "SILENT")
    return <DataTable caption={caption} columns={personColumns(words)} rows={behind.rows} rowKey={({ id }) => id} />;
  if (behind.list === "ACTIONS")
    return <DataTable caption={caption} columns={actionColumns(words)} rows={behind.rows} rowKey={({ id }) => id} />;
  if (behind.list === "MOOD")
    return <DataTable caption={caption} columns={moodColumns(words)} rows={behind.rows} rowKey={({ id }) => id} />;
  return <DataTable caption={caption} columns={meetingColumns(words)} rows={behind.rows} rowKey={({ id }) => id} />;
}

function meetingColumns({ t, when }: Words): Column<TeamMeeting>[] {
  return [
    { id: "person", header: t("team.person"), hideable: false, render: (row) => <PersonChip person={row.employee} /> },
    { id: "manager", header: t("team.manager"), narrow: true, render: ({ manager }) => manager.name },
    { id: "when", header: t("list.when"), narrow: true, render: ({ startsAt }) => when(startsAt) },
    {
      id: "standing",
      header: t("list.state"),
      narrow: true,
      render: ({ standing }) => <StandingChip standing={standing} />,
    },
  ];
}

function personColumns({ t, format }: Words): Column<TeamPerson>[] {
  return [
    { id: "person", header: t("team.person"), hideable: false, render: (row) => <PersonChip person={row} /> },
    { id: "manager", header: t("team.manager"), narrow: true, render: ({ manager }) => manager.name },
    {
      id: "last",
      header: t("list.last"),
      narrow: "named",
      render: ({ last }) => (last ? format.date(last) : t("team.never")),
    },
    {
      id: "next",
      header: t("list.next"),
      narrow: "named",
      render: ({ next }) => (next ? format.date(next) : t("list.none-next")),
    },
  ];
}

function actionColumns({ t, format }: Words): Column<ActionsOfPerson>[] {
  return [
    {
      id: "person",
      header: t("team.person"),
      hideable: false,
      render: (row) => <PersonChip person={row} />,
    },
    { id: "manager", header: t("team.manager"), narrow: true, render: ({ manager }) => manager },
    {
      id: "done",
      header: t("insights.actions"),
      align: "end",
      narrow: true,
      render: ({ done, all }) => t("insights.of-actions", { done: format.number(done), count: all }),
    },
  ];
}

function moodColumns({ t, format }: Words): Column<MoodOfManager>[] {
  const mean = (value: number | null) => (value === null ? t("insights.too-few") : format.number(value));
  return [
    {
      id: "manager",
      header: t("team.manager"),
      hideable: false,
      render: (row) => <PersonChip person={row} />,
    },
    { id: "mood", header: t("insights.mood"), align: "end", narrow: true, render: ({ mood }) => mean(mood) },
    { id: "rating", header: t("insights.rating"), align: "end", narrow: true, render: ({ rating }) => mean(rating) },
  ];
}
