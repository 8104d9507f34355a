import { CurrencyField } from "#app/platform/forms/currency-field.tsx";
import { useEffect, useState } from "react";
import { hasPanel } from "#app/platform/contributions/panel.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { metricDirections } from "../../domain/metric.ts";
import { FormulaField, refusedFormula } from "../formula/formula-field.tsx";
import { metricsCommands } from "../metric-commands.ts";
import { useMetricWords } from "../metric-words.ts";
import { metricForm } from "../metric-forms.ts";
import { MeasureField } from "../measure-field.tsx";
import { newMeasureIn } from "../metric-field.tsx";
import metricClasses from "../metric.module.css";

export type MetricPanelProps = { currency: string; closeHref: string };

/** A metric being added, beside the list. */
export function MetricPanel({ currency, closeHref }: MetricPanelProps) {
  const { t } = useMetricWords();
  const form = useMetricForm(currency);
  const { fields } = form;
  const counted = useCounted(fields, currency);
  const wrong = (name: keyof MetricFields) => form.wrong(name)?.[0];
  return (
    <FormPanel form={form} title={t("add")} closeHref={closeHref} submit={t("create")} stays={hasPanel}>
      <TextField
        name="name"
        label={t("name")}
        defaultValue={fields.name.initialValue ?? ""}
        maxLength={120}
        required
        autoFocus
        error={wrong("name")}
      />
      <MeasureFields fields={fields} counted={counted} wrong={wrong} />
      <TextArea
        name="description"
        label={t("description")}
        description={t("description-help")}
        defaultValue={fields.description.initialValue ?? ""}
        rows={3}
        error={wrong("description")}
      />
      <FormulaField
        defaultValue={String(fields.formula.initialValue ?? "")}
        measure={counted.measure}
        refused={refusedFormula(form.answer)}
      />
      <TextField
        name="key"
        label={t("key")}
        description={t("key-help")}
        defaultValue={fields.key.initialValue ?? ""}
        maxLength={40}
        error={wrong("key")}
      />
    </FormPanel>
  );
}

function useMetricForm(currency: string) {
  return metricsCommands.useCommandForm({
    intent: "add-metric",
    id: "new-metric",
    schema: metricForm,
    defaultValue: { measureType: "COUNT", direction: "UP", currency },
  });
}

type MetricFields = ReturnType<typeof useMetricForm>["fields"];

/** What the metric is counted in, as chosen so far. */
function useCounted(fields: MetricFields, currency: string) {
  const [measure, setMeasure] = useState(String(fields.measureType.initialValue));
  const [code, setCode] = useState(String(fields.currency.initialValue ?? currency));
  // What was chosen before the script came stands in the fields, and counts.
  useEffect(() => {
    const typed = newMeasureIn("new-metric", "");
    setMeasure(typed.measureType);
    if (typed.currency !== null) setCode(typed.currency);
  }, []);
  return {
    measure: { measureType: measure, currency: measure === "CURRENCY" ? code : null },
    code,
    setMeasure,
    setCode,
  };
}

type MeasureFieldsProps = {
  fields: MetricFields;
  counted: ReturnType<typeof useCounted>;
  wrong: (name: keyof MetricFields) => string | undefined;
};

/** What it is counted in, and which way it is to move. */
function MeasureFields({ fields, counted, wrong }: MeasureFieldsProps) {
  const { t } = useMetricWords();
  const { measureType } = counted.measure;
  return (
    <>
      <FieldRow>
        <MeasureField
          name="measureType"
          defaultValue={measureType}
          onChange={(event) => counted.setMeasure(event.currentTarget.value)}
          error={wrong("measureType")}
        />
        {/* Without script the choice of measure shows nothing, so the field is always there and hidden by style. */}
        <div className={metricClasses.currency} data-shown={measureType === "CURRENCY" || undefined}>
          <CurrencyField
            name="currency"
            defaultValue={counted.code}
            onChange={counted.setCode}
            error={wrong("currency")}
          />
        </div>
      </FieldRow>
      <RadioGroup
        name="direction"
        label={t("direction")}
        layout="row"
        defaultValue={String(fields.direction.initialValue)}
        error={wrong("direction")}
        options={metricDirections.map((value) => ({ value, label: t(`directions.${value}`) }))}
      />
    </>
  );
}
