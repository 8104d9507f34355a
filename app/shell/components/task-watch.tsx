import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useCommand } from "#app/platform/forms/use-command.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { useLive } from "#app/platform/live/use-live.ts";
import { taskTopic } from "#app/platform/tasks/task-topic.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TaskProgress } from "#app/ui/task-progress/task-progress.tsx";

/** A task as a room shows it; WAITING is QUEUED in the words of older addresses. */
export type WatchedTask = {
  id: string;
  state: "QUEUED" | "WAITING" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED";
  done: number;
  total: number;
  /** The file it made, to be downloaded once it is done. */
  fileName?: string | null;
};

const everyMilliseconds = 1_000;
/** Where a page hears of a task, it asks by itself only in case it did not. */
const besideMilliseconds = 5_000;

export function isUnderWay({ state }: Pick<WatchedTask, "state">): boolean {
  return state === "QUEUED" || state === "WAITING" || state === "RUNNING";
}

/** While something is being done the page asks how far it is: when it hears of the task, and now and then. It may be left. */
export function useLookingAgain(underWay: boolean, taskId?: string): void {
  const { revalidate } = useRevalidator();
  useLive(underWay && taskId ? taskTopic(taskId) : null, revalidate);
  useEffect(() => {
    if (!underWay) return undefined;
    const timer = setInterval(revalidate, taskId ? besideMilliseconds : everyMilliseconds);
    return () => clearInterval(timer);
  }, [underWay, taskId, revalidate]);
}

export type TaskWatchProps = {
  task: WatchedTask;
  label: string;
  /** Which part of it goes on, in the room's words. */
  phase?: string;
  /** Whether the reader asked for it, and so may have it done again. */
  mine?: boolean;
};

/** Long work: under way, how far it is, looked at anew as it goes on, and a way to cancel it; ended, how. */
export function TaskWatch({ task, label, phase, mine }: TaskWatchProps) {
  const words = useWords("shell");
  const format = useFormat();
  useLookingAgain(isUnderWay(task), mine === false ? undefined : task.id);
  const state = task.state === "WAITING" ? "QUEUED" : task.state;
  const numbers = { done: format.number(task.done), total: format.number(task.total) };
  return (
    <TaskProgress
      status={phase ?? words(`task.state.${state}`)}
      {...{ label, done: task.done, total: isUnderWay(task) ? task.total : 0 }}
      formatted={words("task.done-of", numbers)}
      actions={<TaskActs task={task} mine={mine} />}
    />
  );
}

/** What can be done with a task: cancelled while it is under way, done again by who asked for it where it came to nothing. */
export function TaskActs({
  task,
  mine = true,
}: {
  task: Pick<WatchedTask, "id" | "state" | "fileName">;
  mine?: boolean;
}) {
  const words = useWords("shell");
  const { pathname, search } = useLocation();
  const command = useCommand({ room: "shell", action: "/app/tasks" });
  const intent = isUnderWay(task) ? "cancel" : mine && task.state !== "DONE" ? "retry" : null;
  if (task.state === "DONE" && task.fileName)
    return (
      <Button size="small" href={`/app/tasks/${task.id}/file`} download>
        {words("task.download")}
      </Button>
    );
  if (!intent) return null;
  return (
    <>
      <ActForm command={command} intent={intent} fields={{ taskId: task.id, returnTo: `${pathname}${search}` }}>
        <Button type="submit" size="small" loading={command.busy}>
          {words(intent === "cancel" ? "form.cancel" : "task.retry")}
        </Button>
      </ActForm>
      {intent === "cancel" ? (
        <noscript>
          <Button size="small" href={`${pathname}${search}`}>
            {words("task.look-again")}
          </Button>
        </noscript>
      ) : null}
    </>
  );
}
