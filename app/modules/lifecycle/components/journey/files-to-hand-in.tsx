import { IconPaperclip } from "@tabler/icons-react";
import { acceptedFiles } from "#app/platform/files/attachments/attachment-limits.ts";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { FilesField, type PresentFile } from "#app/ui/files-field/files-field.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";

/** The files of a step, with who will open them. */
export function FilesToHandIn({ form, present }: { form: AnyCommandForm; present: readonly PresentFile[] }) {
  const { t } = useTranslation("lifecycle");
  return (
    <FilesField
      {...form.field("files")}
      label={t("paper.files")}
      description={t("paper.read-by")}
      addLabel={t("paper.add")}
      icon={<IconPaperclip size={16} aria-hidden="true" />}
      removeLabel={(name) => t("paper.remove", { name })}
      accept={acceptedFiles}
      present={present}
    />
  );
}
