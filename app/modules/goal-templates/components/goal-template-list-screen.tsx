import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { IconPlus } from "@tabler/icons-react";
import { NothingFound } from "#app/shell/components/list-screen/nothing-found.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { templatePageSize } from "../domain/goal-template.ts";
import type { GoalTemplateList, ListedGoalTemplate } from "../queries/goal-template-list.ts";
import { GoalTemplatePanel } from "./goal-template-panel.tsx";
import { useTemplateWords, type TemplateWords } from "./goal-template-words.ts";
import { ExportLinks } from "#app/shell/components/list-screen/export-links.tsx";

const place = "/app/company/goal/templates";

/** Templates of goals: what can be given to everybody of a cohort. */
export function GoalTemplateListScreen({ list }: { list: GoalTemplateList }) {
  const words = useTemplateWords();
  const { t } = words;
  const { input, rows } = list;
  const add = (
    <Button href={`${place}?add=1`} tone="primary" icon={<IconPlus size={16} aria-hidden="true" />}>
      {t("goal-template.add")}
    </Button>
  );
  const narrowed = input.text !== "" || input.archived !== "";
  const empty = narrowed ? (
    <NothingFound title={t("goal-template.none-found")} href={place} clear={t("goal-template.all")} />
  ) : (
    <EmptyState title={t("goal-template.none")} action={add}>
      {t("goal-template.none-text")}
    </EmptyState>
  );
  return (
    <ListScreen
      title={t("goal-template.tab")}
      act={narrowed || list.total > 0 ? add : null}
      search={{ name: "text", label: t("list.search"), value: input.text }}
      kept={{ archived: input.archived }}
      views={<Kinds input={input} />}
      tools={
        list.total > 0 ? (
          <ExportLinks
            href={`${place}/export?${new URLSearchParams({ text: input.text, archived: input.archived })}`}
          />
        ) : null
      }
    >
      <DataTable
        caption={t("goal-template.tab")}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${place}/${id}`}
        columns={columnsOf(words, list)}
        empty={empty}
      />
      <ListPages page={list.input.page} pageSize={templatePageSize} total={list.total} />
      {input.add === undefined ? null : <GoalTemplatePanel template={null} offered={list} closeHref={place} />}
    </ListScreen>
  );
}

function Kinds({ input: { archived, text } }: Pick<GoalTemplateList, "input">) {
  const { t } = useTemplateWords();
  const kept: Record<string, string> = text ? { text } : {};
  return (
    <SegmentedControl
      label={t("goal-template.which")}
      name="archived"
      value={archived}
      segments={[
        { value: "", label: t("goal-template.in-use"), href: `?${new URLSearchParams(kept)}` },
        { value: "1", label: t("goal-template.archived"), href: `?${new URLSearchParams({ ...kept, archived: "1" })}` },
      ]}
    />
  );
}

function columnsOf(words: TemplateWords, { periods }: GoalTemplateList): Column<ListedGoalTemplate>[] {
  const { t, format } = words;
  const frames = new Map(periods.map((frame) => [frame.id, words.frame(frame)]));
  return [
    { id: "title", header: t("column.title"), render: ({ title }) => title },
    {
      id: "frame",
      narrow: true,
      header: t("form.time-frame"),
      render: ({ timeFrame }) => frames.get(timeFrame) ?? timeFrame,
    },
    { id: "level", narrow: true, header: t("column.level"), render: ({ level }) => t(`objective-level.${level}`) },
    {
      id: "parts",
      header: t("names.key-results"),
      align: "end",
      render: ({ keyResults }) => format.number(keyResults),
    },
    { id: "goals", header: t("goal-template.people"), align: "end", render: ({ goals }) => format.number(goals) },
    {
      id: "percent",
      narrow: true,
      header: t("column.progress"),
      align: "end",
      render: ({ percent }) => format.percent(percent),
    },
  ];
}
