import { useRevalidator } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useRefusalWords } from "#app/platform/forms/use-refusal-words.ts";
import { useSaying } from "#app/platform/forms/use-saying.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useLive } from "#app/platform/live/use-live.ts";
import { taskTopic } from "#app/platform/tasks/task-topic.ts";
import type { ManyState } from "#app/shell/routes/task-state.ts";

/**
 * The work on many that was asked for last in this browser window, and how much of it was told already; the list it was
 * asked in may forget what was ticked meanwhile.
 */
const asked = { taskId: null as string | null, told: new Set<string>(), hearing: new Set<() => void>() };

/** Lists look again as this goes on, and say how it ended. */
export function followMany(taskId: string): void {
  asked.taskId = taskId;
  for (const hear of asked.hearing) hear();
}

function hearAsked(hear: () => void): () => void {
  asked.hearing.add(hear);
  return () => void asked.hearing.delete(hear);
}

/**
 * A list looks again as what was asked for goes on, and says once how it ended, with the way back where there is one. The
 * screen listens, and not its table: what was done to all of a list may leave it without one.
 */
export function useLookAgain(): void {
  const { revalidate } = useRevalidator();
  const tell = useTellEnd();
  const taskId = useSyncExternalStore(
    hearAsked,
    () => asked.taskId,
    () => null,
  );
  const look = () => {
    revalidate();
    if (taskId) void lookAt(taskId, tell);
  };
  useLive(taskId ? taskTopic(taskId) : null, look);
  // It may have ended before the page listened; what was told is not asked for by every list that is opened later.
  useEffect(() => {
    if (taskId && !asked.told.has(taskId)) void lookAt(taskId, tell);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each task
  }, [taskId]);
}

async function lookAt(taskId: string, tell: (ended: ManyState) => void): Promise<void> {
  const answer = await fetch(`/app/tasks/${taskId}/state`).catch(() => null);
  if (!answer?.ok) return;
  const task = (await answer.json()) as ManyState;
  if (task.undoneBy !== null && task.undoneBy !== asked.taskId) return followMany(task.undoneBy);
  const goesOn = task.state === "QUEUED" || task.state === "RUNNING";
  if (goesOn || task.state === "CANCELLED" || asked.told.has(taskId)) return;
  asked.told.add(taskId);
  tell(task);
}

function useTellEnd(): (ended: ManyState) => void {
  const { t } = useTranslation("shell");
  const format = useFormat();
  const say = useSaying("/app/tasks");
  const refused = useRefusalWords("shell");
  return ({ id, state, error, isUndo, count, left, undoable }) => {
    if (state === "FAILED") return say({ refusal: refused(error?.code ?? "platform.task-fault", error?.params) });
    const numbers = { count: format.number(count), left: format.number(left) };
    if (isUndo) return say({ done: t(left > 0 ? "selection.undone-in-part" : "selection.undone", numbers) });
    const undo = { intent: "undo", fields: { taskId: id }, label: t("undo") };
    return say({ done: { text: t("selection.done", numbers), ...(undoable && { undo }) } });
  };
}
