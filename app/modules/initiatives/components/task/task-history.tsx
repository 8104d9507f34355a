import type { ChangeEntry } from "#app/platform/history/record-history.ts";
import { ChangeTimeline, useChangeSentence } from "#app/shell/components/change-timeline.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { Section } from "#app/ui/section/section.tsx";
import { useTranslation } from "react-i18next";
import type { InitiativeDetail } from "../../queries/initiative-detail.ts";
import { taskAction } from "../task-commands.ts";
import { useTaskWords } from "../task-words.ts";

/** What was changed about a task; older changes stand on the page of the task. */
export function TaskHistory({ detail: { initiative, history } }: { detail: InitiativeDetail }) {
  const { t } = useTranslation("shell");
  const { timeZone } = useViewer();
  const titleOf = useTaskChange();
  const page = taskAction(initiative.id);
  return (
    <Section title={t("history.title")}>
      <ChangeTimeline
        entries={history.entries}
        timeZone={timeZone}
        titleOf={titleOf}
        beginning={{ name: initiative.creator.name, at: initiative.createdAt }}
        olderHref={history.next ? `${page}?${new URLSearchParams({ historyAfter: history.next })}` : undefined}
        newestHref={history.after ? page : undefined}
      />
    </Section>
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
