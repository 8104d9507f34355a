import type { PanelProps } from "#app/platform/contributions/panel.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { openBy } from "#app/platform/forms/open-by.ts";
import type { NewTaskStart } from "../../queries/new-task.ts";
import { useTaskWords } from "../task-words.ts";
import { NewTaskFields, useNewTaskForm } from "./new-task-fields.tsx";

const staysOpen = openBy("panelStack");

/** The form of a new task over any screen. The registry of panels takes default exports alone. */
export default function NewTaskPanel({ data, closeHref, backHref }: PanelProps) {
  const { t } = useTaskWords();
  const start = data as NewTaskStart;
  const leaveTo = backHref ?? closeHref;
  const form = useNewTaskForm(start, { intent: "create-whole-task", said: t("done.added"), leaveTo });
  return (
    <FormPanel
      form={form}
      title={t(start.from.startsWith("copy-") ? "form.copy" : "form.new")}
      closeHref={leaveTo}
      submit={t("form.create")}
      stays={staysOpen}
    >
      <NewTaskFields form={form} start={start} />
    </FormPanel>
  );
}
