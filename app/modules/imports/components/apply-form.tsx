import { useTranslation } from "react-i18next";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { ShownFile } from "../queries/import-screen.ts";
import { useCommandForm } from "./import-commands.ts";
import classes from "#app/shell/components/file-import/file-import.module.css";

/** Does what was shown; that lines are left out is agreed to first. */
export function ApplyForm({ file: { id, counts }, changes }: { file: ShownFile; changes: number }) {
  const { t } = useTranslation("imports");
  const form = useCommandForm({ intent: "apply-file", fields: { fileId: id } });
  return (
    <Section title={t("apply-title")} description={t("apply-text")}>
      <CommandForm form={form} className={classes.start}>
        {counts.REFUSED > 0 ? (
          <Checkbox
            name="leaveOutRefused"
            label={t("leave-out", { count: counts.REFUSED })}
            error={form.wrong("leaveOutRefused")?.[0]}
          />
        ) : null}
        <SubmitRow form={form} label={t("apply", { count: changes })} />
      </CommandForm>
    </Section>
  );
}
