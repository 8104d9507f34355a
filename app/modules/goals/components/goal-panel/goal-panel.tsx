import type { PanelProps } from "#app/platform/contributions/panel.ts";
import { recordTabParameter } from "#app/shell/record-tabs.ts";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import { GoalBody } from "./goal-body.tsx";
import { useGoalWords } from "../goal-words.ts";

/** One goal beside the list it was opened from. The registry of panels takes default exports alone. */
export default function GoalPanel({ data, closeHref, backHref }: PanelProps) {
  const { t } = useGoalWords();
  const detail = data as GoalDetail;
  const close = withoutAct(closeHref);
  return (
    <SidePanel
      wide
      title={detail.goal.title}
      closeLabel={t("close-panel")}
      closeHref={close}
      {...(backHref ? { backHref: withoutAct(backHref), backLabel: t("back") } : {})}
    >
      <GoalBody detail={detail} afterDeleting={close} />
    </SidePanel>
  );
}

const ofThePanel = ["act", "scrollToId", recordTabParameter];

/** A form that is open, and the part looked at, belong to the panel that leaves. */
function withoutAct(href: string): string {
  const [path = "", query = ""] = href.split("?");
  const kept = query.split("&").filter((part) => part !== "" && !ofThePanel.includes(part.split("=")[0] ?? ""));
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
}
