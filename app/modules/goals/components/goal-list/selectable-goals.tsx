import { Suspense } from "react";
import { useSelection } from "#app/shell/components/list-screen/use-selection.ts";
import { DataTable, type DataTableProps } from "#app/ui/data-table/data-table.tsx";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { GoalChoices, GoalPage } from "../../queries/goal-page.ts";
import type { TableGoal } from "../../queries/shown-columns.ts";
import { useGoalWords } from "../goal-words.ts";
import { useAct } from "../use-act.ts";

/** A list is read far more often than acted upon: what is done to many is fetched with the first tick. */
const ManyGoalActs = lazyPart(async () => ({ default: (await import("./many-goal-acts.tsx")).ManyGoalActs }));
const OwnerPanel = lazyPart(async () => ({ default: (await import("./facts-panels.tsx")).OwnerPanel }));
const DuePanel = lazyPart(async () => ({ default: (await import("./facts-panels.tsx")).DuePanel }));
const CarryPanel = lazyPart(async () => ({ default: (await import("./carry-panel.tsx")).CarryPanel }));

/** The time frames goals may be carried into, and what asks for them until they are known. */
export type LatePeriods = { known: GoalChoices["periods"] | undefined; ask: (() => void) | undefined };

type SelectableGoalsProps = Omit<DataTableProps<TableGoal>, "selection" | "rowKey"> &
  Pick<GoalPage, "changeable"> & { total: number; periods: LatePeriods };

/** A table of goals that can be ticked, from page to page, and changed at once, as far as who looks may change them. */
export function SelectableGoals({ periods, changeable, total, ...table }: SelectableGoalsProps) {
  const { t } = useGoalWords();
  const act = useAct();
  const { selected, onChange, clear, matching, address } = useSelection(total);
  const chosen = { goalIds: [...selected], onDone: clear };
  const meant = { ...chosen, matching: address, total };
  return (
    <>
      <DataTable
        {...table}
        rowKey={(goal) => goal.id}
        selection={{
          selected,
          selectable: ({ id }) => changeable.includes(id),
          onChange,
          matching,
          allLabel: t("archived.select-all"),
          rowLabel: ({ title }) => t("archived.select", { title }),
          countLabel: (count) => t("many.selected", { count }),
          actions: (
            <Suspense fallback={null}>
              <ManyGoalActs {...meant} />
            </Suspense>
          ),
        }}
      />
      <Suspense fallback={null}>
        {act.current === "carry" && selected.size > 0 ? <CarryPanel {...chosen} periods={periods} /> : null}
        {act.current === "give" && selected.size > 0 ? <OwnerPanel {...meant} /> : null}
        {act.current === "due" && selected.size > 0 ? <DuePanel {...meant} /> : null}
      </Suspense>
    </>
  );
}
