import type { PanelProps } from "#app/platform/contributions/panel.ts";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { FullHistory } from "../../queries/full-history.ts";
import { FullHistoryView } from "./full-history.tsx";
import { withoutHistory } from "../goal-address.ts";
import { useGoalWords } from "../goal-words.ts";

/** All that happened to a goal, beside what it was opened from; "back" leads to the goal. */
export default function HistoryPanel({ data, closeHref, backHref }: PanelProps) {
  const { t } = useGoalWords();
  const history = data as FullHistory;
  return (
    <SidePanel
      wide
      title={t("history.title", { title: history.goal.title })}
      closeLabel={t("close-panel")}
      closeHref={withoutHistory(closeHref)}
      {...(backHref ? { backHref: withoutHistory(backHref), backLabel: t("back") } : {})}
    >
      <FullHistoryView history={history} />
    </SidePanel>
  );
}
