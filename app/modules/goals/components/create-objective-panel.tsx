import { getFormProps, getInputProps, useForm, type FieldMetadata, type FormMetadata, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { useMemo, useState } from "react";
import type { z } from "zod";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { visibilities } from "../domain/template.ts";
import type { GoalPage, NewObjective } from "../queries/goal-page.ts";
import { ObjectiveHints } from "./coach-hints.tsx";
import { fillIn, fillKeyResult, typedMetric, unnamedPlace } from "./fill-in.ts";
import classes from "./form.module.css";
import { useGoalAddress } from "./goal-address.ts";
import { fieldError, useGoalWords } from "./goal-words.ts";
import { GoalSuggestions, type CompanyMetric, type Metric } from "./goal-suggestions.tsx";
import { KeyResultFields, type GivenMetric } from "./key-result-fields.tsx";
import { objectiveForm } from "./objective-form.ts";
import { searchParents, searchPeople } from "./search-options.ts";
import { UnsavedChanges } from "./unsaved-changes.tsx";
import { useTitleTaken } from "./use-title-taken.ts";

export type CreateObjectivePanelProps = { page: GoalPage; creating: NewObjective; result: CommandResult | null };

/** The form for a new objective with its key results, beside the list it will appear in. */
export function CreateObjectivePanel({ page, creating, result }: CreateObjectivePanelProps) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  const back = address.with({ createOkr: null, okrPanelType: null, parentId: null });
  const busy = useNavigation().formMethod === "POST";
  const { names } = page;
  return (
    <SidePanel
      title={names.objectives ? t("create.open-named", { name: names.objectives }) : t("create.open")}
      closeLabel={t("close-panel")} closeHref={back}
      footer={
        <div className={classes.actions}>
          <Button href={back}>{t("cancel")}</Button>
          <Button type="submit" form="new-objective" tone="primary" loading={busy}>{t("create.submit")}</Button>
        </div>
      }
    >
      <ObjectiveForm page={page} creating={creating} result={result} back={back} />
    </SidePanel>
  );
}

