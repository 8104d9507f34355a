import type { EmployeeField } from "../employee-fields.ts";
import { fieldKey } from "./custom-fields.ts";
import type { People } from "./find-people.ts";
import type { Register } from "./register.ts";
import type { Telling } from "./told-by-line.ts";

/** What a line says of the company's own fields. Somebody new needs a value where one is required. */
export function planFields(
  { read, person, id, changes, problems }: Telling,
  register: Register,
  people: People,
  from: string,
): void {
  for (const field of register.fields) {
    const key = fieldKey(field.id);
    const text = read.values[key];
    const refused = read.problems.some((problem) => problem.field === key);
    if (text === undefined && !person && field.required && !refused)
      problems.push({ code: "value-required", field: key });
    if (text === undefined) continue;
    const found = field.kind === "PERSON" ? people.personCalled(text, from) : { id: text, name: text };
    const before = person ? register.valueOf(id, field.id) : null;
    if ("code" in found) problems.push({ ...found, field: key, params: { value: text } });
    else if (before !== found.id)
      changes.push({ field: key, before: shown(field, before, people), after: found.name, value: found.id });
  }
}

function shown({ kind }: EmployeeField, value: string | null, people: People): string | null {
  return value !== null && kind === "PERSON" ? people.nameOf(value) : value;
}
