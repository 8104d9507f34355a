import type { PanelProps } from "#app/platform/contributions/panel.ts";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { CopyOptions } from "../../queries/copy-options.ts";
import { CopyForm } from "./copy-form.tsx";
import { useGoalAddress } from "../goal-address.ts";
import { useGoalWords } from "../goal-words.ts";

/** Making a goal anew beside what it was opened from; "back" leads to the goal. */
export default function CopyPanel({ data, closeHref, backHref }: PanelProps) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  const options = data as CopyOptions;
  return (
    <SidePanel
      wide
      title={t("copy.title", { title: options.goal.title })}
      closeLabel={t("close-panel")}
      closeHref={closeHref}
      {...(backHref ? { backHref, backLabel: t("back") } : {})}
    >
      <CopyForm options={options} leaveHref={backHref ?? closeHref} returnTo={address.list} />
    </SidePanel>
  );
}
