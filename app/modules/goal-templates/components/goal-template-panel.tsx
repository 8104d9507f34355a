import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { visibilities } from "#app/modules/goals/domain.ts";
import { fromMinorUnits } from "#app/platform/money/money.ts";
import { besideAnObjective, KeyResultFields, type KeyResultFieldsProps } from "#app/modules/goals/ui.ts";
import type { GoalTemplateScreen } from "../queries/goal-template-screen.ts";
import { goalTemplateForm } from "./goal-template-form.ts";
import { goalTemplateCommands } from "./goal-template-commands.ts";
import { useTemplateWords } from "./goal-template-words.ts";

export type GoalTemplatePanelProps = {
  /** Null for a new one. */
  template: GoalTemplateScreen["template"] | null;
  offered: Pick<GoalTemplateScreen, "periods" | "levels" | "currency"> & { currentFrame?: string };
  closeHref: string;
};

/** The form of a goal template, beside where it stands. */
export function GoalTemplatePanel({ template, offered, closeHref }: GoalTemplatePanelProps) {
  const words = useTemplateWords();
  const { t } = words;
  const form = useTemplateForm(template, offered);
  const keyResults = { form: form.form, fields: form.fields.keyResults } as unknown as Pick<
    KeyResultFieldsProps,
    "form" | "fields"
  >;
  return (
    <FormPanel
      form={form}
      title={template ? t("goal-template.edit") : t("goal-template.add")}
      closeHref={closeHref}
      submit={t("goal-template.save")}
      stays={besideAnObjective}
    >
      <TextField
        {...form.field("title")}
        label={t("form.title")}
        description={t("goal-template.title-help")}
        required
        maxLength={400}
      />
      <TextArea {...form.field("description")} label={t("form.description")} rows={3} />
      <GivenSettings offered={offered} form={form} />
      <KeyResultFields {...keyResults} currency={offered.currency} title={t("names.key-results")} />
    </FormPanel>
  );
}

function useTemplateForm(
  template: GoalTemplatePanelProps["template"],
  { levels, currency, currentFrame }: GoalTemplatePanelProps["offered"],
) {
  return goalTemplateCommands.useCommandForm({
    intent: template ? "edit-template" : "create-template",
    id: "goal-template",
    fields: template ? { templateId: template.id, version: String(template.version) } : {},
    schema: goalTemplateForm,
    defaultValue: template
      ? typedOf(template)
      : { level: levels.at(-1), visibility: "GLOBAL", timeFrame: currentFrame, keyResults: [{ title: "", currency }] },
  });
}

type GivenSettingsProps = Pick<GoalTemplatePanelProps, "offered"> & {
  form: ReturnType<typeof useTemplateForm>;
};

/** When the goals made of it run, at what level they count and who may see them. */
function GivenSettings({ offered: { periods, levels }, form }: GivenSettingsProps) {
  const words = useTemplateWords();
  const { t } = words;
  return (
    <FieldRow>
      <SelectField
        {...form.field("timeFrame")}
        label={t("form.time-frame")}
        options={periods
          .filter((frame) => frame.label)
          .map((frame) => ({ value: frame.id, label: words.frame(frame), group: t(`frame-kind.${frame.kind}`) }))}
      />
      <SelectField
        {...form.field("level")}
        label={t("column.level")}
        options={levels.map((level) => ({ value: level, label: t(`objective-level.${level}`) }))}
      />
      <SelectField
        {...form.field("visibility")}
        label={t("form.visibility")}
        options={visibilities.map((visibility) => ({ value: visibility, label: t(`visibility.${visibility}`) }))}
      />
    </FieldRow>
  );
}

/** As people type it: money in whole units. */
function typedOf({ title, description, timeFrame, level, visibility, keyResults }: GoalTemplateScreen["template"]) {
  const amount = (currency: string | null, value: number) => fromMinorUnits(currency, value);
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
