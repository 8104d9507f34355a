import type { Context } from "#app/platform/context/context.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { heldAtOnce, pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";
import { goalTemplateList, goalTemplateListInput, type ListedGoalTemplate } from "./goal-template-list.ts";
import { wordsOf } from "./words.ts";

const { long, number, text, yesNo } = sheetsIn(wordsOf);

const columns: readonly SheetColumn<ListedGoalTemplate>[] = [
  text("id", { common: "id" }, ({ id }) => id),
  text("title", { common: "title" }, ({ title }) => title),
  text("time_frame", "form.time-frame", ({ timeFrame }) => timeFrame),
  text(
    "level",
    "column.level",
    ({ level }) => level,
    (row, t) => t(`objective-level.${row.level}`),
  ),
  number("key_results", "names.key-results", ({ keyResults }) => keyResults),
  number("people", "goal-template.people", ({ goals }) => goals),
  number("percent", "column.progress", ({ percent }) => percent),
  yesNo("archived", "goal-template.archived", ({ archived }) => archived),
];

/** Templates of goals as a file, with what became of each as far as the actor may see. */
async function exportTemplates(
  context: Context,
  input: Parameters<typeof goalTemplateList>[1],
  batch = heldAtOnce,
): Promise<LongSheet> {
  const read = (slice: Slice) => goalTemplateList(context, input, slice).then(({ rows }) => rows);
  return long("goal-template.tab", columns, pagesBySlice(read, batch));
}

export const templateListExport = listExport({
  kind: "goal-templates.template-list",
  can: all(feature("GOAL"), mayEver("view", "GoalTemplate")),
  input: goalTemplateListInput.extend({ format: sheetFormatInput }),
  name: (context) => `goal-templates-${context.today()}`,
  sheet: (context, asked) => exportTemplates(context, asked),
});
