import { Suspense, useState } from "react";
import type { RowSelection } from "#app/ui/data-table/data-table-types.ts";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { ListedGoal } from "../../queries/goal-list.ts";
import type { GoalPage } from "../../queries/goal-page.ts";
import { useGoalWords } from "../goal-words.ts";

/** A list is read far more often than acted upon: what is done to many is fetched with the first tick. */
const ManyGoalActs = lazyPart(async () => ({ default: (await import("./many-goal-acts.tsx")).ManyGoalActs }));

/** Goals that are ticked, kept from page to page, and what can be done to all of them. */
export function useGoalSelection(periods: GoalPage["periods"]): RowSelection<ListedGoal> {
  const { t } = useGoalWords();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return {
    selected,
    onChange: setSelected,
    allLabel: t("many.select-all"),
    rowLabel: ({ title }) => t("many.select", { title }),
    countLabel: (count) => t("many.selected", { count }),
    actions: (
      <Suspense fallback={null}>
        <ManyGoalActs goalIds={[...selected]} periods={periods} onDone={() => setSelected(new Set())} />
      </Suspense>
    ),
  };
}
