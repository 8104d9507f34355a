import { CurrencyField } from "#app/platform/forms/currency-field.tsx";
import { firstFault } from "#app/platform/forms/use-refusal-words.ts";
import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useEffect, useState, type ComponentProps } from "react";
import type { z } from "zod";
import { Button } from "#app/ui/button/button.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { FormSettings } from "../../domain/form-mode.ts";
import { objectiveProgressTypes } from "../../domain/progress.ts";
import classes from "./form.module.css";
import { restClass } from "./form-parts.tsx";
import { useGoalWords } from "../goal-words.ts";
import {
  MeasureField,
  MeasureOf,
  MetricField,
  newMeasureIn,
  useMetricWords,
  type ChosenMetric,
} from "#app/modules/metrics/ui.ts";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { Unit } from "./sum-fields.tsx";
import type { objectiveForm } from "./objective-form.ts";

type Typed = z.input<typeof objectiveForm>;
type TypedKeyResult = NonNullable<Typed["keyResults"]>[number];

export type KeyResultFieldsProps = {
  form: FormMetadata<Typed, string[]>;
  fields: FieldMetadata<Typed["keyResults"], Typed, string[]>;
  currency: string;
  title: string;
  /** A metric chosen for one of them elsewhere; missing where none can be followed. */
  given?: GivenMetric | null;
  /** How much of each is asked at once, and what it starts with; missing where key results have the fewest fields. */
  settings?: FormSettings;
  /** The unit of an objective that adds them up: what follows no metric is counted in it. */
  addedUpIn?: Unit;
};

export type GivenMetric = { readonly place: number; readonly metric: ChosenMetric };

/** Key results named along with their objective; more are added and taken away without losing what is typed. */
export function KeyResultFields({ form, fields, currency, title, given, settings, addedUpIn }: KeyResultFieldsProps) {
  const { t } = useGoalWords();
  const list = fields.getFieldList();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      {list.map((item, index) => (
        <KeyResultRow
          key={item.key}
          item={item}
          settings={settings}
          number={index + 1}
          given={given === undefined ? undefined : given?.place === index ? given.metric : null}
          currency={currency}
          addedUpIn={addedUpIn}
          remove={form.remove.getButtonProps({ name: fields.name, index })}
        />
      ))}
      <Button
        {...form.insert.getButtonProps({ name: fields.name, defaultValue: { currency } as TypedKeyResult })}
        type="submit"
        icon={<IconPlus />}
        disabled={list.length >= 20}
      >
        {t("create.add-key-result")}
      </Button>
    </fieldset>
  );
}

type RowProps = {
  item: FieldMetadata<TypedKeyResult, Typed, string[]>;
  number: number;
  given: ChosenMetric | null | undefined;
  currency: string;
  settings: FormSettings | undefined;
  addedUpIn: Unit | undefined;
  remove: ComponentProps<"button">;
};

function KeyResultRow({ item, number, given, currency, settings, addedUpIn, remove }: RowProps) {
  const words = useGoalWords();
  const { t } = words;
  const fields = item.getFieldset();
  const hidden = (name: string) => (settings ? restClass(settings.mode, name) : undefined);
  const [metric, setMetric] = useState<ChosenMetric | null>(given ?? null);
  useEffect(() => {
    if (given) setMetric(given);
  }, [given]);
  return (
    <div className={classes.part} role="group" aria-label={t("create.key-result-number", { number })}>
      <div className={classes.partHead}>
        <TextField
          name={fields.title.name}
          id={fields.title.id}
          defaultValue={fields.title.initialValue ?? ""}
          label={t("form.key-result")}
          error={firstFault(words.refusal, fields.title.errors)}
          maxLength={500}
        />
        <IconButton {...remove} type="submit" label={t("create.remove-key-result", { number })} icon={<IconTrash />} />
      </div>
      {given === undefined ? null : (
        <div className={metric || settings?.keyResultProgress === "TRACKED" ? undefined : hidden("metricId")}>
          <MetricField
            name={fields.metricId.name}
            chosen={metric}
            onChoose={setMetric}
            error={firstFault(words.refusal, fields.metricId.errors)}
            newMeasure={() => newMeasureIn(item.formId, fields.measureType.name.replace(/measureType$/, ""))}
          />
        </div>
      )}
      <KeyResultNumbers fields={fields} metric={metric} currency={currency} settings={settings} addedUpIn={addedUpIn} />
      {settings ? (
        <FieldRow className={hidden("progressType")}>
          <KeyResultKinds fields={fields} settings={settings} tracked={metric !== null} />
        </FieldRow>
      ) : null}
    </div>
  );
}

