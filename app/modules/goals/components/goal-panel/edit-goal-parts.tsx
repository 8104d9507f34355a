import { PeopleField } from "#app/modules/people/ui.ts";
import { Suspense } from "react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { objectiveLevels } from "../../domain/hierarchy.ts";
import { fromMinorUnits } from "#app/platform/money/money.ts";
import { objectiveProgressTypes } from "../../domain/progress.ts";
import { visibilities } from "../../domain/template.ts";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import type { FormPart } from "../goal-form/form-parts.tsx";
import { SumFields } from "../goal-form/sum-fields.tsx";
import type { AskedOfEdit as Asked } from "./measure-part.tsx";
import { MetricField, type ChosenMetric, type MetricFieldProps } from "#app/modules/metrics/ui.ts";

/** Only who writes a goal fetches what watches its wording. */
const ObjectiveHints = lazyPart(async () => ({ default: (await import("../coach/coach-hints.tsx")).ObjectiveHints }));
const KeyResultHints = lazyPart(async () => ({ default: (await import("../coach/coach-hints.tsx")).KeyResultHints }));

/** What it is called and what it says, with the coach beside the title. */
export function wordingParts({ detail: { goal }, words: { t }, error }: Asked, formId: string): FormPart[] {
  return [
    {
      name: "title",
      wide: true,
      node: (
        <>
          <TextField
            name="title"
            label={t(goal.kind === "OBJECTIVE" ? "form.title" : "form.key-result")}
            defaultValue={goal.title}
            maxLength={500}
            required
            autoFocus
            error={error("title")}
          />
          <Suspense fallback={null}>
            {goal.kind === "OBJECTIVE" ? (
              <ObjectiveHints formId={formId} goalId={goal.id} />
            ) : (
              <KeyResultHints formId={formId} measure={goal.measureType} />
            )}
          </Suspense>
        </>
      ),
    },
    {
      name: "description",
      wide: true,
      node: (
        <TextArea
          name="description"
          label={t("form.description")}
          defaultValue={goal.description}
          rows={3}
          error={error("description")}
        />
      ),
    },
  ];
}

/** When it runs, and why that changes. */
export function dateParts({ detail: { goal }, words: { t }, error }: Asked): FormPart[] {
  return [
    {
      name: "startDate",
      node: (
        <DateField
          name="startDate"
          label={t("form.start-date")}
          defaultValue={goal.startDate}
          required
          error={error("startDate")}
        />
      ),
    },
    {
      name: "dueDate",
      node: (
        <DateField
          name="dueDate"
          label={t("column.due")}
          defaultValue={goal.dueDate}
          required
          error={error("dueDate")}
        />
      ),
    },
    {
      name: "reason",
      wide: true,
      node: (
        <TextField
          name="reason"
          label={t("form.reason")}
          description={t("form.reason-help")}
          maxLength={500}
          error={error("reason")}
        />
      ),
    },
  ];
}

/** Who may see it, at what level it counts, and where its progress comes from. */
export function kindParts(
  { detail: { goal }, words: { t }, error }: Asked,
  tracked: boolean,
  onProgressType: (progressType: string) => void,
): FormPart[] {
  const options = (values: readonly string[], group: string) =>
    values.map((value) => ({ value, label: t(`${group}.${value}`) }));
  return [
    {
      name: "visibility",
      node: (
        <SelectField
          name="visibility"
          label={t("form.visibility")}
          defaultValue={goal.visibility}
          error={error("visibility")}
          options={options(visibilities, "visibility")}
        />
      ),
    },
    ...(goal.kind === "OBJECTIVE"
      ? [
          {
            name: "level",
            node: (
              <SelectField
                name="level"
                label={t("column.level")}
                defaultValue={goal.level}
                error={error("level")}
                options={options(objectiveLevels, "objective-level")}
              />
            ),
          },
        ]
      : []),
    ...(tracked || goal.progressType === "TRACKED"
      ? []
      : [
          {
            name: "progressType",
            node: (
              <SelectField
                name="progressType"
                label={t("detail.progress-type")}
                defaultValue={goal.progressType}
                onChange={(event) => onProgressType(event.currentTarget.value)}
                error={error("progressType")}
                options={options(objectiveProgressTypes, "progress-type")}
              />
            ),
          },
        ]),
  ];
}

/** Whose it is, and who helps. */
export function peopleParts({ detail: { goal }, words: { t }, error }: Asked): FormPart[] {
  const people = (
    name: "ownerIds" | "collaboratorIds",
    label: string,
    chosen: GoalDetail["goal"]["owners"],
  ): FormPart => ({
    name,
    wide: true,
    node: <PeopleField name={name} label={label} chosen={chosen} error={error(name)} />,
  });
  return [
    people("ownerIds", t("form.owners"), goal.owners),
    people("collaboratorIds", t("detail.collaborators"), goal.collaborators),
  ];
}

/** The metric a key result follows. */
export function metricParts(
  { detail: { goal }, error }: Asked,
  followed: ChosenMetric | null,
  onChoose: MetricFieldProps["onChoose"],
): FormPart[] {
  if (goal.kind !== "KEY_RESULT") return [];
  return [
    {
      name: "metricId",
      wide: true,
      node: (
        <MetricField
          name="metricId"
          chosen={followed}
          onChoose={onChoose}
          measure={goal}
          newMeasure={() => goal}
          error={error("metricId")}
        />
      ),
    },
  ];
}

/** From where to where; what is computed as a mean has no ends of its own. */
export function endParts({ detail: { goal }, words: { t }, error, progressType, unit }: Asked): FormPart[] {
  if (progressType === "DERIVED_AVG") return [];
  const suffix = unit.measureType === "CURRENCY" ? unit.currency : unit.measureType === "PERCENTAGE" ? "%" : undefined;
  return (["start", "target"] as const).map((name) => ({
    name,
    node: (
      <NumberField
        name={name}
        step="any"
        label={t(`form.${name}`)}
        defaultValue={endOf(goal, name)}
        suffix={suffix}
        error={error(name)}
      />
    ),
  }));
}

const endOf = (goal: GoalDetail["goal"], end: "start" | "target") => String(fromMinorUnits(goal.currency, goal[end]));

/** What an objective that adds up is counted in, with the ends of its sum. */
export function sumPart({ detail: { goal, currency }, error, setUnit }: Asked): FormPart {
  return {
    name: "target",
    wide: true,
    node: (
      <SumFields
        unit={{ measureType: goal.measureType, currency: goal.currency ?? currency }}
        start={endOf(goal, "start")}
        target={endOf(goal, "target")}
        error={error}
        onUnit={setUnit}
      />
    ),
  };
}

/** How much it counts where it stands. */
export function weightageParts({ detail: { goal, settings }, words: { t }, error }: Asked): FormPart[] {
  if (!goal.parentId || !(settings.importance || goal.weighted)) return [];
  const node = (
    <NumberField
      name="weightage"
      step="any"
      min={0}
      max={100}
      label={t("form.weightage")}
      description={t("form.weightage-help")}
      defaultValue={String(goal.weightage)}
      error={error("weightage")}
    />
  );
  return [{ name: "weightage", node }];
}
