import { SavedViewField, SavedViews, useCohortFilter } from "#app/modules/audiences/ui.ts";
import { PersonChip } from "#app/modules/people/ui.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { ExportLinks } from "#app/shell/components/list-screen/export-links.tsx";
import { SignatureMark } from "#app/shell/components/signing/signature-mark.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { resultViews } from "../../domain/result-view.ts";
import type { ReviewedPerson } from "../../queries/people-of-reviews.ts";
import { reviewPlaces } from "../../review-places.ts";
import type { PeoplePage } from "../../routes/people.tsx";
import { peopleCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import { PersonActs } from "./person-acts.tsx";
import classes from "../reviews.module.css";
import own from "./people-screen.module.css";

const titles = {
  manage: "people.title",
  "calibrated-results": "people.results",
  "detail-reports": "people.details",
} as const;
const states = ["OPEN", "READY", "SHARED", "ACKNOWLEDGED"] as const;

/** What narrows the list, as its file is asked for. */
function narrowing({ cycle, text, state, cohort }: PeoplePage["input"]): Record<string, string> {
  const said = Object.entries({ cycle, text, state, cohort }).filter(([, value]) => value);
  return Object.fromEntries(said) as Record<string, string>;
}

/** The people of a scope in review cycles: how far each is, and what came of it. */
export function PeopleScreen({ page }: { page: PeoplePage }) {
  const { t } = useReviewWords();
  const { input, scope, kind, cycles, cohorts, views } = page;
  const cohort = useCohortFilter(cohorts, input.cohort);
  const query = new URLSearchParams({ scope, ...narrowing(input) });
  return (
    <ListScreen
      title={t(titles[kind])}
      search={{ name: "text", label: t("list.search"), value: input.text }}
      filters={[
        {
          name: "cycle",
          label: t("list.cycle"),
          value: input.cycle,
          any: t("list.any-cycle"),
          options: cycles.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: "state",
          label: t("list.status"),
          value: input.state,
          any: t("list.all"),
          options: states.map((value) => ({ value, label: t(`people-state.${value}`) })),
        },
        ...cohort,
        {
          name: "reviewViewType",
          label: t("people.opens"),
          value: input.reviewViewType,
          standard: "question",
          options: resultViews.map((value) => ({ value, label: t(`result.by-${value}`) })),
        },
      ]}
      hiddenFields={<SavedViewField views={views} />}
      views={<SavedViews views={views} />}
      tools={<ExportLinks href={`/app/review/export?${query}`} label={t("act.export")} />}
    >
      <peopleCommands.PageAnswer intents={["share", "change-manager", "remove"]} said={t("said.saved")} />
      {page.rows.length === 0 ? (
        <EmptyState title={t("people.none")}>{t("people.none-text")}</EmptyState>
      ) : (
        <PeopleTable page={page} />
      )}
      <ListPages page={input.page} pageSize={25} total={page.total} />
    </ListScreen>
  );
}

function PeopleTable({ page }: { page: PeoplePage }) {
  const { t, format, score } = useReviewWords();
  const { kind } = page;
  const scores = useScoreColumns();
  const columns: (Column<ReviewedPerson> | null)[] = [
    {
      id: "employee",
      header: t("list.employee"),
      hideable: false,
      render: (row) => <Reviewed row={row} page={page} />,
    },
    kind === "detail-reports"
      ? { id: "manager", header: t("list.manager"), render: (row) => <ManagerAndUnit row={row} /> }
      : null,
    kind === "manage"
      ? {
          id: "forms",
          header: t("people.forms"),
          align: "end",
          narrow: true,
          render: ({ forms, submitted }) => `${format.number(submitted)} / ${format.number(forms)}`,
        }
      : null,
    {
      id: "result",
      header: t("result.result"),
      narrow: true,
      render: (row) => (row.option ? <Standing row={row} /> : "–"),
    },
    {
      id: "overall",
      header: t("score-of.overall"),
      align: "end",
      narrow: true,
      render: ({ scores }) => score(scores.overall),
    },
    ...(kind === "detail-reports" ? scores : []),
    { id: "state", header: t("list.status"), narrow: true, render: (row) => <StateChip row={row} /> },
    kind === "manage"
      ? {
          id: "acts",
          header: t("list.act"),
          hideHeader: true,
          align: "end",
          narrow: true,
          render: (row) => <PersonActs row={row} runs={page.runs} />,
        }
      : null,
  ];
  return (
    <DataTable
      caption={t(titles[kind])}
      columns={columns.filter((column): column is Column<ReviewedPerson> => column !== null)}
      rows={page.rows as ReviewedPerson[]}
      rowKey={({ revieweeId }) => revieweeId}
    />
  );
}

/** Who is reviewed; below the name the cycle where the list is of several. */
function Reviewed({ row: { employee, cycleId, cycle }, page }: { row: ReviewedPerson; page: PeoplePage }) {
  return (
    <div className={own.reviewed}>
      <PersonChip
        person={{ ...employee, role: page.input.cycle ? null : cycle }}
        href={reviewPlaces.result(cycleId, employee.id, null, page.input.reviewViewType)}
      />
    </div>
  );
}

/** Who leads whoever is reviewed, and below the unit: beside scores there is no room for a column of its own. */
function ManagerAndUnit({ row: { manager, orgUnit } }: { row: ReviewedPerson }) {
  return (
    <div className={own.lines}>
      <span>{manager?.name ?? "–"}</span>
      {orgUnit ? <span className={classes.soft}>{orgUnit}</span> : null}
    </div>
  );
}

/** The scores that the overall one is made of. */
function useScoreColumns(): Column<ReviewedPerson>[] {
  const { t, score } = useReviewWords();
  return (["goals", "competencies", "questions"] as const).map((id) => ({
    id,
    header: id === "competencies" ? t("element.COMPETENCY") : t(`score-of.${id}`),
    align: "end",
    render: ({ scores }) => score(scores[id]),
  }));
}

/** The settled result; else the proposed one, said to be so. */
function Standing({ row: { option, settled, sharedAt } }: { row: ReviewedPerson }) {
  const { t } = useReviewWords();
  return (
    <span>
      {option} {settled || sharedAt ? null : <span className={classes.soft}>{t("result.proposed-short")}</span>}
    </span>
  );
}

function StateChip({ row: { sharedAt, outcome, managerDone } }: { row: ReviewedPerson }) {
  const { t } = useReviewWords();
  if (outcome) return <SignatureMark standing={outcome} asks="SIGNATURE" />;
  if (sharedAt) return <Chip tone="green">{t("people-state.SHARED")}</Chip>;
  return managerDone ? (
    <Chip tone="blue">{t("people-state.READY")}</Chip>
  ) : (
    <Chip tone="grey">{t("people-state.OPEN")}</Chip>
  );
}
