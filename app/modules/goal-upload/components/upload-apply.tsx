import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { UploadScreen } from "../queries/upload-screen.ts";
import { useCommandForm } from "./upload-commands.ts";
import { useUploadWords } from "./upload-words.ts";
import classes from "#app/shell/components/file-import/file-import.module.css";

export type UploadApplyProps = { upload: NonNullable<UploadScreen["upload"]> };

/** Makes what was shown; that lines are left out is agreed to first. */
export function UploadApply({ upload: { id, counts } }: UploadApplyProps) {
  const { t } = useUploadWords();
  const form = useCommandForm({ intent: "apply-upload", fields: { uploadId: id } });
  return (
    <Section title={t("navigation.import")} description={t("upload.apply-text")}>
      <CommandForm form={form} className={classes.start}>
        {counts.REFUSED > 0 ? (
          <Checkbox
            name="leaveOutRefused"
            label={t("upload.leave-out", { count: counts.REFUSED })}
            error={form.wrong("leaveOutRefused")?.[0]}
          />
        ) : null}
        <SubmitRow form={form} label={t("upload.apply", { count: counts.CREATED })} />
      </CommandForm>
    </Section>
  );
}
