import { PeopleField } from "#app/modules/people/ui.ts";
import { useMemo, type ReactNode } from "react";
import type { z } from "zod";
import type { CommandForm } from "#app/platform/forms/use-command-form.ts";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { objectiveProgressTypes } from "../../domain/progress.ts";
import { visibilities } from "../../domain/template.ts";
import type { GoalPage, NewObjective } from "../../queries/goal-page.ts";
import { ObjectiveHints } from "../coach/coach-hints.tsx";
import type { FormPart } from "./form-parts.tsx";
import type { GoalWords } from "../goal-words.ts";
import { ownDates, type objectiveForm } from "./objective-form.ts";
import { searchParents } from "../search-options.ts";
import { placeParts } from "./place-parts.tsx";
import { SumFields, type Unit } from "./sum-fields.tsx";
import { TagsField } from "#app/modules/tags/ui.ts";
import { listOf } from "./list-of.ts";

type Asked = {
  words: GoalWords;
  page: GoalPage;
  creating: NewObjective;
  form: CommandForm<z.input<typeof objectiveForm>>;
  taken: boolean;
  level: string;
  /** The time frame chosen so far. */
  timeFrame: string;
  suggestions: ReactNode;
  sum: Sum;
};

/** Where its progress comes from as chosen so far, and the unit it adds up in where it does. */
export type Sum = {
  progressType: string;
  setProgressType: (progressType: string) => void;
  unit: Unit;
  setUnit: (unit: Unit) => void;
};

/** The fields of a new objective but for its key results, in the order in which they are asked. */
export function objectiveParts(asked: Asked): FormPart[] {
  return [
    ...wordingParts(asked),
    ...timeAndLevelParts(asked),
    ...peopleParts(asked),
    ...placeParts({
      words: asked.words,
      places: asked.creating.choices.places,
      department: null,
      teams: [],
      error: asked.form.wrong,
    }),
    parentPart(asked),
    ...weightageParts(asked),
    progressPart(asked),
    ...tagParts(asked),
  ];
}

/** What it is called and what it says, with hints and suggestions beside the title. */
function wordingParts({ words, page, form, taken, suggestions }: Asked): FormPart[] {
  const { t } = words;
  return [
    {
      name: "title",
      wide: true,
      node: (
        <>
          <TextField
            {...form.field("title")}
            label={t("form.title")}
            error={form.wrong("title") ?? (taken ? t("errors.duplicate-title") : undefined)}
            required
            maxLength={500}
          />
          <ObjectiveHints formId={form.id} writesKeyResults={page.rights.keyResults} />
          {suggestions}
        </>
      ),
    },
    {
      name: "description",
      wide: true,
      node: (
        <TextArea
          {...form.field("description")}
          label={t("form.description")}
          description={t("form.description-help")}
          rows={3}
        />
      ),
    },
  ];
}

/** When it runs, in a time frame or between two dates of one's own, and at what level it counts. */
function timeAndLevelParts({ words, page, creating, form, timeFrame }: Asked): FormPart[] {
  const { t } = words;
  return [
    {
      name: "timeFrame",
      node: (
        <SelectField
          {...form.field("timeFrame")}
          label={t("form.time-frame")}
          options={[
            ...creating.choices.periods
              .filter((frame) => frame.label)
              .map((frame) => ({ value: frame.id, label: words.frame(frame), group: t(`frame-kind.${frame.kind}`) })),
            { value: ownDates, label: t("form.own-dates"), group: t(`frame-kind.${ownDates}`) },
          ]}
        />
      ),
    },
    ...(timeFrame === ownDates ? [datesPart(words, form)] : []),
    {
      name: "level",
      node: (
        <SelectField
          {...form.field("level")}
          label={t("column.level")}
          options={page.rights.levels.map((value) => ({ value, label: t(`objective-level.${value}`) }))}
        />
      ),
    },
  ];
}

