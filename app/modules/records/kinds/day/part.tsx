import { DateField } from "#app/ui/date-field/date-field.tsx";
import type { FieldPart } from "../../components/fields/field-part.ts";
import type { DayField } from "./field.ts";

export const day: FieldPart<DayField> = {
  Form: ({ field, form, name, label, help }) => (
    <DateField {...form.field(name)} {...help} label={label} required={field.required ?? false} />
  ),
  say: (value, { format }) => format.date(String(value)),
  column: { width: "120px", narrow: "named" },
};
