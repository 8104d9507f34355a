import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { WrittenText } from "#app/ui/written-text/written-text.tsx";
import { FieldValue } from "./field-value.tsx";
import { fieldsOf, type RecordFields } from "../../domain/record-fields.ts";
import { useFieldWords } from "./use-field-words.ts";

/** All that is known of a record but its title and its choices, which stand above: short facts first, then what was written at length. */
export function FieldFacts({ of, values }: { of: RecordFields; values: Readonly<Record<string, unknown>> }) {
  const { label } = useFieldWords(of);
  const facts = fieldsOf(of).filter(([name, { kind }]) => name !== "title" && kind !== "CHOICE");
  const isLong = ([, field]: (typeof facts)[number]) => field.kind === "TEXT" && field.lines > 1;
  const [long, short] = [facts.filter(isLong), facts.filter((fact) => !isLong(fact))];
  const items = [...short, ...long.filter(([name]) => values[name] !== "")];
  return (
    <DefinitionList
      items={items.map(([name, field]) => ({
        term: label(name),
        detail: isLong([name, field]) ? (
          <WrittenText>{String(values[name])}</WrittenText>
        ) : (
          <FieldValue of={of} name={name} value={values[name]} />
        ),
      }))}
    />
  );
}
