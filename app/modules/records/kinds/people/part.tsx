import { PeopleField as Picker, PersonChip } from "#app/modules/people/ui.ts";
import { Stack } from "#app/ui/stack/stack.tsx";
import type { FieldPart } from "../../components/fields/field-part.ts";
import type { NamedPerson } from "../person/field.ts";
import type { PeopleField } from "./field.ts";

export const people: FieldPart<PeopleField> = {
  Form({ field: { required = false }, form, name, label, help, read }) {
    const { id, error } = form.field(name);
    return <Picker {...{ id, name, label, required, ...help }} error={error} chosen={namedIn(read)} />;
  },
  Shown: ({ value }) => (
    <Stack gap="small">
      {namedIn(value).map((person) => (
        <PersonChip key={person.id} person={person} />
      ))}
    </Stack>
  ),
  say: (value, { format }) => format.list(namedIn(value).map(({ name }) => name)),
  // The picker keeps whom it shows by itself.
  begin: () => undefined,
  named: true,
  column: { width: "180px", narrow: "named" },
};

const namedIn = (value: unknown): readonly NamedPerson[] => (value as NamedPerson[] | null | undefined) ?? [];
