import { useCallback, useState } from "react";
import type { Said } from "#app/platform/forms/answers.ts";
import { mayMove } from "../../domain/move.ts";
import type { InitiativeStatus } from "../../domain/status.ts";
import type { InitiativeBoard } from "../../queries/initiative-board.ts";
import type { MovedInitiative } from "../../use-cases/move-initiative.ts";
import { taskAction, useCommand } from "../task-commands.ts";
import { useTaskWords } from "../task-words.ts";

/** The board as it is moved about: a card stands where it was put at once, and back where it was if that is refused. */
export function useMovedTasks(board: InitiativeBoard, today: string) {
  const { t, format } = useTaskWords();
  const [moved, setMoved] = useState<{ id: string; to: InitiativeStatus } | null>(null);
  const tasks = board.flatMap(({ rows }) => rows);
  const cardOf = useCallback((id: string) => tasks.find((task) => task.id === id), [tasks]);
  const titleOf = useCallback((id: string) => cardOf(id)?.text ?? "", [cardOf]);
  const command = useCommand({ intent: "move-task", said: ({ value }) => (moved ? saidOf(moved.id, value) : null) });
  function saidOf(id: string, { from, to, dueBefore, dueDate }: MovedInitiative): Said {
    const text =
      dueDate !== null && dueDate !== dueBefore
        ? t("board.moved-due", { title: titleOf(id), date: format.date(dueDate) })
        : t("board.put", { title: titleOf(id), status: t(`status.${to}`) });
    // When a task was done is not known any more once it is open again.
    if (from === "COMPLETED") return text;
    const fields = { initiativeId: id, to: from, takenBack: "yes", dueDate: dueBefore ?? "" };
    return { text, undo: { intent: "move-task", fields, label: t("undo"), action: taskAction(id) } };
  }
  return {
    columns: moved && command.busy ? boardWith(board, moved) : board,
    titleOf,
    cardOf,
    move: (id: string, to: string) => {
      setMoved({ id, to: to as InitiativeStatus });
      command.send({ intent: "move-task", initiativeId: id, to }, taskAction(id));
    },
    accepts: (id: string, to: string) => {
      const task = cardOf(id);
      return task !== undefined && mayMove(task, to as InitiativeStatus, today);
    },
  };
}

function boardWith(board: InitiativeBoard, { id, to }: { id: string; to: InitiativeStatus }): InitiativeBoard {
  const card = board.flatMap(({ rows }) => rows).find((task) => task.id === id);
  if (!card) return board;
  return board.map(({ status, rows }) => {
    const others = rows.filter((task) => task.id !== id);
    return { status, rows: status === to ? [card, ...others] : others };
  });
}
