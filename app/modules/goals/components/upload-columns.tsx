import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { CommandError } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
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
  const columns = upload.headers.map((header, index) => ({
    value: String(index),
    label: [header || t("upload.column", { number: index + 1 }), upload.sample[0]?.[index]].filter(Boolean).join(" · "),
  }));
  return (
    <Form method="post" onChange={() => setChosen(true)} onSubmit={() => setChosen(false)} preventScrollReset>
      <UnsavedChanges when={chosen} />
      <input type="hidden" name="intent" value="check-upload" />
      <input type="hidden" name="uploadId" value={upload.id} />
      <Section title={t("upload.columns")} description={t("upload.columns-text")}>
        <div className={classes.fields}>
          {fieldsOf[upload.kind].map((field) => (
            <SelectField
              key={field}
              name={`column.${field}`}
              label={t(uploadFieldWords[field])}
              placeholder={t("upload.not-in-file")}
              options={columns}
              required={requiredOf[upload.kind].includes(field)}
              defaultValue={upload.mapping[field] === undefined ? "" : String(upload.mapping[field])}
              error={error?.fields[`column.${field}`] ? words.refusal(error.fields[`column.${field}`]!) : undefined}
            />
          ))}
        </div>
        <div className={classes.buttons}>
          <Button type="submit" tone={upload.status === "READ" ? "primary" : "secondary"} loading={busy}>
            {t("upload.check")}
          </Button>
        </div>
      </Section>
    </Form>
  );
}
