import { IconChevronRight } from "@tabler/icons-react";
import { TagChips } from "#app/modules/tags/ui.ts";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { ListedInitiative } from "../../queries/initiative-row.ts";
import { CompleteButton } from "../complete-button.tsx";
import classes from "../task.module.css";
import { TaskMenu } from "./task-menu.tsx";
import { TaskDue } from "../task-due.tsx";
import { Owners, StatusChip } from "../task-marks.tsx";
import { TaskSigns, TaskText } from "../task-text.tsx";
import { useTaskWords } from "../task-words.ts";

export type TaskListProps = {
  rows: readonly ListedInitiative[];
  label: string;
  hrefOf: (id: string) => string;
  /** Parts of one task stand without their owners and without saying whose part they are. */
  withOwners?: boolean;
  /** Whose own list this is: a task that is theirs alone need not name them. */
  ownerOfList?: string;
  /** In a column that is never wide: what marks a task stands below its text. */
  narrow?: boolean;
  /** Each row has a box that belongs to the form of this id. */
  choosingFor?: string;
};

/** Tasks as rows that are changed where they stand. */
export function TaskList(props: TaskListProps) {
  const { rows, label, hrefOf, withOwners = true, ownerOfList, narrow = false, choosingFor } = props;
  if (rows.length === 0) return null;
  return (
    <ul
      className={classes.list}
      aria-label={label}
      data-plain={!withOwners || undefined}
      data-narrow={narrow || undefined}
      data-choosing={choosingFor ? "" : undefined}
    >
      {rows.map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          href={hrefOf(task.id)}
          withOwners={withOwners}
          ownerOfList={ownerOfList}
          choosingFor={choosingFor}
        />
      ))}
    </ul>
  );
}

type TaskRowProps = { task: ListedInitiative; href: string } & Pick<TaskListProps, "withOwners"> & {
    ownerOfList: string | undefined;
    choosingFor: string | undefined;
  };

function TaskRow({ task, href, withOwners, ownerOfList, choosingFor }: TaskRowProps) {
  const { t } = useTaskWords();
  const isOwn = task.owners.length === 1 && task.owners[0]!.id === ownerOfList;
  const owners = isOwn ? <span /> : <Owners owners={task.owners} />;
  return (
    <li className={classes.row}>
      {choosingFor ? (
        <input
          type="checkbox"
          name="ids"
          value={task.id}
          form={choosingFor}
          className={classes.box}
          aria-label={t("many.choose", { title: task.text })}
        />
      ) : null}
      <CompleteButton task={task} />
      <span className={classes.words}>
        <span className={classes.line}>
          <TaskText task={task} />
          <TaskSigns task={task} />
        </span>
        <SmallText parts>
          <TagChips tags={task.tags} />
          {task.parentText && withOwners ? <span>{t("part-of", { title: task.parentText })}</span> : null}
          {task.partCount > 0 ? <span>{t("parts-done", { done: task.partsDone, count: task.partCount })}</span> : null}
        </SmallText>
      </span>
      <span className={classes.marks}>
        {withOwners ? owners : null}
        <TaskDue task={task} />
        <StatusChip task={task} />
      </span>
      <span className={classes.ways}>
        <TaskMenu task={task} href={href} />
        <IconButton
          href={href}
          label={t("details", { title: task.text })}
          icon={<IconChevronRight className={classes.forward} />}
        />
      </span>
    </li>
  );
}
