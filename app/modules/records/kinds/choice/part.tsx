import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Chip } from "#app/ui/chip/chip.tsx";
import { Choice } from "#app/shell/components/choice.tsx";
import type { Asking, FieldPart } from "../../components/fields/field-part.ts";
import type { ChoiceField } from "./field.ts";

export const choice: FieldPart<ChoiceField> = {
  Form: (props) => <OneOf {...props} />,
  Shown: ({ field, value, words }) => <Chip tone={field.tones?.[String(value)] ?? "neutral"}>{words}</Chip>,
  say: (value, { choice: words }) => words(String(value)),
  stands: true,
};

function OneOf({ field, form, name, label, help, choice: words, said }: Asking<ChoiceField>) {
  const { t } = useTranslation("shell");
  const { values, required = false, none } = field;
  return (
    <Choice
      {...form.field(name)}
      {...{ label, ...help }}
      required={required}
      options={values.map((value) => ({ value, label: words(value) }))}
      {...((!required || none) && { placeholder: none ? said(none) : t("field.none") })}
    />
  );
}
