import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "@remix-run/react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import { mayMove } from "../domain/move.ts";
import type { InitiativeStatus } from "../domain/status.ts";
import type { InitiativeBoard } from "../queries/initiative-board.ts";
import type { MovedInitiative } from "../use-cases/move-initiative.ts";
import { useTaskWords } from "./task-words.ts";
import { taskAction } from "./use-task-command.ts";

/** The board as it is moved about: a card stands where it was put at once, and back where it was if that is refused. */
export function useMovedTasks(board: InitiativeBoard) {
  const { t, format, refusal } = useTaskWords();
  const { timeZone } = useViewer();
  const snackbar = useSnackbar();
  const fetcher = useFetcher<CommandResult>();
  const [moved, setMoved] = useState<{ id: string; to: InitiativeStatus } | null>(null);
  const tasks = board.flatMap(({ rows }) => rows);
  const cardOf = useCallback((id: string) => tasks.find((task) => task.id === id), [tasks]);
  const titleOf = useCallback((id: string) => cardOf(id)?.text ?? "", [cardOf]);
  const { submit } = fetcher;
  const move = useCallback(
    (id: string, to: string, back: Record<string, string> = {}) => {
      setMoved({ id, to: to as InitiativeStatus });
      submit({ intent: "move-task", initiativeId: id, to, ...back }, { method: "post", action: taskAction(id) });
    },
    [submit],
  );
  const heard = useRef<CommandResult | undefined>(undefined);
  useEffect(() => {
    if (fetcher.state !== "idle" || !fetcher.data || heard.current === fetcher.data) return;
    heard.current = fetcher.data;
    const id = moved?.id;
    setMoved(null);
    if (fetcher.data.error)
      snackbar.show({ tone: "error", text: refusal(fetcher.data.error.code, fetcher.data.error.params) });
    else if (id) tell(id, fetcher.data.value as MovedInitiative);
    function tell(task: string, { from, to, dueBefore, dueDate }: MovedInitiative) {
      const text =
        dueDate !== null && dueDate !== dueBefore
          ? t("board.moved-due", { title: titleOf(task), date: format.date(dueDate) })
          : t("board.put", { title: titleOf(task), status: t(`status.${to}`) });
      // When a task was done is not known any more once it is open again.
      const undo = {
        label: t("undo"),
        onSelect: () => move(task, from, { takenBack: "yes", dueDate: dueBefore ?? "" }),
      };
      snackbar.show({ tone: "success", text, ...(from === "COMPLETED" ? {} : { action: undo }) });
    }
  }, [fetcher.state, fetcher.data, moved, move, snackbar, refusal, t, format, titleOf]);
  return {
    columns: moved ? boardWith(board, moved) : board,
    titleOf,
    cardOf,
    move: (id: string, to: string) => move(id, to),
    accepts: (id: string, to: string) => {
      const task = cardOf(id);
      return task !== undefined && mayMove(task, to as InitiativeStatus, todayIn(timeZone));
    },
  };
}

/** Written as dates are stored. */
function todayIn(timeZone: string): string {
  return new Intl.DateTimeFormat("sv", { timeZone }).format(new Date());
}

function boardWith(board: InitiativeBoard, { id, to }: { id: string; to: InitiativeStatus }): InitiativeBoard {
  const card = board.flatMap(({ rows }) => rows).find((task) => task.id === id);
  if (!card) return board;
  return board.map(({ status, rows }) => {
    const others = rows.filter((task) => task.id !== id);
    return { status, rows: status === to ? [card, ...others] : others };
  });
}
