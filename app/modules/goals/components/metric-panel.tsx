import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { measureTypes } from "../domain/measurement.ts";
import { metricDirections } from "../domain/metric.ts";
import classes from "./form.module.css";
import { FormulaField } from "./formula-field.tsx";
import { refusedFormula } from "./refused-formula.ts";
import { fieldError, useGoalWords } from "./goal-words.ts";
import { metricForm } from "./metric-forms.ts";
import { newMeasureIn } from "./metric-field.tsx";
import metricClasses from "./metric.module.css";
import { UnsavedChanges } from "./unsaved-changes.tsx";

export type MetricPanelProps = { currency: string; result: CommandResult | null; closeHref: string };

/** A metric being added, beside the list. */
export function MetricPanel({ currency, result, closeHref }: MetricPanelProps) {
  const { t } = useGoalWords();
  const busy = useNavigation().formMethod === "POST";
  return (
    <SidePanel
      title={t("metrics.add")}
      closeLabel={t("close-panel")}
      closeHref={closeHref}
      footer={
        <div className={classes.actions}>
          <Button href={closeHref}>{t("cancel")}</Button>
          <Button type="submit" form="new-metric" tone="primary" loading={busy}>
            {t("create.submit")}
          </Button>
        </div>
      }
    >
      <MetricForm currency={currency} result={result} />
    </SidePanel>
  );
}

function MetricForm({ currency, result }: Omit<MetricPanelProps, "closeHref">) {
  const words = useGoalWords();
  const { t } = words;
  const [dirty, setDirty] = useState(false);
  const [form, fields] = useMetricForm(currency, result);
  const counted = useCounted(fields, currency);
  const wrong = (name: keyof typeof fields) => fieldError(words, fields[name].errors);
  return (
    <Form
      method="post"
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      className={classes.form}
      onInput={() => setDirty(true)}
    >
      <UnsavedChanges when={dirty} />
      <input type="hidden" name="intent" value="add-metric" />
      {result?.error && Object.keys(result.error.fields).length === 0 ? (
        <Callout tone="danger" announced title={words.refusal(result.error.code, result.error.params)} />
      ) : null}
      <TextField
        name="name"
        label={t("metrics.name")}
        defaultValue={fields.name.initialValue ?? ""}
        maxLength={120}
        required
        autoFocus
        error={wrong("name")}
      />
      <MeasureFields fields={fields} counted={counted} wrong={wrong} />
      <TextArea
        name="description"
        label={t("form.description")}
        description={t("metrics.description-help")}
        defaultValue={fields.description.initialValue ?? ""}
        rows={3}
        error={wrong("description")}
      />
      <FormulaField
        defaultValue={String(fields.formula.initialValue ?? "")}
        measure={counted.measure}
        refused={refusedFormula(result)}
      />
      <TextField
        name="key"
        label={t("metrics.key")}
        description={t("metrics.key-help")}
        defaultValue={fields.key.initialValue ?? ""}
        maxLength={40}
        error={wrong("key")}
      />
    </Form>
  );
}

function useMetricForm(currency: string, result: CommandResult | null) {
  return useForm({
    id: "new-metric",
    lastResult: (result?.reply ?? null) as SubmissionResult<string[]> | null,
    defaultValue: { measureType: "COUNT", direction: "UP", currency },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: metricForm }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
}

type MetricFields = ReturnType<typeof useMetricForm>[1];

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
  const { t } = useGoalWords();
  const { measureType } = counted.measure;
  return (
    <>
      <div className={classes.pair}>
        <SelectField
          name="measureType"
          label={t("form.measure")}
          defaultValue={measureType}
          onChange={(event) => counted.setMeasure(event.currentTarget.value)}
          error={wrong("measureType")}
          options={measureTypes.map((value) => ({ value, label: t(`measure.${value}`) }))}
        />
        {/* Without script the choice of measure shows nothing, so the field is always there and hidden by style. */}
        <div className={metricClasses.currency} data-shown={measureType === "CURRENCY" || undefined}>
          <TextField
            name="currency"
            label={t("form.currency")}
            defaultValue={counted.code}
            onChange={(event) => counted.setCode(event.currentTarget.value)}
            maxLength={3}
            error={wrong("currency")}
          />
        </div>
      </div>
      <RadioGroup
        name="direction"
        label={t("metrics.direction")}
        layout="row"
        defaultValue={String(fields.direction.initialValue)}
        error={wrong("direction")}
        options={metricDirections.map((value) => ({ value, label: t(`metrics.directions.${value}`) }))}
      />
    </>
  );
}
