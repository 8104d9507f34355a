import { DueMark } from "#app/ui/due-mark/due-mark.tsx";
import { SavedViewField, SavedViews } from "#app/modules/audiences/ui.ts";
import { PersonChip } from "#app/modules/people/ui.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { BarChart, type Bar } from "#app/ui/bar-chart/bar-chart.tsx";
import { formStates } from "../../domain/form-state.ts";
import { providers } from "../../domain/providers.ts";
import type { OpenForm } from "../../queries/completion.ts";
import type { CompletionPage } from "../../routes/completion.tsx";
import { completionCommands } from "../review-commands.ts";
import { FormChip } from "../review-marks.tsx";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { BulkActs } from "./bulk-acts.tsx";
import { FormActs } from "./form-acts.tsx";
import { ManagerChanges } from "./manager-changes.tsx";

/** How far a cycle is: by stage and unit, then form by form, what is overdue first. */
export function CompletionScreen({ page }: { page: CompletionPage }) {
  const { t } = useReviewWords();
  const { input, cycles } = page;
  return (
    <ListScreen
      title={t("completion.title")}
      {...(page.running && input.cycle ? { act: <BulkActs page={page} cycleId={input.cycle} /> } : {})}
      search={{ name: "text", label: t("list.search"), value: input.text }}
      filters={[
        {
          name: "cycle",
          label: t("list.cycle"),
          value: input.cycle,
          options: cycles.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: "provider",
          label: t("list.what"),
          value: input.provider,
          any: t("list.all"),
          options: providers.map((value) => ({ value, label: t(`provider.${value}`) })),
        },
        {
          name: "status",
          label: t("list.status"),
          value: input.status,
          any: t("list.all"),
          options: formStates.map((value) => ({ value, label: t(`standing.${value}`) })),
        },
      ]}
      hiddenFields={<SavedViewField views={page.views} />}
      views={<SavedViews views={page.views} />}
    >
      <completionCommands.PageAnswer
        intents={[
          "remind",
          "extend",
          "reopen-form",
          "force-submit",
          "add-people",
          "reopen-forms",
          "follow-managers",
          "undo-managers",
        ]}
        said={t("said.saved")}
      />
      {page.managers && input.cycle ? <ManagerChanges changes={page.managers} cycleId={input.cycle} /> : null}
      <Stages page={page} />
      {page.rows.length === 0 ? (
        <EmptyState title={t("completion.none")}>{t("completion.none-text")}</EmptyState>
      ) : (
        <Forms page={page} />
      )}
      <ListPages page={input.page} pageSize={25} total={page.total} />
    </ListScreen>
  );
}

function Stages({ page: { stages, units } }: { page: CompletionPage }) {
  const { t, format } = useReviewWords();
  if (stages.length === 0) return null;
  const bar = (key: string, label: string, { submitted, forms }: { submitted: number | null; forms: number }): Bar => ({
    key,
    label,
    share: ((submitted ?? 0) / forms) * 100,
    text: submitted === null ? t("completion.told-later") : `${format.number(submitted)} / ${format.number(forms)}`,
  });
  return (
    <div className={classes.set}>
      <BarChart
        bars={stages.map((stage) => {
          const of = t(`provider.${stage.provider}`);
          const label = stage.overdue > 0 ? `${of} · ${t("completion.overdue", { count: stage.overdue })}` : of;
          return bar(stage.provider, label, stage);
        })}
      />
      {units.length > 1 ? (
        <Fold title={t("completion.by-unit")}>
          <BarChart bars={units.map((one) => bar(one.unit ?? "-", one.unit ?? t("list.no-unit"), one))} />
        </Fold>
      ) : null}
    </div>
  );
}

function Due({ row: { dueOn, overdue } }: { row: OpenForm }) {
  const { t, format } = useReviewWords();
  return (
    <DueMark
      date={format.date(dueOn)}
      colour={overdue ? "RED" : "GREY"}
      overdue={overdue}
      hint={overdue ? t("list.overdue") : null}
    />
  );
}

function Forms({ page }: { page: CompletionPage }) {
  const { t } = useReviewWords();
  const columns: Column<OpenForm>[] = [
    {
      id: "employee",
      header: t("list.employee"),
      hideable: false,
      render: ({ employee }) => <PersonChip person={employee} />,
    },
    { id: "what", header: t("list.what"), narrow: true, render: ({ provider }) => t(`provider.${provider}`) },
    {
      id: "reviewer",
      header: t("list.reviewer"),
      narrow: true,
      render: ({ reviewer, outside, provider, place }) =>
        reviewer ? (
          <PersonChip person={reviewer} />
        ) : (
          (outside ?? <span className={classes.soft}>{t(`masked.${provider}`, { number: place })}</span>)
        ),
    },
    {
      id: "status",
      header: t("list.status"),
      narrow: true,
      render: ({ status }) =>
        status === null ? (
          <span className={classes.soft}>{t("completion.told-later")}</span>
        ) : (
          <FormChip standing={status} />
        ),
    },
    {
      id: "due",
      header: t("list.due"),
      narrow: true,
      render: (row) => <Due row={row} />,
    },
    {
      id: "acts",
      header: t("list.act"),
      hideHeader: true,
      align: "end",
      narrow: true,
      render: (row) => <FormActs row={row} runs={page.runs} />,
    },
  ];
  return (
    <DataTable
      caption={t("completion.title")}
      columns={columns}
      rows={page.rows as OpenForm[]}
      rowKey={({ id }) => id}
    />
  );
}
