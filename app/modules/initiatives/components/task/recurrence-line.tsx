import { IconRepeat } from "@tabler/icons-react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useRecurrenceWords } from "#app/platform/recurrence/use-recurrence-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { InitiativeDetail, TaskRecurrence } from "../../queries/initiative-detail.ts";
import { taskCalendarAddress, useTaskAddress } from "../task-address.ts";
import { taskAction, useCommand } from "../task-commands.ts";
import classes from "../task.module.css";
import { useTaskWords } from "../task-words.ts";

/** How a task comes back and when next, with the way to change or end that. */
export function RecurrenceLine({ detail: { initiative: task, recurrence } }: { detail: InitiativeDetail }) {
  const { t } = useTaskWords();
  const address = useTaskAddress();
  const words = useTaskRecurrence();
  if (task.parentId || (!recurrence && !task.mayEdit)) return null;
  const change = address.with({ act: "repeat", showTaskDetails: address.search.get("showTaskDetails") });
  const runs = recurrence !== null && !recurrence.stopped;
  return (
    <div className={classes.recurrence}>
      {recurrence ? (
        <SmallText as="p" parts>
          <IconRepeat size={16} aria-hidden="true" />
          {words(recurrence).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </SmallText>
      ) : null}
      <span className={classes.tools}>
        {task.mayEdit ? (
          <>
            <Button size="small" tone="quiet" icon={runs ? undefined : <IconRepeat size={16} />} href={change}>
              {runs ? t("repeat.change") : t("repeat.open")}
            </Button>
            {runs ? <StopRepeating id={task.id} /> : null}
          </>
        ) : null}
        {runs && task.dueDate ? (
          <Button size="small" tone="quiet" href={taskCalendarAddress(task.id, true)} download>
            {t("calendar-series")}
          </Button>
        ) : null}
      </span>
    </div>
  );
}

function useTaskRecurrence(): (recurrence: TaskRecurrence) => string[] {
  const { t, format } = useTaskWords();
  const { words } = useRecurrenceWords();
  return ({ endsOn, nextOn, skipped, stopped, ...rule }) => [
    words(rule),
    ...(stopped
      ? [t("repeat.stopped")]
      : [nextOn ? t("repeat.next", { date: format.date(nextOn) }) : t("repeat.last")]),
    ...(endsOn && !stopped ? [t("repeat.until", { date: format.date(endsOn) })] : []),
    ...(skipped > 0 ? [t("repeat.skipped", { count: skipped })] : []),
  ];
}

function StopRepeating({ id }: { id: string }) {
  const { t } = useTaskWords();
  const command = useCommand({ intent: "stop-repeating", action: taskAction(id), said: t("repeat.stopped") });
  return (
    <ActForm command={command} intent="stop-repeating" fields={{ initiativeId: id }}>
      <Button type="submit" size="small" tone="quiet" loading={command.busy}>
        {t("repeat.stop")}
      </Button>
    </ActForm>
  );
}
