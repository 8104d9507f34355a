import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { fieldsOf, type RecordField, type RecordFields } from "../../domain/record-fields.ts";

export type FormFieldsProps = {
  form: AnyCommandForm;
  of: RecordFields;
  /** Fields of the room's own in place of these, by name. */
  instead?: Readonly<Record<string, ReactNode>>;
};

/** What is asked for a record: a field each, in the order they are described in. */
export function FormFields({ form, of, instead = {} }: FormFieldsProps) {
  return fieldsOf(of).map(
    ([name, field], index) =>
      instead[name] ?? <FormField key={name} {...{ form, name, field, room: of.room }} first={index === 0} />,
  );
}

type OneField = { form: AnyCommandForm; room: string; name: string; field: RecordField; first: boolean };

function FormField({ form, room, name, field, first }: OneField) {
  const words = useWords(room);
  const { t } = useTranslation("shell");
  const shared = {
    ...form.field(name),
    label: words(`field.${name}`),
    required: field.required ?? false,
    // What a panel was opened for is written at once.
    ...(first && { autoFocus: true }),
  };
  switch (field.kind) {
    case "DAY":
      return <DateField {...shared} />;
    case "NUMBER":
      return (
        <NumberField
          {...shared}
          min={field.least}
          max={field.most}
          description={t("field.range", { least: field.least, most: field.most })}
        />
      );
    case "CHOICE":
      return (
        <SelectField
          {...shared}
          options={field.values.map((value) => ({ value, label: words(`choice.${name}.${value}`) }))}
          {...(!field.required && { placeholder: t("field.none") })}
        />
      );
    case "TEXT":
      return field.lines > 1 ? (
        <TextArea {...shared} rows={field.lines} maxLength={field.longest} />
      ) : (
        <TextField {...shared} maxLength={field.longest} />
      );
  }
}
