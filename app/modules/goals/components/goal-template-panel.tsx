import { getFormProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { fromMinorUnits } from "../domain/minor-units.ts";
import { visibilities } from "../domain/template.ts";
import type { GoalTemplateScreen } from "../queries/goal-template-screen.ts";
import classes from "./form.module.css";
import { goalTemplateForm } from "./goal-template-form.ts";
import { fieldError, useGoalWords } from "./goal-words.ts";
import { KeyResultFields, type KeyResultFieldsProps } from "./key-result-fields.tsx";
import { UnsavedChanges } from "./unsaved-changes.tsx";

export type GoalTemplatePanelProps = {
  /** Null for a new one. */
  template: GoalTemplateScreen["template"] | null;
  offered: Pick<GoalTemplateScreen, "periods" | "levels" | "currency"> & { currentFrame?: string };
  result: CommandResult | null;
  closeHref: string;
};

/** The form of a goal template, beside where it stands. */
export function GoalTemplatePanel(props: GoalTemplatePanelProps) {
  const { t } = useGoalWords();
  const { template, closeHref } = props;
  const busy = useNavigation().formMethod === "POST";
  return (
    <SidePanel
      title={template ? t("goal-template.edit") : t("goal-template.add")}
      closeLabel={t("close-panel")}
      closeHref={closeHref}
      footer={
        <div className={classes.actions}>
          <Button href={closeHref}>{t("cancel")}</Button>
          <Button type="submit" form="goal-template" tone="primary" loading={busy}>
            {t("goal-template.save")}
          </Button>
        </div>
      }
    >
      <TemplateForm {...props} />
    </SidePanel>
  );
}

function TemplateForm({ template, offered, result }: GoalTemplatePanelProps) {
  const words = useGoalWords();
  const { t } = words;
  const [dirty, setDirty] = useState(false);
  const intent = template ? "edit-template" : "create-template";
  const own = result?.intent === intent ? result : null;
  const [form, fields] = useTemplateForm(template, offered, own);
  const keyResults = { form, fields: fields.keyResults } as unknown as Pick<KeyResultFieldsProps, "form" | "fields">;
  return (
    <Form method="post" {...getFormProps(form)} className={classes.form} onInput={() => setDirty(true)}>
      <UnsavedChanges when={dirty && !own?.done} />
      <input type="hidden" name="intent" value={intent} />
      {template ? (
        <>
          <input type="hidden" name="templateId" value={template.id} />
          <input type="hidden" name="version" value={template.version} />
        </>
      ) : null}
      {own?.error && Object.keys(own.error.fields).length === 0 ? (
        <Callout tone="danger" announced title={words.refusal(own.error.code, own.error.params)} />
      ) : null}
      <TextField
        name={fields.title.name}
        id={fields.title.id}
        defaultValue={fields.title.initialValue ?? ""}
        label={t("form.title")}
        description={t("goal-template.title-help")}
        required
        maxLength={400}
        error={fieldError(words, fields.title.errors)}
      />
      <TextArea
        name={fields.description.name}
        id={fields.description.id}
        defaultValue={fields.description.initialValue ?? ""}
        label={t("form.description")}
        rows={3}
        error={fieldError(words, fields.description.errors)}
      />
      <GivenSettings offered={offered} fields={fields} />
      <KeyResultFields {...keyResults} currency={offered.currency} title={t("names.key-results")} />
    </Form>
  );
}

function useTemplateForm(
  template: GoalTemplatePanelProps["template"],
  { levels, currency, currentFrame }: GoalTemplatePanelProps["offered"],
  own: CommandResult | null,
) {
  return useForm({
    id: "goal-template",
    lastResult: (own?.reply ?? null) as SubmissionResult<string[]> | null,
    defaultValue: template
      ? typedOf(template)
      : { level: levels.at(-1), visibility: "GLOBAL", timeFrame: currentFrame, keyResults: [{ currency }] },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: goalTemplateForm }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
}

type GivenSettingsProps = Pick<GoalTemplatePanelProps, "offered"> & { fields: ReturnType<typeof useTemplateForm>[1] };

/** When the goals made of it run, at what level they count and who may see them. */
function GivenSettings({ offered: { periods, levels }, fields }: GivenSettingsProps) {
  const words = useGoalWords();
  const { t } = words;
  const pick = (name: "timeFrame" | "level" | "visibility") => ({
    name: fields[name].name,
    id: fields[name].id,
    defaultValue: String(fields[name].initialValue ?? ""),
    error: fieldError(words, fields[name].errors),
  });
  return (
    <div className={classes.pair}>
      <SelectField
        {...pick("timeFrame")}
        label={t("form.time-frame")}
        options={periods
          .filter((frame) => frame.label)
          .map((frame) => ({ value: frame.id, label: words.frame(frame), group: t(`frame-kind.${frame.kind}`) }))}
      />
      <SelectField
        {...pick("level")}
        label={t("form.level")}
        options={levels.map((level) => ({ value: level, label: t(`objective-level.${level}`) }))}
      />
      <SelectField
        {...pick("visibility")}
        label={t("form.visibility")}
        options={visibilities.map((visibility) => ({ value: visibility, label: t(`visibility.${visibility}`) }))}
      />
    </div>
  );
}

/** As people type it: money in whole units. */
function typedOf({ title, description, timeFrame, level, visibility, keyResults }: GoalTemplateScreen["template"]) {
  const amount = (currency: string | null, value: number) => (currency ? fromMinorUnits(currency, value) : value);
  return {
    title,
    description,
    timeFrame,
    level,
    visibility,
    keyResults: keyResults.map((part) => ({
      title: part.title,
      measureType: part.measureType,
      currency: part.currency ?? undefined,
      start: amount(part.currency, part.start),
      target: amount(part.currency, part.target),
    })),
  };
}
