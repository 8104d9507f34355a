import { FileProblems } from "#app/modules/audiences/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { FileField } from "#app/ui/file-field/file-field.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { wizardCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

type UploadProps = { cycleId: string; onUploaded: (version: number) => void };

/** People from a file, besides those who are named one by one; what is wrong with a line is said of that line. */
export function UploadReviewees({ cycleId, onUploaded }: UploadProps) {
  const { t } = useReviewWords();
  const form = wizardCommands.useCommandForm({
    intent: "upload-reviewees",
    key: `upload ${cycleId}`,
    fields: { cycleId },
    said: ({ value }) => t("upload.done", { count: value.added, known: value.known }),
    then: (answer) => (answer.done ? onUploaded(answer.value.version) : undefined),
    clears: true,
  });
  const answer = form.answer?.done
    ? (form.answer.value as { problems: Parameters<typeof FileProblems>[0]["problems"] })
    : null;
  return (
    <Fold title={t("upload.title")} open={answer !== null}>
      <CommandForm form={form} guarded encType="multipart/form-data" className={classes.form}>
        <p className={classes.soft}>{t("upload.text")}</p>
        <FileField
          key={form.turn}
          name="file"
          label={t("upload.file")}
          description={t("upload.file-text")}
          accept=".csv,.txt,.xlsx"
          required
          error={form.wrong("file")}
        />
        <div>
          <Button type="submit" loading={form.busy}>
            {t("upload.act")}
          </Button>
        </div>
        {answer ? <FileProblems problems={answer.problems} refused={false} /> : null}
      </CommandForm>
    </Fold>
  );
}