function ObjectiveForm({ page, creating, result, back }: CreateObjectivePanelProps & { back: string }) {
  const words = useGoalWords();
  const { t } = words;
  const [dirty, setDirty] = useState(false);
  const { taken, level, hear } = useNamed({ title: "", timeFrame: creating.timeFrame, level: page.rights.levels.at(-1) ?? "" });
  const [form, fields] = useForm({
    id: "new-objective",
    lastResult: (result?.reply ?? null) as SubmissionResult<string[]> | null,
    defaultValue: {
      timeFrame: creating.timeFrame, level: page.rights.levels.at(-1), ownerId: creating.owner.id, visibility: creating.visibility,
      parentId: creating.parent?.id, keyResults: page.rights.keyResults && page.input.okrPanelType !== "SIMPLE" ? [{ currency: creating.currency }] : [],
    },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: objectiveForm }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const address = useGoalAddress();
  const simple = page.input.okrPanelType === "SIMPLE";
  const measured = page.rights.keyResults && !simple;
  const addMetric = (metric: Metric) => {
    setDirty(true);
    if (!fillKeyResult(formOf(form.id), metric)) form.insert({ name: fields.keyResults.name, defaultValue: { ...typedMetric(metric), currency: creating.currency } });
  };
  const { given, give } = useGivenMetric(form.id);
  const addCompanyMetric = (metric: CompanyMetric) => {
    setDirty(true);
    if (!give(metric, fields.keyResults.getFieldList().length)) form.insert({ name: fields.keyResults.name, defaultValue: { title: metric.name, currency: creating.currency } });
  };
  return (
    <Form method="post" {...getFormProps(form)} className={classes.form} onInput={(event) => { setDirty(true); hear(event.currentTarget); }}>
      <UnsavedChanges when={dirty} />
      <input type="hidden" name="intent" value="create-objective" />
      <input type="hidden" name="returnTo" value={back} />
      {result?.error ? <Callout tone="danger" announced title={words.refusal(result.error.code, result.error.params)} /> : null}
      <TextField {...field(fields.title)} label={t("form.title")} error={fieldError(words, fields.title.errors) ?? (taken ? t("errors.duplicate-title") : undefined)} required maxLength={500} />
      <ObjectiveHints formId={form.id} writesKeyResults={measured} />
      <GoalSuggestions formId={form.id} onTitle={(title) => fillIn(formOf(form.id), fields.title.name, title)} onMetric={measured ? addMetric : null} onCompanyMetric={addCompanyMetric} />
      {simple ? null : <TextArea name={fields.description.name} id={fields.description.id} defaultValue={fields.description.initialValue ?? ""} label={t("form.description")} description={t("form.description-help")} rows={3} />}
      <div className={classes.pair}>
        <SelectField
          {...select(fields.timeFrame)} label={t("form.time-frame")} error={fieldError(words, fields.timeFrame.errors)}
          options={page.periods.filter((frame) => frame.label).map((frame) => ({ value: frame.id, label: words.frame(frame), group: t(`frame-kind.${frame.kind}`) }))}
        />
        {simple ? <Defaults values={{ level, ownerId: creating.owner.id, visibility: creating.visibility, parentId: creating.parent?.id }} /> : (
          <SelectField
            {...select(fields.level)} label={t("form.level")} error={fieldError(words, fields.level.errors)}
            options={page.rights.levels.map((level) => ({ value: level, label: t(`objective-level.${level}`) }))}
          />
        )}
      </div>
      {simple ? <p><UiLink href={address.with({ okrPanelType: null })}>{t("create.more")}</UiLink></p> : (
        <>
          <Belonging fields={fields} creating={creating} level={level} />
          {page.rights.keyResults ? <KeyResultFields form={form} fields={fields.keyResults} given={given} currency={creating.currency} title={words.keyResults(page.names)} /> : null}
        </>
      )}
    </Form>
  );
}

type BelongingProps = { fields: ReturnType<FormMetadata<z.input<typeof objectiveForm>, string[]>["getFieldset"]>; creating: NewObjective; level: string };

/** Whose it is, who sees it and what it aligns to. */
function Belonging({ fields, creating, level }: BelongingProps) {
  const words = useGoalWords();
  const { t } = words;
  const search = useMemo(() => searchParents({ level }), [level]);
  const owner = { value: creating.owner.id, label: creating.owner.name };
  const parent = creating.parent ? [{ value: creating.parent.id, label: creating.parent.title }] : [];
  return (
    <>
      <div className={classes.pair}>
        <ComboField
          name={fields.ownerId.name} label={t("form.owner")} options={[owner]} defaultValue={fields.ownerId.initialValue ?? owner.value}
          onSearch={searchPeople} emptyText={t("form.nobody-found")} error={fieldError(words, fields.ownerId.errors)}
        />
        <SelectField
          {...select(fields.visibility)} label={t("form.visibility")} error={fieldError(words, fields.visibility.errors)}
          options={visibilities.map((visibility) => ({ value: visibility, label: t(`visibility.${visibility}`) }))}
        />
      </div>
      <ComboField
        name={fields.parentId.name} label={t("form.parent")} description={t("form.parent-help")} options={parent} defaultValue={fields.parentId.initialValue ?? null}
        onSearch={search} emptyText={t("form.nothing-found")} clearLabel={t("form.clear")} error={fieldError(words, fields.parentId.errors)}
      />
    </>
  );
}

/** What the short form leaves out goes along as the company has it. */
function Defaults({ values }: { values: Readonly<Record<string, string | undefined>> }) {
  return Object.entries(values).map(([name, value]) => (value ? <input key={name} type="hidden" name={name} value={value} /> : null));
}

/** What hangs on the words typed so far: whether the title is taken, and the level to find parents for. */
function useNamed(first: { title: string; timeFrame: string; level: string }) {
  const [{ title, timeFrame, level }, setNamed] = useState(first);
  const hear = (form: HTMLFormElement) => {
    const typed = new FormData(form);
    setNamed({ title: String(typed.get("title") ?? ""), timeFrame: String(typed.get("timeFrame") ?? ""), level: String(typed.get("level") ?? "") });
  };
  return { taken: useTitleTaken(title, timeFrame), level, hear };
}

/** A metric goes to the key result nobody has named yet; false where it waits for one that is to be added at `next`. */
function useGivenMetric(formId: string) {
  const [given, setGiven] = useState<GivenMetric | null>(null);
  const give = (metric: CompanyMetric, next: number): boolean => {
    const place = unnamedPlace(formOf(formId));
    setGiven({ place: place ?? next, metric });
    if (place !== null) fillIn(formOf(formId), `keyResults[${place}].title`, metric.name);
    return place !== null;
  };
  return { given, give };
}

function formOf(id: string): HTMLFormElement {
  return document.getElementById(id) as HTMLFormElement;
}

/** What a native field takes of Conform's; React's key is no property. */
function field(metadata: FieldMetadata<string | undefined>) {
  const { key: _, ...properties } = getInputProps(metadata, { type: "text" });
  return properties;
}

function select(metadata: FieldMetadata<unknown>) {
  return { name: metadata.name, id: metadata.id, defaultValue: String(metadata.initialValue ?? "") };
}