type NumbersProps = Pick<RowProps, "currency" | "settings" | "addedUpIn"> & {
  fields: ReturnType<RowProps["item"]["getFieldset"]>;
  metric: ChosenMetric | null;
};

/** What it is counted in, as its metric is or as is chosen here, and from where to where it is to move. */
function KeyResultNumbers({ fields, metric, currency, settings, addedUpIn }: NumbersProps) {
  const words = useGoalWords();
  const { t } = words;
  const [measure, setMeasure] = useState(String(fields.measureType.initialValue ?? "PERCENTAGE"));
  return (
    <div className={classes.numbers}>
      {metric ? (
        <MeasureOf metric={metric} names={{ measureType: fields.measureType.name, currency: fields.currency.name }} />
      ) : addedUpIn ? (
        <AddedUpIn unit={addedUpIn} names={{ measureType: fields.measureType.name, currency: fields.currency.name }} />
      ) : (
        <MeasureField
          name={fields.measureType.name}
          id={fields.measureType.id}
          defaultValue={measure}
          onChange={(event) => setMeasure(event.currentTarget.value)}
        />
      )}
      <NumberField
        className={settings ? restClass(settings.mode, "start") : undefined}
        name={fields.start.name}
        id={fields.start.id}
        step="any"
        defaultValue={String(fields.start.initialValue ?? 0)}
        label={t("form.start")}
        error={firstFault(words.refusal, fields.start.errors)}
      />
      <NumberField
        name={fields.target.name}
        id={fields.target.id}
        step="any"
        defaultValue={String(fields.target.initialValue ?? 100)}
        label={t("form.target")}
        error={firstFault(words.refusal, fields.target.errors)}
      />
      {/* Without script the choice of measure shows nothing, so the field is always there and hidden by style. */}
      <div
        className={classes.currency}
        data-shown={(measure === "CURRENCY" && !metric && !addedUpIn) || undefined}
        hidden={metric !== null || addedUpIn !== undefined}
      >
        <CurrencyField
          disabled={metric !== null || addedUpIn !== undefined}
          name={fields.currency.name}
          id={fields.currency.id}
          defaultValue={fields.currency.initialValue ?? currency}
          error={firstFault(words.refusal, fields.currency.errors)}
        />
      </div>
    </div>
  );
}

/** The unit of the sum that a key result is part of: it is not chosen again. */
function AddedUpIn({ unit, names }: { unit: Unit; names: Unit }) {
  const { t } = useMetricWords();
  const money = unit.measureType === "CURRENCY";
  return (
    <div>
      <SmallText>{t("measured-in")}</SmallText>
      <p>{money ? unit.currency : t(`measure.${unit.measureType}`)}</p>
      <input type="hidden" name={names.measureType} value={unit.measureType} />
      {money ? <input type="hidden" name={names.currency} value={unit.currency} /> : null}
    </div>
  );
}

type KindsProps = { fields: ReturnType<RowProps["item"]["getFieldset"]>; settings: FormSettings; tracked: boolean };

/** Where its progress comes from, and how much it counts. */
function KeyResultKinds({ fields, settings: { importance, keyResultProgress }, tracked }: KindsProps) {
  const words = useGoalWords();
  const { t } = words;
  return (
    <>
      {tracked ? null : (
        <SelectField
          name={fields.progressType.name}
          id={fields.progressType.id}
          label={t("detail.progress-type")}
          error={firstFault(words.refusal, fields.progressType.errors)}
          defaultValue={String(
            fields.progressType.initialValue ?? (keyResultProgress === "TRACKED" ? "MANUAL" : keyResultProgress),
          )}
          options={objectiveProgressTypes.map((type) => ({ value: type, label: t(`progress-type.${type}`) }))}
        />
      )}
      {importance ? (
        <NumberField
          name={fields.weightage.name}
          id={fields.weightage.id}
          step="any"
          min={0}
          max={100}
          label={t("form.weightage")}
          defaultValue={String(fields.weightage.initialValue ?? 0)}
          error={firstFault(words.refusal, fields.weightage.errors)}
        />
      ) : null}
    </>
  );
}
