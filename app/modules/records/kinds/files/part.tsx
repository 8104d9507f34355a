import { IconPaperclip } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { AttachedFiles } from "#app/platform/files/attachments/attached-files.tsx";
import { attachmentAddress } from "#app/platform/files/attachments/attachment-address.ts";
import { acceptedFiles } from "#app/platform/files/attachments/attachment-limits.ts";
import type { AttachmentView } from "#app/platform/files/attachments/attachments.ts";
import { FilesField as Picker } from "#app/ui/files-field/files-field.tsx";
import type { Asking, FieldPart } from "../../components/fields/field-part.ts";
import type { FilesField } from "./field.ts";

export const files: FieldPart<FilesField> = {
  Form: (props) => <Files {...props} />,
  Shown: ({ value, words }) => <AttachedFiles files={value as AttachmentView[]} label={words} />,
  // Its history holds names alone.
  say: (value, { format }) =>
    format.list((value as (AttachmentView | string)[]).map((one) => (typeof one === "string" ? one : one.fileName))),
  begin: () => undefined,
  long: () => true,
  sendsFiles: true,
};

function Files({ form, name, label, help, read }: Asking<FilesField>) {
  const { t } = useTranslation("shell");
  const { id, error } = form.field(`${name}.added`);
  const present = (read as AttachmentView[] | undefined) ?? [];
  return (
    <Picker
      {...{ id, error, label, ...help }}
      name={`${name}.added`}
      addLabel={t("field.add-files")}
      icon={<IconPaperclip size={16} aria-hidden="true" />}
      removeLabel={(fileName) => t("field.remove-file", { name: fileName })}
      accept={acceptedFiles}
      present={present.map(({ id: fileId, kind, fileName }) => ({
        id: fileId,
        name: fileName,
        src: kind === "DOCUMENT" ? null : attachmentAddress(fileId),
      }))}
      removedName={`${name}.removed`}
    />
  );
}
