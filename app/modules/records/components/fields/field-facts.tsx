import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { fieldsOf, type RecordFields } from "../../domain/record-fields.ts";
import { partOf } from "../../kinds/parts.ts";
import { FieldValue } from "./field-value.tsx";
import { useFieldWords } from "./use-field-words.ts";

/** All that is known of a record but its title and how it stands, which are above: short facts first, then what was written at length. */
export function FieldFacts({ of, values }: { of: RecordFields; values: Readonly<Record<string, unknown>> }) {
  const { label } = useFieldWords(of);
  const facts = fieldsOf(of).filter(([name, field]) => name !== "title" && !partOf(field).stands);
  const isLong = ([, field]: (typeof facts)[number]) => partOf(field).long?.(field) ?? false;
  const [long, short] = [facts.filter(isLong), facts.filter((fact) => !isLong(fact))];
  const items = [...short, ...long.filter(([name]) => values[name] !== "")];
  return (
    <DefinitionList
      items={items.map(([name]) => ({
        term: label(name),
        detail: <FieldValue of={of} name={name} value={values[name]} />,
      }))}
    />
  );
}
