import { IconPaperclip } from "@tabler/icons-react";
import { attachmentAddress } from "#app/platform/files/attachments/attachment-address.ts";
import { acceptedFiles } from "#app/platform/files/attachments/attachment-limits.ts";
import type { AttachmentView } from "#app/platform/files/attachments/attachments.ts";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { FilesField } from "#app/ui/files-field/files-field.tsx";
import { useFeedbackWords } from "../feedback-words.ts";

/** Pictures, GIFs and documents that belong to what is said. */
export function AttachmentsField({
  form,
  present = [],
}: {
  form: AnyCommandForm;
  present?: readonly AttachmentView[];
}) {
  const { t } = useFeedbackWords();
  return (
    <FilesField
      {...form.field("attachments")}
      label={t("give.attachments")}
      addLabel={t("give.add-attachments")}
      icon={<IconPaperclip size={16} aria-hidden="true" />}
      removeLabel={(name) => t("give.remove", { name })}
      accept={acceptedFiles}
      present={present.map(({ id, kind, fileName }) => ({
        id,
        name: fileName,
        src: kind === "DOCUMENT" ? null : attachmentAddress(id),
      }))}
      removedName="removedAttachments"
    />
  );
}
