import { PersonChip, PersonField as Picker } from "#app/modules/people/ui.ts";
import type { FieldPart } from "../../components/fields/field-part.ts";
import type { NamedPerson, PersonField } from "./field.ts";

export const person: FieldPart<PersonField> = {
  Form({ field: { required = false }, form, name, label, help, read }) {
    const chosen = read as NamedPerson | null | undefined;
    return (
      <Picker
        {...form.field(name)}
        {...{ label, ...help }}
        required={required}
        clearable={!required}
        offered={chosen ? [chosen] : []}
      />
    );
  },
  Shown: ({ value }) => <PersonChip person={value as NamedPerson} />,
  say: (value) => (value as NamedPerson).name,
  begin: (value) => (value as NamedPerson | null)?.id ?? "",
  named: true,
  column: { width: "180px", narrow: "named" },
};
