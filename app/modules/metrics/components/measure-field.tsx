import { SelectField, type SelectFieldProps } from "#app/ui/select-field/select-field.tsx";
import { measureTypes } from "../domain/measure.ts";
import { useMetricWords } from "./metric-words.ts";

/** What something is counted in: percent, a number, or money. */
export function MeasureField(field: Omit<SelectFieldProps, "label" | "options">) {
  const { t } = useMetricWords();
  return (
    <SelectField
      {...field}
      label={t("measured-in")}
      options={measureTypes.map((value) => ({ value, label: t(`measure.${value}`) }))}
    />
  );
}
