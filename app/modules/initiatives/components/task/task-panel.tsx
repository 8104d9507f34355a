import type { PanelProps } from "#app/platform/contributions/panel.ts";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { InitiativeDetail } from "../../queries/initiative-detail.ts";
import { withoutForm } from "../task-address.ts";
import { useTaskWords } from "../task-words.ts";
import { TaskBody } from "./task-body.tsx";

/** One task over the screen it was opened from. The registry of panels takes default exports alone. */
export default function TaskPanel({ data, closeHref, backHref }: PanelProps) {
  const { t } = useTaskWords();
  const detail = data as InitiativeDetail;
  const close = withoutForm(closeHref);
  return (
    <SidePanel
      wide
      title={detail.initiative.text}
      closeLabel={t("close")}
      closeHref={close}
      {...(backHref ? { backHref: withoutForm(backHref), backLabel: t("back") } : {})}
    >
      <TaskBody detail={detail} leaveTo={close} />
    </SidePanel>
  );
}
