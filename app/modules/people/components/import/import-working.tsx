import { useTranslation } from "react-i18next";
import { TaskWatch } from "#app/shell/components/task-watch.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { ImportTask } from "../../queries/import-screen.ts";

/** Work that goes on in the background; the page may be left. */
export function ImportWorking({ task }: { task: ImportTask }) {
  const { t } = useTranslation("people");
  const phase = t(`import.phase.${task.phase}`);
  return (
    <Section title={t(`import.task.${task.kind}`)} description={t("import.go-on")}>
      <TaskWatch task={task} phase={phase} label={phase} />
    </Section>
  );
}
