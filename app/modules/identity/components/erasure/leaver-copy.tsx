import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import type { Task } from "#app/platform/tasks/task-record.ts";
import { isUnderWay, TaskWatch } from "#app/shell/components/task-watch.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { erasureCommands } from "../identity-commands.ts";

export type LeaverCopyProps = {
  copy: Task | null;
  /** Whether the reader asked for it: nobody else gets the file. */
  mine: boolean;
  employeeId: string;
  isOffered: boolean;
  timeZone: string;
};

/** The data of somebody who left, to be handed over to them before it is gone. */
export function LeaverCopy({ copy, mine, employeeId, isOffered, timeZone }: LeaverCopyProps) {
  const { t } = useTranslation("identity");
  const format = useFormat(timeZone);
  const command = erasureCommands.useCommand({ intent: "copy", said: t("erasure.copy-asked") });
  const own = mine ? copy : null;
  if (!own && !isOffered) return null;
  return (
    <Section title={t("erasure.copy")} description={t("erasure.copy-text")}>
      {own ? <TaskWatch task={own} label={t("own-data.file", { time: format.dateTime(own.askedAt) })} mine /> : null}
      {isOffered && !(copy && isUnderWay(copy)) ? (
        <ActForm command={command} intent="copy" fields={{ employeeId }}>
          <Button type="submit" tone="secondary" loading={command.busy}>
            {t(own ? "erasure.copy-again" : "own-data.ask")}
          </Button>
        </ActForm>
      ) : null}
    </Section>
  );
}
