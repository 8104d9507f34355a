import { PictureShown } from "#app/modules/questionnaires/ui.ts";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import type { LifecycleInsights } from "../../queries/insights.ts";
import classes from "../lifecycle.module.css";
import { useLifecycleWords } from "../lifecycle-words.ts";

/** Journeys in numbers: how long they take, where they stall, and who leaves early; of few people nothing is told. */
export function InsightsScreen({ page }: { page: LifecycleInsights }) {
  const { t, format } = useLifecycleWords();
  const told = (count: number | null) => (count === null ? t("insights.few") : format.number(count));
  return (
    <Stack>
      <PageHeader title={t("insights.title")} />
      <div className={classes.stats}>
        <Stat label={t("insights.joined")} value={told(page.early.joined)} />
        <Stat label={t("insights.early")} value={told(page.early.left)} hint={t("insights.early-text")} />
      </div>
      <Section title={t("insights.moments")} description={t("insights.moments-text")}>
        <DataTable
          caption={t("insights.moments")}
          rows={page.moments}
          rowKey={({ moment }) => moment}
          columns={[
            { id: "moment", header: t("field.moment"), render: ({ moment }) => t(`moment.${moment}`) },
            { ...{ id: "people", header: t("insights.people"), align: "end" }, render: ({ people }) => told(people) },
            {
              ...{ id: "finish", header: t("insights.finish"), align: "end" },
              render: ({ finishDays }) => (finishDays === null ? "–" : format.number(Math.round(finishDays))),
            },
            { ...{ id: "late", header: t("insights.late"), align: "end" }, render: ({ late }) => told(late) },
          ]}
        />
      </Section>
      <Section title={t("insights.stalled")} description={t("insights.stalled-text")}>
        <DataTable
          caption={t("insights.stalled")}
          rows={page.stalled}
          rowKey={({ title }) => title}
          empty={<EmptyState title={t("insights.none-stalled")} />}
          columns={[
            { id: "title", header: t("field.step"), render: ({ title }) => title },
            { ...{ id: "people", header: t("insights.people"), align: "end" }, render: ({ people }) => told(people) },
            {
              ...{ id: "days", header: t("insights.late-days"), align: "end" },
              render: ({ lateDays }) => format.number(lateDays),
            },
          ]}
        />
      </Section>
      {page.forms.map((form) => (
        <Section key={form.key} title={form.title} description={t("insights.form", { count: form.people })}>
          <div className={classes.pictures}>
            {form.questions.map(({ id, text, picture }) => (
              <PictureShown key={id} title={text} picture={{ ...picture, said: [] }} />
            ))}
          </div>
        </Section>
      ))}
    </Stack>
  );
}
