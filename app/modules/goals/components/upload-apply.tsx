import { Form, useNavigation } from "@remix-run/react";
import type { CommandError } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { UploadScreen } from "../queries/upload-screen.ts";
import { useGoalWords } from "./goal-words.ts";
import classes from "./upload.module.css";

export type UploadApplyProps = { upload: NonNullable<UploadScreen["upload"]>; error: CommandError | null };

/** Makes what was shown; that lines are left out is agreed to first. */
export function UploadApply({ upload: { id, counts }, error }: UploadApplyProps) {
  const words = useGoalWords();
  const { t } = words;
  const busy = useNavigation().formData?.get("intent") === "apply-upload";
  return (
    <Section title={t("upload.apply-title")} description={t("upload.apply-text")}>
      <Form method="post" className={classes.start}>
        <input type="hidden" name="intent" value="apply-upload" />
        <input type="hidden" name="uploadId" value={id} />
        {counts.REFUSED > 0 ? (
          <Checkbox
            name="leaveOutRefused"
            label={t("upload.leave-out", { count: counts.REFUSED })}
            error={error?.fields["leaveOutRefused"] ? words.refusal(error.code) : undefined}
          />
        ) : null}
        <div className={classes.buttons}>
          <Button type="submit" tone="primary" loading={busy}>
            {t("upload.apply", { count: counts.CREATED })}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
