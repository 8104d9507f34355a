import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { comparisons, comparisonSigns, type Comparison, type ComparedName } from "../../domain/comparison.ts";
import type { GoalPageInput } from "../../queries/goal-page.ts";
import { useGoalWords } from "../goal-words.ts";

const words = { ">=": "gte", "<=": "lte", "=": "eq" } as const;

/** Narrows a list by progress, start and due date, each compared with what is typed. */
export function useComparedFilters(input: GoalPageInput): ListFilter[] {
  const { t, format } = useGoalWords();
  const labels: Record<ComparedName, string> = {
    progress: t("column.progress"),
    starts: t("form.start-date"),
    due: t("column.due"),
  };
  const filter = (name: ComparedName, value: string | undefined, said: string): ListFilter => ({
    name,
    label: labels[name],
    value,
    also: [`${name}Is`],
    said: value === undefined ? undefined : `${comparisonSigns[input[`${name}Is`] ?? ">="]} ${said}`,
    field: <Compared name={name} label={labels[name]} is={input[`${name}Is`]} value={value ?? ""} />,
  });
  const { progress, starts, due } = input;
  return [
    filter("progress", progress?.toString(), format.percent(progress ?? null)),
    filter("starts", starts, starts ? format.date(starts) : ""),
    filter("due", due, due ? format.date(due) : ""),
  ];
}

type ComparedProps = { name: ComparedName; label: string; is: Comparison | undefined; value: string };

/** How, and with what; "at least" is what is meant where nothing is chosen. */
function Compared({ name, label, is, value }: ComparedProps) {
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