/** The two dates themselves. */
function datesPart({ t }: GoalWords, form: Asked["form"]): FormPart {
  return {
    name: "dates",
    wide: true,
    asked: true,
    node: (
      <FieldRow>
        <DateField {...form.field("startDate")} label={t("form.start-date")} required />
        <DateField {...form.field("dueDate")} label={t("column.due")} required />
      </FieldRow>
    ),
  };
}

/** Whose it is, who helps, and who may see it. */
function peopleParts({ words, creating, form }: Asked): FormPart[] {
  const { t } = words;
  return [
    {
      name: "ownerIds",
      wide: true,
      node: (
        <PeopleField
          name="ownerIds"
          label={t("form.owners")}
          chosen={[creating.owner]}
          maximum={20}
          error={form.wrong("ownerIds")}
        />
      ),
    },
    {
      name: "collaboratorIds",
      wide: true,
      node: (
        <PeopleField
          name="collaboratorIds"
          label={t("detail.collaborators")}
          maximum={20}
          error={form.wrong("collaboratorIds")}
        />
      ),
    },
    {
      name: "visibility",
      node: (
        <SelectField
          {...form.field("visibility")}
          label={t("form.visibility")}
          options={visibilities.map((value) => ({ value, label: t(`visibility.${value}`) }))}
        />
      ),
    },
  ];
}

function parentPart({ words, creating, form, level }: Asked): FormPart {
  return {
    name: "parentId",
    wide: creating.settings.mode !== "COMPACT",
    node: <Parent words={words} form={form} parent={creating.parent} level={level} />,
  };
}

/** How much it counts in what it aligns to, where goals are weighed. */
function weightageParts({ words: { t }, creating, form }: Asked): FormPart[] {
  if (!creating.settings.importance) return [];
  return [
    {
      name: "weightage",
      node: (
        <NumberField
          {...form.field("weightage")}
          step="any"
          min={0}
          max={100}
          label={t("form.weightage")}
          description={t("form.weightage-help")}
        />
      ),
    },
  ];
}

/** Where its progress comes from; what adds up says in what unit. */
function progressPart({ words: { t }, creating, form, sum }: Asked): FormPart {
  return {
    name: "progressType",
    wide: true,
    asked: creating.settings.objectiveProgress === "DERIVED_SUM",
    node: (
      <>
        <SelectField
          {...form.field("progressType")}
          label={t("detail.progress-type")}
          onChange={(event) => sum.setProgressType(event.currentTarget.value)}
          options={objectiveProgressTypes.map((value) => ({ value, label: t(`progress-type.${value}`) }))}
        />
        {sum.progressType === "DERIVED_SUM" ? (
          <SumFields unit={sum.unit} start="0" target="100" error={form.wrong} onUnit={sum.setUnit} />
        ) : null}
      </>
    ),
  };
}

function tagParts({ creating, form }: Asked): FormPart[] {
  const { tags } = creating.choices;
  if (!creating.tags || tags.length === 0) return [];
  return [
    {
      name: "tagIds",
      wide: true,
      node: <TagsField tags={tags} chosen={listOf(form.fields.tagIds.initialValue)} error={form.wrong("tagIds")} />,
    },
  ];
}

type ParentProps = Pick<Asked, "words" | "form" | "level"> & { parent: NewObjective["parent"] };

/** What it aligns to; who may stand above hangs on the level. */
function Parent({ words, form, parent, level }: ParentProps) {
  const { t } = words;
  const search = useMemo(() => searchParents({ level }), [level]);
  return (
    <ComboField
      name="parentId"
      label={t("form.parent")}
      description={t("form.parent-help")}
      options={parent ? [{ value: parent.id, label: parent.title }] : []}
      defaultValue={form.typed("parentId")}
      onSearch={search}
      emptyText={t("form.nothing-found")}
      clearLabel={t("form.clear")}
      error={form.wrong("parentId")}
    />
  );
}
