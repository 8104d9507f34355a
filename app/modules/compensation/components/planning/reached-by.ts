import type { PlanningPage } from "../../queries/planning-page.ts";
import type { LiveRow } from "../grid/live-row.ts";

type Shown = Pick<PlanningPage, "filter" | "q" | "toPropose" | "toApprove">;
type Line = Pick<LiveRow, "memberId" | "name" | "turn" | "yours" | "raise">;

/**
 * Whose raises go on: those that were chosen; else, of those that wait for the reader, what a filter or a search shows, and
 * without one all there are, on other pages too (`all`).
 */
export function reachedBy<Row extends Line>(page: Shown, rows: readonly Row[], selected: ReadonlySet<string>) {
  const passes = rows.filter(({ turn }) => turn !== "PUBLISHER");
  const chosen = passes.filter(({ memberId }) => selected.has(memberId));
  const reached = selected.size > 0 ? chosen : passes.filter(({ yours }) => yours);
  const all = selected.size === 0 && (page.filter === "all" || page.filter === "mine") && page.q === "";
  return {
    reached,
    all,
    count: all ? page.toPropose + page.toApprove : reached.length,
    approves: all ? page.toPropose === 0 : reached.every(({ turn }) => turn === "APPROVER"),
  };
}
