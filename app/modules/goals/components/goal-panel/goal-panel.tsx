import type { PanelProps } from "#app/platform/contributions/panel.ts";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import { GoalBody } from "./goal-body.tsx";
import { withoutAct } from "../goal-address.ts";
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
