import { IconFileDownload } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useRefusalWords } from "#app/platform/forms/use-refusal-words.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import type { Task } from "#app/platform/tasks/task-record.ts";
import { isUnderWay, TaskActs, useLookingAgain } from "#app/shell/components/task-watch.tsx";
import { Entry, EntryList } from "#app/ui/entry-list/entry-list.tsx";
import { Section } from "#app/ui/section/section.tsx";

export type OwnExport = Pick<Task, "id" | "state" | "done" | "total" | "error" | "fileName" | "askedAt" | "expiresAt">;

export type OwnExportsProps = { files: readonly OwnExport[]; timeZone: string };

/** Files that were asked for on any list, in one place: how far each is, until when it is kept, and the way to it. */
export function OwnExports({ files, timeZone }: OwnExportsProps) {
  const { t } = useTranslation("identity");
  const underWay = files.find(isUnderWay);
  useLookingAgain(underWay !== undefined, underWay?.id);
  return (
    <Section title={t("exports.title")} description={t("exports.text")}>
      {files.length > 0 ? (
        <EntryList label={t("exports.title")}>
          {files.map((file) => (
            <FileEntry key={file.id} file={file} timeZone={timeZone} />
          ))}
        </EntryList>
      ) : (
        <p>{t("exports.none")}</p>
      )}
    </Section>
  );
}

function FileEntry({ file, timeZone }: { file: OwnExport; timeZone: string }) {
  const { t } = useTranslation("identity");
  const words = useWords("shell");
  const format = useFormat(timeZone);
  const refused = useRefusalWords("identity");
  const isMade = file.state === "DONE";
  const counted = { done: format.number(file.done), total: format.number(file.total) };
  return (
    <Entry
      icon={<IconFileDownload />}
      title={file.fileName ?? t("exports.unnamed")}
      facts={
        <>
          <span>{t("exports.asked", { time: format.dateTime(file.askedAt) })}</span>
          {isMade ? null : <span>{words(`task.state.${file.state}`)}</span>}
          {isUnderWay(file) && file.total > 0 ? <span>{words("task.done-of", counted)}</span> : null}
          {isUnderWay(file) && file.total === 0 && file.done > 0 ? (
            <span>{t("exports.rows", { count: file.done })}</span>
          ) : null}
          {isMade && file.expiresAt ? (
            <span>{t("exports.until", { time: format.dateTime(file.expiresAt) })}</span>
          ) : null}
          {file.error ? <span>{refused(file.error.code, file.error.params)}</span> : null}
        </>
      }
      action={<TaskActs task={file} />}
    />
  );
}
