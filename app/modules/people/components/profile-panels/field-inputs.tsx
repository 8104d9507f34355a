import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { Choice } from "#app/shell/components/choice.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { type EmployeeField, yesNo } from "../../domain/employee-fields.ts";
import { PersonField } from "../person-field/person-field.tsx";

export type InputField = EmployeeField & { value: string | null; shown: string | null };
export type FieldInputsProps = { fields: readonly InputField[]; form: Pick<AnyCommandForm, "typed" | "wrong"> };

/** One control for each of the company's own fields; `offered` tells which, so that one left empty is emptied. */
export function FieldInputs({ fields, form }: FieldInputsProps) {
  return fields.map((field) => (
    <div key={field.id}>
      <input type="hidden" name="offered" value={field.id} />
      <FieldInput field={field} form={form} />
    </div>
  ));
}

function FieldInput({ field, form: { typed, wrong } }: Omit<FieldInputsProps, "fields"> & { field: InputField }) {
  const { t } = useTranslation("people");
  const { kind, name: label, required, choices, value, shown } = field;
  const name = `values.${field.id}`;
  const shared = { name, label, required, error: wrong(name), defaultValue: typed(name) ?? value ?? "" };
  if (kind === "PERSON")
    return (
      <PersonField
        {...shared}
        offered={value ? [{ id: value, name: shown ?? "", role: null, email: "" }] : []}
        clearable={!required}
      />
    );
  if (kind === "CHOICE")
    return (
      <Choice
        {...shared}
        placeholder={t("change.choose")}
        options={[...new Set([...choices, ...(value ? [value] : [])])].map((one) => ({ value: one, label: one }))}
      />
    );
  if (kind === "YES_NO")
    return (
      <SelectField
        {...shared}
        placeholder={t("fact.not-said")}
        options={yesNo.map((one) => ({ value: one, label: t(`field.yes-no.${one}`) }))}
      />
    );
  if (kind === "DATE") return <DateField {...shared} />;
  if (kind === "NUMBER") return <NumberField {...shared} />;
  return <TextField {...shared} type={kind === "LINK" ? "url" : "text"} maxLength={500} />;
}
