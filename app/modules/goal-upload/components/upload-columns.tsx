import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { ImportColumns } from "#app/shell/components/file-import/import-columns.tsx";
import { FileButtons } from "#app/shell/components/file-import/file-parts.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { fieldsOf, requiredOf } from "../domain/fields.ts";
import type { UploadScreen } from "../queries/upload-screen.ts";
import { besideAnObjective } from "#app/modules/goals/ui.ts";
import { useCommandForm } from "./upload-commands.ts";
import { uploadFieldWords, useUploadWords } from "./upload-words.ts";

export type UploadColumnsProps = { upload: NonNullable<UploadScreen["upload"]> };

/** What each column means: guessed by its header, to be put right by hand, and then checked. */
export function UploadColumns({ upload }: UploadColumnsProps) {
  const { t } = useUploadWords();
  const form = useCommandForm({ intent: "check-upload", fields: { uploadId: upload.id } });
  return (
    <CommandForm form={form} guarded stays={besideAnObjective}>
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
            error: form.wrong(`column.${field}`)?.[0],
          }))}
        />
        <FileButtons>
          <Button type="submit" tone={upload.status === "READ" ? "primary" : "secondary"} loading={form.busy}>
            {t("upload.check")}
          </Button>
        </FileButtons>
      </Section>
    </CommandForm>
  );
}
