import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { importCommands } from "../people-commands.ts";
import { useTranslation } from "react-i18next";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { ImportCounts, ImportRecord } from "../../queries/import-screen.ts";
import classes from "./import.module.css";

export type ImportApplyProps = {
  record: ImportRecord;
  counts: ImportCounts;
  share: string;
};

/** Does what was looked at; what may surprise is agreed to first. */
export function ImportApply({ record, counts, share }: ImportApplyProps) {
  const { t } = useTranslation("people");
  const form = importCommands.useCommandForm({ intent: "apply-import", fields: { importId: record.id } });
  const total = counts.CREATED + counts.CHANGED + counts.MOVED + counts.RETIRED;
  const many = counts.RETIRED * 100 > record.settings.retireShare * counts.present;
  if (total === 0) return null;
  return (
    <Section title={t("list.apply")} description={t("import.apply-text")}>
      <CommandForm form={form} className={classes.start}>
        {counts.REFUSED > 0 ? (
          <Checkbox
            name="leaveOutRefused"
            label={t("import.leave-out", { count: counts.REFUSED })}
            error={form.wrong("leaveOutRefused")}
          />
        ) : null}
        {many ? (
          <>
            <Callout tone="warning">{t("import.many-leave", { count: counts.RETIRED, share })}</Callout>
            <Checkbox
              name="retireMany"
              label={t("import.retire-many", { count: counts.RETIRED })}
              error={form.wrong("retireMany")}
            />
          </>
        ) : null}
        {form.busy ? (
          <p role="status" className={classes.quiet}>
            {t("import.applying")}
          </p>
        ) : null}
        <SubmitRow form={form} label={t("import.apply", { count: total })} />
      </CommandForm>
    </Section>
  );
}
