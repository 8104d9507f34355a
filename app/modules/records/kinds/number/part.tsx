import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { NumberField as Input } from "#app/ui/number-field/number-field.tsx";
import type { Asking, FieldPart } from "../../components/fields/field-part.ts";
import type { NumberField } from "./field.ts";

export const number: FieldPart<NumberField> = {
  Form: (props) => <Between {...props} />,
  say: (value, { format }) => format.number(Number(value)),
  column: { align: "end", narrow: "named" },
};

function Between({ field: { least, most, required = false }, form, name, label }: Asking<NumberField>) {
  const { t } = useTranslation("shell");
  const told = { min: least, max: most, description: t("field.range", { least, most }) };
  return <Input {...form.field(name)} {...told} label={label} required={required} />;
}
