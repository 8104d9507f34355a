import { PersonField } from "#app/modules/people/ui.ts";
import { getInputProps, type FieldMetadata, type FormMetadata } from "@conform-to/react";
import { useMemo, type ReactNode } from "react";
import type { z } from "zod";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { visibilities } from "../../domain/template.ts";
import type { GoalPage, NewObjective } from "../../queries/goal-page.ts";
import { ObjectiveHints } from "../coach/coach-hints.tsx";
import type { FormPart } from "./form-parts.tsx";
import { fieldError, type GoalWords } from "../goal-words.ts";
import type { objectiveForm } from "./objective-form.ts";
import { searchParents } from "../search-options.ts";
import { listOf, TagsField } from "./tags-field.tsx";

type Fields = ReturnType<FormMetadata<z.input<typeof objectiveForm>, string[]>["getFieldset"]>;
type Asked = {
  words: GoalWords;
  formId: string;
  page: GoalPage;
  creating: NewObjective;
  fields: Fields;
  taken: boolean;
  level: string;
  suggestions: ReactNode;
};

/** The fields of a new objective but for its key results, in the order in which they are asked. */
export function objectiveParts(asked: Asked): FormPart[] {
  return [
    ...wordingParts(asked),
    ...timeAndLevelParts(asked),
    ...peopleParts(asked),
    parentPart(asked),
    ...tagParts(asked),
  ];
}

/** What it is called and what it says, with hints and suggestions beside the title. */
function wordingParts({ words, formId, page, fields, taken, suggestions }: Asked): FormPart[] {
  const { t } = words;
  return [
    {
      name: "title",
      wide: true,
      node: (
        <>
          <TextField
            {...field(fields.title)}
            label={t("form.title")}
            error={fieldError(words, fields.title.errors) ?? (taken ? t("errors.duplicate-title") : undefined)}
            required
            maxLength={500}
          />
          <ObjectiveHints formId={formId} writesKeyResults={page.rights.keyResults} />
          {suggestions}
        </>
      ),
    },
    {
      name: "description",
      wide: true,
      node: (
        <TextArea
          name={fields.description.name}
          id={fields.description.id}
          defaultValue={fields.description.initialValue ?? ""}
          label={t("form.description")}
          description={t("form.description-help")}
          rows={3}
          error={fieldError(words, fields.description.errors)}
        />
      ),
    },
  ];
}

/** When it runs, and at what level it counts. */
function timeAndLevelParts({ words, page, fields }: Asked): FormPart[] {
  const { t } = words;
  return [
    {
      name: "timeFrame",
      node: (
        <SelectField
          {...select(fields.timeFrame)}
          label={t("form.time-frame")}
          error={fieldError(words, fields.timeFrame.errors)}
          options={page.periods
            .filter((frame) => frame.label)
            .map((frame) => ({ value: frame.id, label: words.frame(frame), group: t(`frame-kind.${frame.kind}`) }))}
        />
      ),
    },
    {
      name: "level",
      node: (
        <SelectField
          {...select(fields.level)}
          label={t("column.level")}
          error={fieldError(words, fields.level.errors)}
          options={page.rights.levels.map((value) => ({ value, label: t(`objective-level.${value}`) }))}
        />
      ),
    },
  ];
}

/** Whose it is, and who may see it. */
function peopleParts({ words, creating, fields }: Asked): FormPart[] {
  const { t } = words;
  return [
    {
      name: "ownerId",
      node: (
        <PersonField
          name={fields.ownerId.name}
          label={t("form.owner")}
          offered={[creating.owner]}
          defaultValue={fields.ownerId.initialValue ?? creating.owner.id}
          error={fieldError(words, fields.ownerId.errors)}
        />
      ),
    },
    {
      name: "visibility",
      node: (
        <SelectField
          {...select(fields.visibility)}
          label={t("form.visibility")}
          error={fieldError(words, fields.visibility.errors)}
          options={visibilities.map((value) => ({ value, label: t(`visibility.${value}`) }))}
        />
      ),
    },
  ];
}

function parentPart({ words, creating, fields, level }: Asked): FormPart {
  return {
    name: "parentId",
    wide: creating.settings.mode !== "COMPACT",
    node: <Parent words={words} field={fields.parentId} parent={creating.parent} level={level} />,
  };
}

function tagParts({ words, page, creating, fields }: Asked): FormPart[] {
  if (!creating.tags || page.tags.length === 0) return [];
  return [
    {
      name: "tagIds",
      wide: true,
      node: (
        <TagsField
          tags={page.tags}
          chosen={listOf(fields.tagIds.initialValue)}
          error={fieldError(words, fields.tagIds.errors)}
        />
      ),
    },
  ];
}

type ParentProps = { words: GoalWords; field: Fields["parentId"]; parent: NewObjective["parent"]; level: string };

/** What it aligns to; who may stand above hangs on the level. */
function Parent({ words, field: { name, initialValue, errors }, parent, level }: ParentProps) {
  const { t } = words;
  const search = useMemo(() => searchParents({ level }), [level]);
  return (
    <ComboField
      name={name}
      label={t("form.parent")}
      description={t("form.parent-help")}
      options={parent ? [{ value: parent.id, label: parent.title }] : []}
      defaultValue={initialValue ?? null}
      onSearch={search}
      emptyText={t("form.nothing-found")}
      clearLabel={t("form.clear")}
      error={fieldError(words, errors)}
    />
  );
}

/** What a native field takes of Conform's; React's key is no property. */
function field(metadata: FieldMetadata<string | undefined>) {
  const { key: _, ...properties } = getInputProps(metadata, { type: "text" });
  return properties;
}

function select(metadata: FieldMetadata<unknown>) {
  return { name: metadata.name, id: metadata.id, defaultValue: String(metadata.initialValue ?? "") };
}
