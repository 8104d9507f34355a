import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import type { DocumentAsks } from "#app/platform/signatures/document-state.ts";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";

export type SignFieldsProps = {
  form: AnyCommandForm;
  asks: DocumentAsks;
  /** The signer's name as it is to be typed. */
  name: string;
};

/** What somebody fills in to sign a document, or to say that they have read it: `outcome`, `typedName`, `statement`. */
export function SignFields({ form, asks, name }: SignFieldsProps) {
  const { t } = useTranslation("shell");
  const statement = (
    <TextArea
      {...form.field("statement")}
      label={t("signing.statement")}
      description={asks === "SIGNATURE" ? t("signing.statement-help") : undefined}
      rows={4}
      maxLength={10_000}
    />
  );
  if (asks === "ACKNOWLEDGEMENT")
    return (
      <>
        <input type="hidden" name="outcome" value="ACKNOWLEDGED" />
        {statement}
      </>
    );
  const choices = ["SIGNED", "SIGNED_WITH_DISAGREEMENT"] as const;
  return (
    <>
      <RadioGroup
        {...form.field("outcome")}
        label={t("signing.how")}
        options={choices.map((value) => ({ value, label: t(`signing.outcome.${value}`) }))}
        required
      />
      {statement}
      <TextField
        {...form.field("typedName")}
        label={t("signing.name")}
        description={t("signing.name-help", { name })}
        autoComplete="off"
        required
      />
    </>
  );
}
