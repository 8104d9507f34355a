import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useRemembered } from "#app/shell/components/use-remembered.ts";
import { CardColumn, CardColumns, useCard } from "#app/ui/card-columns/card-columns.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { TagChips } from "#app/modules/tags/ui.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { StatusDot } from "#app/ui/status-dot/status-dot.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { InitiativeStatus } from "../../domain/status.ts";
import type { InitiativeBoard } from "../../queries/initiative-board.ts";
import type { InitiativeCounts } from "../../queries/initiative-list.ts";
import type { ListedInitiative } from "../../queries/initiative-row.ts";
import { CompleteButton } from "../complete-button.tsx";
import { useTaskAddress } from "../task-address.ts";
import classes from "./task-board.module.css";
import { TaskDue } from "../task-due.tsx";
import { Owners, toneOf } from "../task-marks.tsx";
import { TaskSigns, TaskText } from "../task-text.tsx";
import { useTaskWords } from "../task-words.ts";
import { useMovedTasks } from "./use-moved-tasks.ts";

export type TaskBoardProps = { board: InitiativeBoard; counts: InitiativeCounts; today: string };

/**
 * Tasks by how they stand, each column folded or not as it was left; what is done to a card moves it, and a card that
 * is moved is done that to.
 */
export function TaskBoard({ board, counts, today }: TaskBoardProps) {
  const { columns, accepts, move, titleOf, cardOf } = useMovedTasks(board, today);
  const { t } = useTaskWords();
  const said = (key: "over" | "put") => (card: string, column: string) =>
    t(`board.${key}`, { title: titleOf(card), status: t(`status.${column as InitiativeStatus}`) });
  return (
    <CardColumns
      accepts={accepts}
      holds={(card, status) => cardOf(card)?.status === status}
      onMove={move}
      carried={(card) => {
        const task = cardOf(card);
        return task ? (
          <div className={classes.card}>
            <span className={classes.head}>
              <span>{task.text}</span>
            </span>
          </div>
        ) : null;
      }}
      words={{
        instructions: t("board.instructions"),
        grip: t("board.grip"),
        taken: (card) => t("board.taken", { title: titleOf(card) }),
        over: said("over"),
        put: said("put"),
        nowhere: (card) => t("board.nowhere", { title: titleOf(card) }),
        left: (card) => t("board.left", { title: titleOf(card) }),
      }}
    >
      <div className={classes.board}>
        {columns.map((column) => (
          <Column key={column.status} column={column} count={counts[column.status]} />
        ))}
      </div>
    </CardColumns>
  );
}

function Column({ column: { status, rows }, count }: { column: InitiativeBoard[number]; count: number }) {
  const { t, format } = useTaskWords();
  const address = useTaskAddress();
  const [folded, toggle] = useRemembered(`cairn.tasks-folded-${status}`);
  const id = `tasks-${status}`;
  return (
    <CardColumn id={status} labelledBy={`${id}-title`} className={classes.column}>
      <h2 className={classes.title} id={`${id}-title`}>
        <button type="button" className={classes.fold} aria-expanded={!folded} aria-controls={id} onClick={toggle}>
          <IconChevronDown size={16} className={classes.arrow} aria-hidden="true" />
          <StatusDot tone={toneOf[status]} label={t(`status.${status}`)} />
          <span className={classes.count}>{format.number(count)}</span>
        </button>
      </h2>
      <ul id={id} className={classes.cards} hidden={folded}>
        {rows.length === 0 ? <li className={classes.none}>{t("board.none")}</li> : null}
        {rows.map((task) => (
          <TaskCard key={task.id} task={task} />
        ))}
        {count > rows.length ? (
          <li>
            <UiLink href={address.with({ view: null, status })} className={classes.more}>
              {t("board.all", { count })}
            </UiLink>
          </li>
        ) : null}
      </ul>
    </CardColumn>
  );
}

function TaskCard({ task }: { task: ListedInitiative }) {
  const { t } = useTaskWords();
  const address = useTaskAddress();
  const { ref, grip, carried } = useCard(task.id, t("board.move", { title: task.text }));
  return (
    <li ref={ref} className={classes.card} data-carried={carried || undefined}>
      <span className={classes.head}>
        {task.mayEdit || task.mayComplete ? grip : null}
        <CompleteButton task={task} />
        <TaskText task={task} />
        <TaskSigns task={task} />
        <IconButton
          href={address.with({ showTaskDetails: task.id, act: null })}
          label={t("details", { title: task.text })}
          icon={<IconChevronRight className={classes.forward} />}
        />
      </span>
      <TagChips tags={task.tags} />
      {task.parentText ? <SmallText>{t("part-of", { title: task.parentText })}</SmallText> : null}
      {task.partCount > 0 ? (
        <SmallText>{t("parts-done", { done: task.partsDone, count: task.partCount })}</SmallText>
      ) : null}
      <span className={classes.foot}>
        <TaskDue task={task} />
        <Owners owners={task.owners} />
      </span>
    </li>
  );
}
