import { ListPages } from "#app/shell/components/list-pages.tsx";
import { Form } from "@remix-run/react";
import { IconPlus } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { Toolbar } from "#app/ui/toolbar/toolbar.tsx";
import { templatePageSize } from "../domain/goal-template.ts";
import type { GoalTemplateList, ListedGoalTemplate } from "../queries/goal-template-list.ts";
import { GoalTemplatePanel } from "./goal-template-panel.tsx";
import { useTemplateWords, type TemplateWords } from "./goal-template-words.ts";

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
    <EmptyState
      variant="search"
      title={t("goal-template.none-found")}
      action={<Button href={place}>{t("goal-template.all")}</Button>}
    />
  ) : (
    <EmptyState title={t("goal-template.none")} action={add}>
      {t("goal-template.none-text")}
    </EmptyState>
  );
  return (
    <>
      <PageHeader
        title={t("goal-template.tab")}
        description={t("goal-template.text")}
        actions={narrowed || list.total > 0 ? add : null}
      />
      <Form method="get" role="search">
        {input.archived ? <input type="hidden" name="archived" value="1" /> : null}
        <Toolbar label={t("list.controls")} end={<Kinds archived={input.archived} />}>
          <SearchField name="text" label={t("list.search")} defaultValue={input.text} />
        </Toolbar>
      </Form>
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
    </>
  );
}

function Kinds({ archived }: { archived: string }) {
  const { t } = useTemplateWords();
  return (
    <SegmentedControl
      label={t("goal-template.which")}
      name="archived"
      value={archived}
      segments={[
        { value: "", label: t("goal-template.in-use"), href: "?" },
        { value: "1", label: t("goal-template.archived"), href: "?archived=1" },
      ]}
    />
  );
}

function columnsOf(words: TemplateWords, { periods }: GoalTemplateList): Column<ListedGoalTemplate>[] {
  const { t, format } = words;
  const frames = new Map(periods.map((frame) => [frame.id, words.frame(frame)]));
  return [
    { id: "title", header: t("column.title"), render: ({ title }) => title },
    { id: "frame", header: t("form.time-frame"), render: ({ timeFrame }) => frames.get(timeFrame) ?? timeFrame },
    { id: "level", header: t("column.level"), render: ({ level }) => t(`objective-level.${level}`) },
    {
      id: "parts",
      header: t("names.key-results"),
      align: "end",
      render: ({ keyResults }) => format.number(keyResults),
    },
    { id: "goals", header: t("goal-template.people"), align: "end", render: ({ goals }) => format.number(goals) },
    { id: "percent", header: t("column.progress"), align: "end", render: ({ percent }) => format.percent(percent) },
  ];
}
