import { IconStack2 } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useCommand } from "#app/platform/forms/use-command.ts";
import { useRefusalWords } from "#app/platform/forms/use-refusal-words.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import type { OwnAct } from "#app/platform/tasks/undo-task.ts";
import { isUnderWay, TaskActs, useLookingAgain } from "#app/shell/components/task-watch.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Entry, EntryList } from "#app/ui/entry-list/entry-list.tsx";
import { Section } from "#app/ui/section/section.tsx";

export type NamedAct = OwnAct & { title: string };

/** What somebody had done to many records in the background: how far it is, and the way back while there is one. */
export function OwnActs({ acts, timeZone }: { acts: readonly NamedAct[]; timeZone: string }) {
  const { t } = useTranslation("identity");
  const underWay = acts.flatMap((act) => (act.undo ? [act, act.undo] : [act])).find(isUnderWay);
  useLookingAgain(underWay !== undefined, underWay?.id);
  if (acts.length === 0) return null;
  return (
    <Section title={t("acts.title")} description={t("acts.text")}>
      <EntryList label={t("acts.title")}>
        {acts.map((act) => (
          <ActEntry key={act.id} act={act} timeZone={timeZone} />
        ))}
      </EntryList>
    </Section>
  );
}

function ActEntry({ act, timeZone }: { act: NamedAct; timeZone: string }) {
  const { t } = useTranslation("identity");
  const words = useWords("shell");
  const format = useFormat(timeZone);
  const refused = useRefusalWords("identity");
  const { undo } = act;
  const shown = undo ?? act;
  const numbers = { count: format.number(undo?.count ?? act.count), left: format.number(undo?.left ?? 0) };
  const came = undo ? (undo.left > 0 ? "selection.undone-in-part" : "selection.undone") : "selection.done";
  return (
    <Entry
      icon={<IconStack2 />}
      title={act.title}
      facts={
        <>
          <span>{format.dateTime(act.askedAt)}</span>
          {undo && undo.state !== "DONE" ? <span>{t("acts.undoing")}</span> : null}
          {shown.state === "DONE" ? <span>{words(came, numbers)}</span> : null}
          {shown.state === "DONE" ? null : <span>{words(`task.state.${shown.state}`)}</span>}
          {isUnderWay(shown) && shown.total > 0 ? (
            <span>{words("task.done-of", { done: format.number(shown.done), total: format.number(shown.total) })}</span>
          ) : null}
          {shown.error ? <span>{refused(shown.error.code, shown.error.params)}</span> : null}
        </>
      }
      action={act.undoable ? <TakeBack taskId={act.id} /> : <TaskActs task={shown} />}
    />
  );
}

function TakeBack({ taskId }: { taskId: string }) {
  const words = useWords("shell");
  const command = useCommand({ room: "shell", action: "/app/tasks" });
  return (
    <ActForm command={command} intent="undo" fields={{ taskId, returnTo: "/app/my-data/my-settings/own-data" }}>
      <Button type="submit" size="small" loading={command.busy}>
        {words("undo")}
      </Button>
    </ActForm>
  );
}
