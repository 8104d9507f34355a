import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { FileField } from "#app/ui/file-field/file-field.tsx";
import { ownFacts } from "../../domain/employee-facts.ts";
import type { OwnDetails } from "../../queries/own-details.ts";
import { FactsFields } from "./facts-fields.tsx";
import { FieldInputs } from "./field-inputs.tsx";

/** What people say of themselves when they are asked to; its form needs `encType="multipart/form-data"`. */
export function OwnDetailsFields({ details, form }: { details: OwnDetails; form: AnyCommandForm }) {
  const { t } = useTranslation("people");
  return (
    <>
      <FactsFields form={form} shown={ownFacts} />
      <FieldInputs fields={details.fields.map((field) => ({ ...field, value: null, shown: null }))} form={form} />
      <FileField
        id={`${form.id}-photo`}
        name="photo"
        label={t("photo.file")}
        description={t("photo.file-text")}
        accept="image/jpeg,image/png,image/webp"
        error={form.wrong("photo")}
      />
    </>
  );
}
