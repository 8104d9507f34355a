import { IconLock, IconRepeat } from "@tabler/icons-react";
import { UiLink } from "#app/ui/link/link.tsx";
import type { ListedInitiative } from "../queries/initiative-row.ts";
import classes from "./task.module.css";
import { useTaskWords } from "./task-words.ts";
import { useInlineEdit } from "./use-inline-edit.ts";
import { taskAction } from "./task-commands.ts";

/** Small signs beside the text: it comes back, not everybody may see it. */
export function TaskSigns({ task }: { task: ListedInitiative }) {
  const { t } = useTaskWords();
  return (
    <>
      {task.repeats ? <IconRepeat size={13} className={classes.lock} role="img" aria-label={t("repeats")} /> : null}
      {task.visibility === "GLOBAL" ? null : (
        <IconLock size={13} className={classes.lock} role="img" aria-label={t("visibility.PRIVATE")} />
      )}
    </>
  );
}

/** The text of a task, changed where it stands; an empty text leaves it as it was. Before any script it leads to the task's page. */
export function TaskText({ task }: { task: ListedInitiative }) {
  const { t } = useTaskWords();
  const { editing, begin, problem, input } = useInlineEdit({
    taskId: task.id,
    intent: "rename-task",
    field: "text",
    present: task.text,
    keeps: (draft) => draft.trim() === "",
  });
  if (!editing) {
    return (
      <UiLink
        href={taskAction(task.id)}
        className={classes.text}
        data-done={task.completedOn !== null || undefined}
        onClick={(event) => {
          if (!task.mayEdit || event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          begin();
        }}
      >
        {task.text}
      </UiLink>
    );
  }
  return (
    <span className={classes.editing}>
      <input className={classes.input} maxLength={500} aria-label={t("form.text")} {...input} />
      {problem ? (
        <span role="alert" className={classes.problem}>
          {problem}
        </span>
      ) : null}
    </span>
  );
}
