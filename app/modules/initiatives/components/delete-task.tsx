import { DeleteForm } from "#app/platform/forms/delete-form.tsx";
import { taskAction, useCommand } from "./task-commands.ts";
import { useTaskWords } from "./task-words.ts";

/** Goes at once, and offers to take it back. */
export function DeleteTask({ id, title, leaveTo }: { id: string; title: string; leaveTo: string | null }) {
  const { t } = useTaskWords();
  const undo = { intent: "restore-task", fields: { initiativeId: id }, label: t("undo") };
  const command = useCommand({
    intent: "delete-task",
    action: taskAction(id),
    said: () => ({ text: t("done.deleted", { title }), undo }),
    leaveTo,
  });
  return <DeleteForm command={command} intent="delete-task" fields={{ initiativeId: id }} label={t("delete")} />;
}
