import { RecordList, type ListColumnsOf } from "#app/modules/records/ui.ts";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { templatePageSize } from "../domain/goal-template.ts";
import type { GoalTemplateList, ListedGoalTemplate } from "../queries/goal-template-list.ts";
import { templateFields } from "../template-fields.ts";
import { GoalTemplatePanel } from "./goal-template-panel.tsx";
import { templatesPlace as place } from "./goal-template-places.ts";
import { useTemplateWords } from "./goal-template-words.ts";

/** Templates of goals: what can be given to everybody of a cohort. */
export function GoalTemplateListScreen({ list }: { list: GoalTemplateList }) {
  const { input, rows, total } = list;
  const { text, archived, page } = input;
  const exportAt = total > 0 ? `${place}/export?${new URLSearchParams({ text, archived })}` : null;
  return (
    <RecordList
      fields={templateFields}
      page={{ list: { rows }, place: { text } }}
      address={place}
      addressOf={(id) => `${place}/${id}`}
      called={{
        ...{ title: "goal-template.tab", new: "goal-template.add", search: "list.search" },
        ...{ none: "goal-template.none", "none-text": "goal-template.none-text" },
        ...{ "none-found": "goal-template.none-found", "show-all": "goal-template.all" },
      }}
      columns={useColumns(list)}
      filters={() => []}
      frame={{ views: <Kinds input={input} />, kept: { archived } }}
      newHref={`${place}?add=1`}
      files={{ exportAt }}
      pages={{ page, pageSize: templatePageSize, total }}
      panel={input.add === undefined ? null : <GoalTemplatePanel template={null} offered={list} closeHref={place} />}
    />
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

function useColumns({ periods }: GoalTemplateList): ListColumnsOf<ListedGoalTemplate> {
  const words = useTemplateWords();
  const { t, format } = words;
  const frames = new Map(periods.map((frame) => [frame.id, words.frame(frame)]));
  return (named) => [
    named("title"),
    {
      ...{ id: "frame", narrow: true, header: t("form.time-frame") },
      render: ({ timeFrame }) => frames.get(timeFrame) ?? timeFrame,
    },
    named("level"),
    {
      ...{ id: "parts", header: t("names.key-results"), align: "end" },
      render: ({ keyResults }) => format.number(keyResults),
    },
    {
      ...{ id: "goals", header: t("goal-template.people"), align: "end" },
      render: ({ goals }) => format.number(goals),
    },
    {
      ...{ id: "percent", narrow: true, header: t("column.progress"), align: "end" },
      render: ({ percent }) => format.percent(percent),
    },
  ];
}
