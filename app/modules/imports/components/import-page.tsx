import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { TaskActs, TaskWatch } from "#app/shell/components/task-watch.tsx";
import { FileApplied, FilePage, FileWorking } from "#app/shell/components/file-import/file-parts.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { changesIn } from "../domain/imported-file.ts";
import { importAddress } from "../import-places.ts";
import type { ImportScreen, ShownFile } from "../queries/import-screen.ts";
import { ApplyForm } from "./apply-form.tsx";
import { ColumnsForm } from "./columns-form.tsx";
import { FilePlan } from "./file-plan.tsx";
import { PageAnswer, useCommand } from "./import-commands.ts";
import { StartForm } from "./start-form.tsx";
import { useImportWords } from "./use-import-words.ts";

/** A file on its way: given, its columns, what it would do, doing it, and taking it back. */
export function ImportPage({ screen }: { screen: ImportScreen }) {
  const { t, words } = useImportWords(screen);
  const { kind, file, list } = screen;
  const { about } = screen;
  const back = [
    { href: list.path, label: words(list.label) },
    ...(about ? [{ href: about.path, label: about.name }] : []),
  ];
  if (!file) {
    return (
      <>
        <PageHeader
          title={words(screen.title)}
          description={words(screen.text)}
          actions={screen.beside.map(({ path, label }) => (
            <Button key={path} tone="quiet" href={path}>
              {words(label)}
            </Button>
          ))}
          breadcrumbs={back}
          breadcrumbsLabel={t("path")}
        />
        <StartForm screen={screen} />
      </>
    );
  }
  return (
    <FilePage stage={screen.work?.busy ? screen.work.kind : file.status}>
      <PageHeader
        title={file.fileName}
        description={t("lines-of-file", { count: file.lineCount })}
        actions={file.verdicts ? <ResultButton screen={screen} file={file} /> : null}
        breadcrumbs={[...back, { href: importAddress(kind, undefined, about?.id), label: words(screen.title) }]}
        breadcrumbsLabel={t("path")}
      />
      <GivenFile screen={screen} file={file} />
    </FilePage>
  );
}

function GivenFile({ screen, file }: { screen: ImportScreen; file: ShownFile }) {
  const { t, words, refusal } = useImportWords(screen);
  const { work, list, phases } = screen;
  const busy = work?.busy ?? false;
  const open = !busy && (file.status === "READ" || file.status === "CHECKED");
  const changes = changesIn(file.counts);
  const phase = phases && work?.kind !== "UNDO" ? words(`${phases}.${work?.phase ?? "WAITING"}`) : undefined;
  return (
    <>
      <PageAnswer intents={open ? ["undo-file"] : ["undo-file", "check-file", "apply-file"]} />
      {work && busy ? (
        <FileWorking
          task={work}
          lines={file.lineCount}
          {...(phase && { phase })}
          title={t(`work.${work.kind}`)}
          text={t("goes-on")}
        />
      ) : null}
      {work?.state === "CANCELLED" ? <TaskWatch task={work} label={t(`work.${work.kind}`)} mine={work.mine} /> : null}
      {work?.error ? (
        <Callout tone="danger" announced title={t("failed")} action={<TaskActs task={work} mine={work.mine} />}>
          {refusal(work.error.code, work.error.params)}
        </Callout>
      ) : null}
      {!busy && file.status === "APPLIED" ? (
        <Applied fileId={file.id} list={list.path} count={changes} asSet={screen.asSet} />
      ) : null}
      {file.status === "UNDONE" ? <Callout tone="info" title={t("undone")} /> : null}
      {open ? <ColumnsForm key={file.id} screen={screen} file={file} /> : null}
      {file.verdicts && !busy ? <FilePlan screen={screen} file={file} verdicts={file.verdicts} /> : null}
      {open && file.status === "CHECKED" && changes > 0 ? (
        <ApplyForm key={file.planDigest} screen={screen} file={file} changes={changes} />
      ) : null}
    </>
  );
}

function ResultButton({ screen, file }: { screen: ImportScreen; file: ShownFile }) {
  const { t } = useTranslation("imports");
  return (
    <Button
      href={`${importAddress(screen.kind)}/${file.id}/result.csv`}
      download
      target="_blank"
      icon={<IconDownload aria-hidden="true" />}
    >
      {t("download")}
    </Button>
  );
}

type AppliedProps = { fileId: string; list: string; count: number; asSet: boolean };

function Applied({ fileId, list, count, asSet }: AppliedProps) {
  const { t } = useTranslation("imports");
  const undo = useCommand({ intent: "undo-file" });
  return (
    <FileApplied
      title={t(asSet ? "applied-changes" : "applied", { count })}
      text={t("applied-text")}
      list={{ href: list, label: t("to-list") }}
      undo={{ command: undo, intent: "undo-file", fields: { fileId }, label: t("undo") }}
    />
  );
}
