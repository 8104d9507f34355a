import { CurrencyField } from "#app/platform/forms/currency-field.tsx";
import type { z } from "zod";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { objectiveProgressTypes } from "../../domain/progress.ts";
import { isWeighted } from "../../domain/weightless.ts";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import type { FormPart } from "./form-parts.tsx";
import formClasses from "./form.module.css";
import type { GoalWords } from "../goal-words.ts";
import {
  MeasureField,
  MeasureOf,
  MetricField,
  type ChosenMetric,
  type MetricFieldProps,
} from "#app/modules/metrics/ui.ts";
import type { keyResultForm } from "./objective-form.ts";
import { TagsField } from "#app/modules/tags/ui.ts";

type TypedKeyResult = z.input<typeof keyResultForm>;
type Asked = { detail: GoalDetail; words: GoalWords; error: (name: keyof TypedKeyResult) => string | undefined };

export function titlePart({ words: { t }, error }: Asked): FormPart {
  return {
    name: "title",
    wide: true,
    node: (
      <TextField name="title" label={t("form.key-result")} required autoFocus maxLength={500} error={error("title")} />
    ),
  };
}

type Following = {
  metric: ChosenMetric | null;
  setMetric: MetricFieldProps["onChoose"];
  newMeasure: MetricFieldProps["newMeasure"];
};

/** The metric it follows, asked at once where the company's key results do so by default. */
export function metricPart({ detail, error }: Asked, { metric, setMetric, newMeasure }: Following): FormPart {
  return {
    name: "metricId",
    wide: true,
    asked: detail.settings.keyResultProgress === "TRACKED",
    node: (
      <MetricField
        name="metricId"
        chosen={metric}
        onChoose={setMetric}
        newMeasure={newMeasure}
        error={error("metricId")}
      />
    ),
  };
}

type Measured = { metric: ChosenMetric | null; measure: string; setMeasure: (measure: string) => void };

/** What it is counted in: as its metric is, or as is chosen here. */
export function measurePart({ detail, error }: Asked, { metric, measure, setMeasure }: Measured): FormPart {
  const { goal, currency } = detail;
  return {
    name: "measureType",
    node: metric ? (
      <MeasureOf metric={metric} names={{ measureType: "measureType", currency: "currency" }} />
    ) : (
      <>
        <MeasureField
          name="measureType"
          defaultValue={measure}
          onChange={(event) => setMeasure(event.currentTarget.value)}
        />
        <div className={formClasses.currency} data-shown={measure === "CURRENCY" || undefined}>
          <CurrencyField name="currency" defaultValue={goal.currency ?? currency} error={error("currency")} />
        </div>
      </>
    ),
  };
}

/** From where to where it is to move. */
export function rangeParts({ words: { t }, error }: Asked): FormPart[] {
  return [
    {
      name: "start",
      node: <NumberField name="start" step="any" label={t("form.start")} defaultValue="0" error={error("start")} />,
    },
    {
      name: "target",
      node: (
        <NumberField name="target" step="any" label={t("form.target")} defaultValue="100" error={error("target")} />
      ),
    },
  ];
}

export function progressTypePart({ detail: { settings }, words: { t }, error }: Asked): FormPart {
  return {
    name: "progressType",
    node: (
      <SelectField
        name="progressType"
        label={t("detail.progress-type")}
        defaultValue={settings.keyResultProgress === "TRACKED" ? "MANUAL" : settings.keyResultProgress}
        error={error("progressType")}
        options={objectiveProgressTypes.map((type) => ({ value: type, label: t(`progress-type.${type}`) }))}
      />
    ),
  };
}

/** How much it counts, where goals are weighed or those beside it are. */
export function weightageParts({ detail: { settings, children }, words: { t }, error }: Asked): FormPart[] {
  if (!settings.importance && !isWeighted(children)) return [];
  return [
    {
      name: "weightage",
      node: (
        <NumberField
          name="weightage"
          step="any"
          min={0}
          max={100}
          label={t("form.weightage")}
          description={t("form.weightage-help")}
          defaultValue="0"
          error={error("weightage")}
        />
      ),
    },
  ];
}

export function tagParts({ detail: { offeredTags }, error }: Asked, chosen: readonly string[]): FormPart[] {
  if (!offeredTags || offeredTags.length === 0) return [];
  return [
    {
      name: "tagIds",
      wide: true,
      node: <TagsField tags={offeredTags} chosen={chosen} error={error("tagIds")} />,
    },
  ];
}
