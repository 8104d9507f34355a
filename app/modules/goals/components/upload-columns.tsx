import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { CommandError } from "#app/platform/http/command.ts";
import { ImportColumns } from "#app/shell/components/file-import/import-columns.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { fieldsOf, requiredOf } from "../domain/upload/fields.ts";
import type { UploadScreen } from "../queries/upload-screen.ts";
import { useGoalWords } from "./goal-words.ts";
import { UnsavedChanges } from "./unsaved-changes.tsx";
import { uploadFieldWords } from "./upload-words.ts";
import classes from "./upload.module.css";

export type UploadColumnsProps = { upload: NonNullable<UploadScreen["upload"]>; error: CommandError | null };

/** What each column means: guessed by its header, to be put right by hand, and then checked. */
export function UploadColumns({ upload, error }: UploadColumnsProps) {
  const words = useGoalWords();
  const { t } = words;
  const busy = useNavigation().formData?.get("intent") === "check-upload";
  const [chosen, setChosen] = useState(false);
  return (
    <Form method="post" onChange={() => setChosen(true)} onSubmit={() => setChosen(false)} preventScrollReset>
      <UnsavedChanges when={chosen} />
      <input type="hidden" name="intent" value="check-upload" />
      <input type="hidden" name="uploadId" value={upload.id} />
      <Section title={t("upload.columns")} description={t("upload.columns-text")}>
        <ImportColumns
          headers={upload.headers}
          sample={upload.sample[0]}
          nameless={(number) => t("upload.column", { number })}
          notInFile={t("upload.not-in-file")}
          fields={fieldsOf[upload.kind].map((field) => ({
            name: `column.${field}`,
            label: t(uploadFieldWords[field]),
            column: upload.mapping[field],
            required: requiredOf[upload.kind].includes(field),
            error: error?.fields[`column.${field}`] ? words.refusal(error.fields[`column.${field}`]!) : undefined,
          }))}
        />
        <div className={classes.buttons}>
          <Button type="submit" tone={upload.status === "READ" ? "primary" : "secondary"} loading={busy}>
            {t("upload.check")}
          </Button>
        </div>
      </Section>
    </Form>
  );
}
