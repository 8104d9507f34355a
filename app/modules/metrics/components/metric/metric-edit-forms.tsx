import { PersonField } from "#app/modules/people/ui.ts";
import type { ReactNode } from "react";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { openBy } from "#app/platform/forms/open-by.ts";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { metricDirections } from "../../domain/metric.ts";
import { fromMinorUnits } from "#app/platform/money/money.ts";
import { metricAddress } from "../../metric-addresses.ts";
import type { MetricDetail } from "../../queries/metric-detail.ts";
import { FormulaField, refusedFormula } from "../formula/formula-field.tsx";
import { metricCommands } from "../metric-commands.ts";
import { useMetricWords } from "../metric-words.ts";
import { metricEditForm, pointForm } from "../metric-forms.ts";
import { useWordsOfDone } from "./use-words-of-done.ts";

type Metric = MetricDetail["metric"];

/** Words, direction and owner of a metric. */
export function EditMetricForm({ metric }: { metric: Metric }) {
  const { t } = useMetricWords();
  const form = metricCommands.useCommandForm({
    intent: "edit-metric",
    id: `edit-${metric.id}`,
    fields: { metricId: metric.id, version: String(metric.version) },
    schema: metricEditForm,
    ...useSent(metric),
  });
  const { fields } = form;
  const wrong = (name: keyof typeof fields) => form.wrong(name)?.[0];
  return (
    <Frame metric={metric} form={form} label={t("edit")} submit={t("save")}>
      <TextField
        name="name"
        label={t("name")}
        defaultValue={fields.name.initialValue ?? metric.name}
        maxLength={120}
        required
        autoFocus
        error={wrong("name")}
      />
      <TextArea
        name="description"
        label={t("description")}
        description={t("description-help")}
        defaultValue={fields.description.initialValue ?? metric.description}
        rows={3}
        error={wrong("description")}
      />
      <RadioGroup
        name="direction"
        label={t("direction")}
        layout="row"
        defaultValue={fields.direction.initialValue ?? metric.direction}
        error={wrong("direction")}
        options={metricDirections.map((value) => ({ value, label: t(`directions.${value}`) }))}
      />
      {metric.formula === null ? null : (
        <FormulaField
          defaultValue={fields.formula.initialValue ?? metric.formula}
          measure={metric}
          metricId={metric.id}
          refused={refusedFormula(form.answer)}
          required
        />
      )}
      <PersonField
        name="ownerId"
        label={t("owner")}
        offered={[metric.owner]}
        defaultValue={metric.owner.id}
        error={wrong("ownerId")}
      />
    </Frame>
  );
}

/** The value of a day; of a day that has one it is a correction. */
export function PointForm({ detail: { metric, day, points, today } }: { detail: MetricDetail }) {
  const { t } = useMetricWords();
  const form = metricCommands.useCommandForm({
    intent: "record-point",
    id: `point-${metric.id}`,
    fields: { metricId: metric.id, ...(metric.currency ? { currency: metric.currency } : {}) },
    schema: pointForm,
    ...useSent(metric),
  });
  const { fields } = form;
  const present = points.days.find(({ date }) => date === day);
  const shown =
    present?.value === null || present === undefined ? "" : String(fromMinorUnits(metric.currency, present.value));
  const wrong = (name: keyof typeof fields) => form.wrong(name)?.[0];
  return (
    <Frame metric={metric} form={form} label={t(present ? "correct" : "record")} submit={t("save")}>
      <FieldRow fields="short">
        <DateField
          name="date"
          label={t("date")}
          defaultValue={fields.date.initialValue ?? day ?? today}
          max={today}
          required
          error={wrong("date")}
        />
        <NumberField
          name="value"
          step="any"
          label={t("value")}
          defaultValue={String(fields.value.initialValue ?? shown)}
          required
          autoFocus
          suffix={metric.currency ?? (metric.measureType === "PERCENTAGE" ? "%" : undefined)}
          error={wrong("value")}
        />
      </FieldRow>
      <TextField
        name="note"
        label={t("note")}
        defaultValue={fields.note.initialValue ?? present?.note ?? ""}
        maxLength={500}
        error={wrong("note")}
      />
    </Frame>
  );
}

/** Sent to the metric's own page: once it is done no form is open there. */
function useSent(metric: Metric) {
  return { action: metricAddress(metric.id), said: useWordsOfDone(), leaveTo: metricAddress(metric.id) };
}

const staysOpen = openBy("act", "day");

type FrameProps = {
  metric: Metric;
  form: AnyCommandForm;
  label: string;
  submit: string;
  children: ReactNode;
};

function Frame({ metric, form, label, submit, children }: FrameProps) {
  return (
    <CommandForm form={form} guarded stays={staysOpen} layout="inset" aria-label={label}>
      {children}
      <SubmitRow form={form} label={submit} cancelHref={metricAddress(metric.id)} />
    </CommandForm>
  );
}
