import { IconChevronRight, IconLock } from "@tabler/icons-react";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import type { ListedInitiative } from "../queries/initiative-row.ts";
import { CompleteButton } from "./complete-button.tsx";
import classes from "./task.module.css";
import { DueDate, Owners, StatusChip } from "./task-marks.tsx";
import { TaskText } from "./task-text.tsx";
import { useTaskWords } from "./task-words.ts";

export type TaskListProps = { rows: readonly ListedInitiative[]; label: string; hrefOf: (id: string) => string; withOwners?: boolean };

/** Tasks as rows that are changed where they stand. */
export function TaskList({ rows, label, hrefOf, withOwners = true }: TaskListProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {rows.map((task) => <TaskRow key={task.id} task={task} href={hrefOf(task.id)} withOwners={withOwners} />)}
    </ul>
  );
}

function TaskRow({ task, href, withOwners }: { task: ListedInitiative; href: string; withOwners: boolean }) {
  const { t } = useTaskWords();
  return (
    <li className={classes.row}>
      <CompleteButton task={task} />
      <span className={classes.words}>
        <TaskText task={task} />
        <span className={classes.soft}>
          {task.parentText ? <span>{t("part-of", { title: task.parentText })}</span> : null}
          {task.partCount > 0 ? <span>{t("parts-done", { done: task.partsDone, count: task.partCount })}</span> : null}
          {task.visibility === "GLOBAL" ? null : <IconLock size={13} role="img" aria-label={t("visibility.PRIVATE")} />}
        </span>
      </span>
      <span className={classes.marks}>
        {withOwners ? <Owners owners={task.owners} /> : null}
        <DueDate task={task} />
        <StatusChip task={task} />
      </span>
      <IconButton href={href} label={t("details", { title: task.text })} icon={<IconChevronRight size={18} className={classes.forward} />} />
    </li>
  );
}
