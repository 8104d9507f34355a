import { DateField } from "#app/ui/date-field/date-field.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { comparisons, type Comparison, type ComparedName } from "../../domain/comparison.ts";
import { useGoalWords } from "../goal-words.ts";

const words = { ">=": "gte", "<=": "lte", "=": "eq" } as const;

export type ComparedFieldProps = { name: ComparedName; label: string; is: Comparison | undefined; value: string };

/** How, and with what; "at least" is what is meant where nothing is chosen. */
export function ComparedField({ name, label, is, value }: ComparedFieldProps) {
  const { t } = useGoalWords();
  const kind = name === "progress" ? "progress" : "date";
  const word = (comparison: Comparison) => t(`compared.${kind}.${words[comparison]}`);
  return (
    <FieldRow>
      <SelectField
        name={`${name}Is`}
        label={label}
        defaultValue={is === ">=" ? "" : (is ?? "")}
        placeholder={word(">=")}
        options={comparisons.filter((each) => each !== ">=").map((each) => ({ value: each, label: word(each) }))}
      />
      {kind === "progress" ? (
        <NumberField name={name} label={t("compared.percent")} step="1" defaultValue={value} suffix="%" />
      ) : (
        <DateField name={name} label={t("detail.date")} defaultValue={value} />
      )}
    </FieldRow>
  );
}
