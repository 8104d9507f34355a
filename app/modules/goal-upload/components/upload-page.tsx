import { ActForm } from "#app/platform/forms/act-form.tsx";
import { TaskActs, TaskWatch } from "#app/shell/components/task-watch.tsx";
import { Button } from "#app/ui/button/button.tsx";
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
import classes from "#app/shell/components/file-import/file-import.module.css";
import { Section } from "#app/ui/section/section.tsx";

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
    <div className={classes.page}>
      <PageHeader
        title={upload.fileName}
        description={`${t(`upload.kind.${upload.kind}`)} · ${t("upload.lines-of-file", { count: upload.lineCount })}`}
        breadcrumbs={[list, { href: address.path, label: t("upload.tab") }]}
        breadcrumbsLabel={t("check-in-many.path")}
      />
      <PageAnswer intents={open ? ["undo-upload"] : ["undo-upload", "check-upload", "apply-upload"]} />
      {task?.busy ? <UploadWorking task={task} lines={upload.lineCount} /> : null}
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
    </div>
  );
}

function Applied({ uploadId, list, count }: { uploadId: string; list: string; count: number }) {
  const { t } = useUploadWords();
  const undo = useCommand({ intent: "undo-upload" });
  return (
    <Callout tone="success" announced title={t("upload.applied", { count })}>
      <p className={classes.after}>{t("upload.applied-text")}</p>
      <div className={classes.buttons}>
        <Button href={list}>{t("check-in-many.to-list")}</Button>
        <ActForm command={undo} intent="undo-upload" fields={{ uploadId }}>
          <Button type="submit" loading={undo.busy}>
            {t("upload.undo")}
          </Button>
        </ActForm>
      </div>
    </Callout>
  );
}

/** Work that goes on in the background; the page may be left. */
function UploadWorking({ task, lines }: { task: NonNullable<UploadScreen["task"]>; lines: number }) {
  const { t } = useUploadWords();
  const title = t(`upload.task.${task.kind}`);
  return (
    <Section title={title} description={t("upload.goes-on")}>
      <TaskWatch task={{ ...task, total: task.kind === "UNDO" ? 0 : task.total || lines }} label={title} />
    </Section>
  );
}
