import { TaskWatch } from "#app/shell/components/task-watch.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { UploadScreen } from "../../queries/upload-screen.ts";
import { useGoalWords } from "../goal-words.ts";

/** Work that goes on in the background; the page may be left. */
export function UploadWorking({ task, lines }: { task: NonNullable<UploadScreen["task"]>; lines: number }) {
  const { t } = useGoalWords();
  const title = t(`upload.task.${task.kind}`);
  return (
    <Section title={title} description={t("upload.goes-on")}>
      <TaskWatch task={{ ...task, total: task.kind === "UNDO" ? 0 : task.total || lines }} label={title} />
    </Section>
  );
}
