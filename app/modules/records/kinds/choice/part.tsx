import { useTranslation } from "react-i18next";
import { Chip } from "#app/ui/chip/chip.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { Asking, FieldPart } from "../../components/fields/field-part.ts";
import type { ChoiceField } from "./field.ts";

export const choice: FieldPart<ChoiceField> = {
  Form: (props) => <OneOf {...props} />,
  Shown: ({ field, value, words }) => <Chip tone={field.tones?.[String(value)] ?? "neutral"}>{words}</Chip>,
  say: (value, { choice: words }) => words(String(value)),
  stands: true,
};

function OneOf({ field: { values, required = false }, form, name, label, choice: words }: Asking<ChoiceField>) {
  const { t } = useTranslation("shell");
  return (
    <SelectField
      {...form.field(name)}
      label={label}
      required={required}
      options={values.map((value) => ({ value, label: words(value) }))}
      {...(!required && { placeholder: t("field.none") })}
    />
  );
}
