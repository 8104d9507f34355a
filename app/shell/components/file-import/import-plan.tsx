import { type ComponentProps } from "react";
import type { Column } from "#app/ui/data-table/data-table-types.ts";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Pager } from "#app/ui/pager/pager.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";

export type ImportPlanProps<Line> = {
  title: string;
  /** Names the outcomes a line can have, and the table. */
  label: string;
  caption: string;
  /** Everything, and each outcome with how many lines have it. */
  tabs: ComponentProps<typeof Tabs>["tabs"];
  current: string;
  columns: readonly Column<Line>[];
  lines: readonly Line[];
  lineKey: (line: Line) => string;
  none: { title: string; text: string };
  pager: ComponentProps<typeof Pager> | null;
};

/** What each line of a file would do, or did, and why not: by outcome, a page at a time. */
export function ImportPlan<Line>({
  title,
  label,
  caption,
  tabs,
  current,
  columns,
  lines,
  lineKey,
  none,
  pager,
}: ImportPlanProps<Line>) {
  return (
    <Section title={title}>
      <Tabs label={label} tabs={tabs} current={current} />
      <DataTable
        caption={caption}
        columns={columns}
        rows={lines}
        rowKey={lineKey}
        empty={
          <EmptyState variant="search" title={none.title}>
            {none.text}
          </EmptyState>
        }
      />
      {pager ? <Pager {...pager} /> : null}
    </Section>
  );
}
