import { Activity } from "#app/modules/comments/ui.ts";
import type { ChangeEntry } from "#app/platform/history/record-history.ts";
import { ChangePages, useChangeLines, useChangeSentence } from "#app/shell/components/change-timeline.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { InitiativeDetail } from "../../queries/initiative-detail.ts";
import { taskAction } from "../task-commands.ts";
import { useTaskWords } from "../task-words.ts";

/** What was said about a task and what was changed about it; older changes stand on the page of the task. */
export function TaskActivity({ detail: { initiative, history, comments } }: { detail: InitiativeDetail }) {
  const { timeZone } = useViewer();
  const page = `${taskAction(initiative.id)}?recordTab=activity`;
  const olderHref = history.next ? `${page}&${new URLSearchParams({ historyAfter: history.next })}` : undefined;
  const changes = useChangeLines({
    entries: history.entries,
    timeZone,
    titleOf: useTaskChange(),
    beginning: { name: initiative.creator.name, at: initiative.createdAt },
    olderHref,
  });
  return (
    <Activity
      thread={comments}
      changes={changes}
      pages={
        olderHref || history.after ? (
          <ChangePages olderHref={olderHref} newestHref={history.after ? page : undefined} />
        ) : null
      }
    />
  );
}

function useTaskChange(): (entry: ChangeEntry) => string {
  const { t, format } = useTaskWords();
  const shell = useTranslation("shell").t;
  const sentence = useChangeSentence({
    field: (field) => t(`history.${field}` as "history.dueDate"),
    value: (field, value) => {
      if (Array.isArray(value)) return format.list(value.map(String));
      if (field === "startDate" || field === "dueDate") return format.date(String(value));
      if (field === "visibility") return t(`visibility.${value as "GLOBAL"}`);
      return typeof value === "number" ? format.number(value) : String(value);
    },
  });
  return (entry) => {
    const name = entry.person?.name ?? shell("history.system");
    if (entry.field === "completed") return t(entry.after ? "history.completed" : "history.reopened", { name });
    if (entry.field === "deleted") return t(entry.after ? "history.deleted" : "history.restored", { name });
    return sentence(entry);
  };
}
