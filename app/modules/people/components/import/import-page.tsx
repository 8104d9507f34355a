import { ActForm } from "#app/platform/forms/act-form.tsx";
import { importCommands } from "../people-commands.ts";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { errorKey, useWords } from "#app/platform/i18n/use-words.ts";
import { TaskActs, TaskWatch } from "#app/shell/components/task-watch.tsx";
import { FilePage } from "#app/shell/components/file-import/file-parts.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { ImportScreen, ImportTask } from "../../queries/import-screen.ts";
import { ImportApply } from "./import-apply.tsx";
import { ImportPlan } from "./import-plan.tsx";
import { ImportSettingsForm } from "./import-settings-form.tsx";
import classes from "./import.module.css";
import { Section } from "#app/ui/section/section.tsx";

export type ImportPageProps = { screen: ImportScreen };

/** One file on its way: its columns, what it would do, doing it, and taking it back. */
export function ImportPage({ screen }: ImportPageProps) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const { record } = screen;
  const failure = useFailure(screen);
  const open = !screen.busy && (record.status === "READ" || record.status === "CHECKED");
  const imports = "/app/company/settings/platform/employees/import";
  return (
    <FilePage>
      <PageHeader
        title={record.fileName}
        breadcrumbs={[{ label: t("import.title"), href: imports }]}
        breadcrumbsLabel={t("import.title")}
        meta={<span className={classes.quiet}>{t("import.lines-of-file", { count: record.rowCount })}</span>}
        actions={
          record.counts ? (
            <Button
              href={`${imports}/${record.id}/plan.csv`}
              download
              target="_blank"
              icon={<IconDownload aria-hidden="true" />}
            >
              {t("import.download")}
            </Button>
          ) : null
        }
      />
      <importCommands.PageAnswer intents={["undo-import"]} />
      {screen.busy && screen.task ? <ImportWorking task={screen.task} /> : null}
      {screen.task?.state === "CANCELLED" ? (
        <TaskWatch task={screen.task} label={t(`import.task.${screen.task.kind}`)} mine={screen.task.mine} />
      ) : null}
      {failure ? (
        <Callout
          tone="danger"
          announced
          action={screen.task ? <TaskActs task={screen.task} mine={screen.task.mine} /> : null}
        >
          {failure}
        </Callout>
      ) : null}
      {record.status === "APPLIED" ? <Applied id={record.id} /> : null}
      {record.status === "UNDONE" ? <Callout tone="info">{t("import.undone")}</Callout> : null}
      {open ? <ImportSettingsForm screen={screen} /> : null}
      {record.counts ? <ImportPlan screen={screen} /> : null}
      {open && record.status === "CHECKED" && record.counts ? (
        <ImportApply
          key={record.planDigest}
          record={record}
          counts={record.counts}
          share={format.number(record.settings.retireShare)}
        />
      ) : null}
    </FilePage>
  );
}

/** Why the last work in the background failed, in words. */
function useFailure({ task, busy }: ImportScreen): string | null {
  const { t } = useTranslation("people");
  const words = useWords("people", "shell");
  if (busy || !task || task.state !== "FAILED") return null;
  const { key, room } = errorKey(task.error?.code ?? "people.import-fault");
  return `${t("import.failed")} ${words(key, task.error?.params ?? {}, room)}`;
}

function Applied({ id }: { id: string }) {
  const { t } = useTranslation("people");
  const command = importCommands.useCommand({ intent: "undo-import" });
  return (
    <Callout
      tone="success"
      announced
      action={
        <ActForm command={command} intent="undo-import" fields={{ importId: id }}>
          <Button type="submit" loading={command.busy}>
            {t("import.undo")}
          </Button>
        </ActForm>
      }
    >
      {t("import.applied")}
    </Callout>
  );
}

/** Work that goes on in the background; the page may be left. */
function ImportWorking({ task }: { task: ImportTask }) {
  const { t } = useTranslation("people");
  const phase = t(`import.phase.${task.phase}`);
  return (
    <Section title={t(`import.task.${task.kind}`)} description={t("import.go-on")}>
      <TaskWatch task={task} phase={phase} label={phase} />
    </Section>
  );
}
