import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { fillIn } from "#app/platform/forms/fill-in.ts";
import { FileField } from "#app/ui/file-field/file-field.tsx";

/** A file whose text is put into the form's field for metadata, where it is seen before it is saved; it is not sent itself. */
export function MetadataFile() {
  const { t } = useTranslation("identity");
  return (
    <FileField
      name="file"
      label={t("sso.metadata-file")}
      accept=".xml,application/xml,text/xml,application/samlmetadata+xml"
      onChange={(event) => {
        const { files, form } = event.currentTarget;
        const [file] = files ?? [];
        if (file && form) void file.text().then((text) => fillIn(form, "metadata", text));
      }}
    />
  );
}
