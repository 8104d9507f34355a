import { TaskActs, TaskWatch } from "#app/shell/components/task-watch.tsx";
import { FileApplied, FilePage, FileWorking } from "#app/shell/components/file-import/file-parts.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { UploadKind } from "../domain/fields.ts";
import type { UploadScreen } from "../queries/upload-screen.ts";
import { UploadApply } from "./upload-apply.tsx";
import { UploadColumns } from "./upload-columns.tsx";
import { UploadPlan } from "./upload-plan.tsx";
import { UploadStart } from "./upload-start.tsx";
import { PageAnswer, useCommand } from "./upload-commands.ts";
import { useUploadWords } from "./upload-words.ts";

export type UploadPageProps = { screen: UploadScreen & { kinds: readonly UploadKind[] } };

/** A file of goals on its way: given, its columns, what it would do, doing it, and taking it back. */
export function UploadPage({ screen }: UploadPageProps) {
  const words = useUploadWords();
  const { t } = words;
  const { upload, address, names, task } = screen;
  const list = { href: address.list, label: t(`pages.${address.key}.title`, words.named(names)) };
  if (!upload) {
    return (
      <>
        <PageHeader
          title={t("upload.tab")}
          description={t("upload.text")}
          breadcrumbs={[list]}
          breadcrumbsLabel={t("check-in-many.path")}
        />
        <UploadStart screen={screen} />
      </>
    );
  }
  const open = !task?.busy && (upload.status === "READ" || upload.status === "CHECKED");
  return (
    <FilePage>
      <PageHeader
        title={upload.fileName}
        description={`${t(`upload.kind.${upload.kind}`)} · ${t("upload.lines-of-file", { count: upload.lineCount })}`}
        breadcrumbs={[list, { href: address.path, label: t("upload.tab") }]}
        breadcrumbsLabel={t("check-in-many.path")}
      />
      <PageAnswer intents={open ? ["undo-upload"] : ["undo-upload", "check-upload", "apply-upload"]} />
      {task?.busy ? (
        <FileWorking
          task={task}
          lines={upload.lineCount}
          title={t(`upload.task.${task.kind}`)}
          text={t("upload.goes-on")}
        />
      ) : null}
      {task?.state === "CANCELLED" ? <TaskWatch task={task} label={t(`upload.task.${task.kind}`)} /> : null}
      {task?.error ? (
        <Callout tone="danger" announced title={t("upload.task-failed")} action={<TaskActs task={task} />}>
          {words.refusal(task.error.code, task.error.params)}
        </Callout>
      ) : null}
      {!task?.busy && upload.status === "APPLIED" ? (
        <Applied uploadId={upload.id} list={address.list} count={upload.counts.CREATED} />
      ) : null}
      {upload.status === "UNDONE" ? <Callout tone="info" title={t("upload.undone")} /> : null}
      {open ? <UploadColumns key={upload.id} upload={upload} /> : null}
      {upload.verdicts && !task?.busy ? (
        <UploadPlan screen={screen} upload={upload} verdicts={upload.verdicts} />
      ) : null}
      {open && upload.status === "CHECKED" && upload.counts.CREATED > 0 ? (
        <UploadApply key={upload.planDigest} upload={upload} />
      ) : null}
    </FilePage>
  );
}

function Applied({ uploadId, list, count }: { uploadId: string; list: string; count: number }) {
  const { t } = useUploadWords();
  const undo = useCommand({ intent: "undo-upload" });
  return (
    <FileApplied
      title={t("upload.applied", { count })}
      text={t("upload.applied-text")}
      list={{ href: list, label: t("check-in-many.to-list") }}
      undo={{ command: undo, intent: "undo-upload", fields: { uploadId }, label: t("upload.undo") }}
    />
  );
}
