import { DateField } from "#app/ui/date-field/date-field.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import type { ListedInitiative } from "../queries/initiative-row.ts";
import { DueDate } from "./task-marks.tsx";
import classes from "./task.module.css";
import { useTaskWords } from "./task-words.ts";
import { useInlineEdit } from "./use-inline-edit.ts";

/** The due date, changed where it stands. */
export function TaskDue({ task }: { task: ListedInitiative }) {
  const { t } = useTaskWords();
  const { editing, begin, problem, input } = useInlineEdit({
    taskId: task.id,
    intent: "set-due-date",
    field: "dueDate",
    present: task.dueDate ?? "",
  });
  const { value: _, ...others } = input;
  if (!task.mayEdit || task.completedOn !== null) return <DueDate task={task} />;
  if (!editing)
    return (
      <button type="button" className={classes.dueButton} onClick={begin}>
        <DueDate task={task} /> <VisuallyHidden>{t("due.change", { title: task.text })}</VisuallyHidden>
      </button>
    );
  return (
    <span className={classes.editing}>
      <DateField
        name="dueDate"
        label={t("form.due")}
        hideLabel
        className={classes.date}
        defaultValue={task.dueDate ?? ""}
        {...others}
      />
      {problem ? (
        <span role="alert" className={classes.problem}>
          {problem}
        </span>
      ) : null}
    </span>
  );
}
