import { Fragment, type ReactNode } from "react";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { fieldsOf, type RecordFields } from "../../domain/record-fields.ts";
import { partOf } from "../../kinds/parts.ts";
import { useFieldWords } from "./use-field-words.ts";

export type FormFieldsProps = {
  form: AnyCommandForm;
  of: RecordFields;
  /** What was read of the record that is edited. */
  values?: Readonly<Record<string, unknown>>;
  /** What the server offers for fields, by name. */
  offered?: Readonly<Record<string, unknown>> | undefined;
  /** Fields of the room's own stand before them: the first of these is not written at once. */
  follows?: boolean;
  /** Fields of the room's own in place of these, by name. */
  instead?: Readonly<Record<string, ReactNode>>;
};

/** What is asked for a record: a field each, in the order they are described in. */
export function FormFields({ form, of, values = {}, offered = {}, follows = false, instead = {} }: FormFieldsProps) {
  const { label, choice, words } = useFieldWords(of);
  return fieldsOf(of).map(([name, field], index) => {
    const { Form } = partOf(field);
    const told = { read: values[name], offered: offered[name], first: index === 0 && !follows };
    const help = field.help === undefined ? {} : { description: words(field.help) };
    const asking = { field, form, name, label: label(name), help, said: words, ...told };
    return (
      <Fragment key={name}>
        {instead[name] ?? (Form ? <Form {...asking} choice={(value) => choice(name, value)} /> : null)}
      </Fragment>
    );
  });
}

/** How a form with these fields is sent. */
export const encodingOf = (fields: RecordFields) =>
  fieldsOf(fields).some(([, field]) => partOf(field).sendsFiles) ? "multipart/form-data" : undefined;

/** What the fields hold, as a form begins with it. */
export function startOf(fields: RecordFields, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const typed = fieldsOf(fields).filter(([, field]) => partOf(field).Form);
  return Object.fromEntries(
    typed.map(([name, field]) => {
      const { begin } = partOf(field);
      return [name, begin ? begin(values[name]) : String(values[name] ?? "")];
    }),
  );
}
