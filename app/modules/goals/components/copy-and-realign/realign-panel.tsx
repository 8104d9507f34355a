import type { PanelProps } from "#app/platform/contributions/panel.ts";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { RealignOptions } from "../../queries/realign-options.ts";
import { RealignForm } from "./realign-form.tsx";
import { withoutAct } from "../goal-address.ts";
import { useGoalWords } from "../goal-words.ts";

/** Where a goal stands, beside what it was opened from; "back" leads to the goal. */
export default function RealignPanel({ data, closeHref, backHref }: PanelProps) {
  const { t } = useGoalWords();
  const options = data as RealignOptions;
  const close = withoutAct(closeHref);
  const back = backHref && withoutAct(backHref);
  return (
    <SidePanel
      wide
      title={t("realign.title", { title: options.goal.title })}
      closeLabel={t("close-panel")}
      closeHref={close}
      {...(back ? { backHref: back, backLabel: t("back") } : {})}
    >
      <RealignForm options={options} leaveHref={back ?? close} />
    </SidePanel>
  );
}
