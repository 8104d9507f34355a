import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { FileField } from "#app/ui/file-field/file-field.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { metricDirections } from "../domain/metric.ts";
import { fromMinorUnits } from "../domain/minor-units.ts";
import { metricAddress } from "../metric-addresses.ts";
import type { MetricDetail } from "../queries/metric-detail.ts";
import bodyClasses from "./goal-body.module.css";
import { FormulaField } from "./formula-field.tsx";
import { fieldError, useGoalWords } from "./goal-words.ts";
import { metricEditForm, pointForm } from "./metric-forms.ts";
import classes from "./metric.module.css";
import { refusedFormula } from "./refused-formula.ts";
import { searchPeople } from "./search-options.ts";

type Metric = MetricDetail["metric"];
type FormProps = { metric: Metric; result: CommandResult | null };

/** Words, direction and owner of a metric. */
export function EditMetricForm({ metric, result }: FormProps) {
  const words = useGoalWords();
  const { t } = words;
  const { form, fields } = useMetricForm(`edit-${metric.id}`, metricEditForm, result);
  const wrong = (name: keyof typeof fields) => fieldError(words, fields[name].errors);
  return (
    <Frame metric={metric} form={form} intent="edit-metric" label={t("action.edit")} submit={t("save")} result={result}>
      <input type="hidden" name="version" value={metric.version} />
      <TextField
        name="name"
        label={t("metrics.name")}
        defaultValue={fields.name.initialValue ?? metric.name}
        maxLength={120}
        required
        autoFocus
        error={wrong("name")}
      />
      <TextArea
        name="description"
        label={t("form.description")}
        description={t("metrics.description-help")}
        defaultValue={fields.description.initialValue ?? metric.description}
        rows={3}
        error={wrong("description")}
      />
      <RadioGroup
        name="direction"
        label={t("metrics.direction")}
        layout="row"
        defaultValue={fields.direction.initialValue ?? metric.direction}
        error={wrong("direction")}
        options={metricDirections.map((value) => ({ value, label: t(`metrics.directions.${value}`) }))}
      />
      {metric.formula === null ? null : (
        <FormulaField
          defaultValue={fields.formula.initialValue ?? metric.formula}
          measure={metric}
          metricId={metric.id}
          refused={refusedFormula(result)}
          required
        />
      )}
      <ComboField
        name="ownerId"
        label={t("column.owner")}
        options={[{ value: metric.owner.id, label: metric.owner.name }]}
        defaultValue={metric.owner.id}
        onSearch={searchPeople}
        emptyText={t("form.nobody-found")}
        error={wrong("ownerId")}
      />
    </Frame>
  );
}

/** The value of a day; of a day that has one it is a correction. */
export function PointForm({
  detail: { metric, day, points, today },
  result,
}: {
  detail: MetricDetail;
  result: CommandResult | null;
}) {
  const words = useGoalWords();
  const { t } = words;
  const { form, fields } = useMetricForm(`point-${metric.id}`, pointForm, result);
  const present = points.days.find(({ date }) => date === day);
  const refusedDay = result?.error?.params["date"];
  const named: Record<string, string> = typeof refusedDay === "string" ? { date: words.format.date(refusedDay) } : {};
  const shown =
    present?.value === null || present === undefined
      ? ""
      : String(metric.currency ? fromMinorUnits(metric.currency, present.value) : present.value);
  const wrong = (name: keyof typeof fields) => fieldError(words, fields[name].errors, named);
  return (
    <Frame
      metric={metric}
      form={form}
      intent="record-point"
      label={t(present ? "metrics.correct" : "metrics.record")}
      submit={t("save")}
      result={result}
    >
      {metric.currency ? <input type="hidden" name="currency" value={metric.currency} /> : null}
      <div className={bodyClasses.pair}>
        <DateField
          name="date"
          label={t("detail.date")}
          defaultValue={fields.date.initialValue ?? day ?? today}
          max={today}
          required
          error={wrong("date")}
        />
        <NumberField
          name="value"
          step="any"
          label={t("detail.value")}
          defaultValue={String(fields.value.initialValue ?? shown)}
          required
          autoFocus
          suffix={metric.currency ?? (metric.measureType === "PERCENTAGE" ? "%" : undefined)}
          error={wrong("value")}
        />
      </div>
      <TextField
        name="note"
        label={t("metrics.note")}
        defaultValue={fields.note.initialValue ?? present?.note ?? ""}
        maxLength={500}
        error={wrong("note")}
      />
    </Frame>
  );
}

/** Values of many days from a file. */
export function PointsFileForm({ metric, result }: FormProps) {
  const words = useGoalWords();
  const { t } = words;
  const refused = result?.error
    ? words.refusal(result.error.code, result.error.params)
    : result?.reply?.error?.["file"]
      ? words.refusal("goals.file-required")
      : undefined;
  return (
    <Frame
      metric={metric}
      form={{ id: `file-${metric.id}` }}
      intent="read-points"
      label={t("metrics.from-file")}
      submit={t("upload.read")}
      result={null}
      encType="multipart/form-data"
    >
      <FileField
        id="metric-file"
        name="file"
        label={t("upload.file")}
        description={t("metrics.file-text")}
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        error={refused}
        required
      />
    </Frame>
  );
}

function useMetricForm<Schema extends z.ZodObject>(id: string, schema: Schema, result: CommandResult | null) {
  const [form, fields] = useForm<z.input<Schema> & Record<string, unknown>>({
    id,
    lastResult: (result?.reply ?? null) as SubmissionResult<string[]> | null,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }) as never,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return { form, fields: fields as Record<keyof z.input<Schema>, { errors?: string[]; initialValue?: string }> };
}

type FrameProps = {
  metric: Metric;
  form: { id: string; onSubmit?: (event: React.FormEvent<HTMLFormElement>) => void; noValidate?: boolean };
  intent: string;
  label: string;
  submit: string;
  result: CommandResult | null;
  encType?: "multipart/form-data";
  children: ReactNode;
};

/** Sent to the metric's own page: once it is done no form is open there, and a refusal opens it again with what was typed. */
function Frame({ metric, form, intent, label, submit, result, encType, children }: FrameProps) {
  const words = useGoalWords();
  const busy = useNavigation().formMethod === "POST";
  const whole = result?.error && Object.keys(result.error.fields).length === 0 ? result.error : null;
  return (
    <Form
      method="post"
      action={metricAddress(metric.id)}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      encType={encType}
      className={classes.form}
      aria-label={label}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="metricId" value={metric.id} />
      {whole ? <Callout tone="danger" announced title={words.refusal(whole.code, whole.params)} /> : null}
      {children}
      <div className={classes.formActions}>
        <Button type="submit" tone="primary" loading={busy}>
          {submit}
        </Button>
        <Button tone="quiet" href={metricAddress(metric.id)}>
          {words.t("cancel")}
        </Button>
      </div>
    </Form>
  );
}
