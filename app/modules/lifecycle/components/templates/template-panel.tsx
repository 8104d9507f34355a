import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { moments, type Moment } from "../../domain/moments.ts";
import type { OpenTemplate, StepGroups } from "../../queries/templates-page.ts";
import { templatesCommands } from "../lifecycle-commands.ts";
import classes from "../lifecycle.module.css";
import { useLifecycleWords } from "../lifecycle-words.ts";
import { ForWhom } from "./for-whom.tsx";
import { StepFields, type EditedStep } from "./step-fields.tsx";

/** A template: what it is for, and its steps; journeys that run keep theirs. */
export function TemplatePanel({ open }: { open: OpenTemplate }) {
  const { t } = useLifecycleWords();
  const closeHref = useAddress()({ template: null });
  const [steps, setSteps] = useState<EditedStep[]>(open.steps.length > 0 ? open.steps : [stepCalled(firstKey)]);
  const [moment, setMoment] = useState<Moment>(open.moment);
  const form = templatesCommands.useCommandForm({
    intent: "save-template",
    fields: open.id === null ? {} : { templateId: open.id, version: String(open.version) },
    defaultValue: { name: open.name, moment: open.moment },
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  const change = (next: EditedStep[]) => {
    setSteps(next);
    form.touch();
  };
  const wrong = form.wrong("steps");
  return (
    <FormPanel
      form={form}
      title={open.id === null ? t("template.add") : open.name}
      closeHref={closeHref}
      submit={t("template.save")}
      wide
    >
      <TextField {...form.field("name")} label={t("template.name")} maxLength={120} required />
      <SelectField
        {...form.field("moment")}
        label={t("field.moment")}
        options={moments.map((value) => ({ value, label: t(`moment.${value}`) }))}
        onChange={(event) => setMoment(event.currentTarget.value as Moment)}
      />
      <ForWhom open={open} moment={moment} form={form} />
      {wrong ? <Callout announced tone="danger" title={[wrong].flat().join(" ")} /> : null}
      <StepList
        steps={steps}
        groups={open.groups}
        language={open.language}
        folded={open.steps.length > 0}
        onChange={change}
      />
      <input type="hidden" name="steps" value={JSON.stringify(steps.map(({ personName: _, ...step }) => step))} />
    </FormPanel>
  );
}

type StepListProps = {
  steps: readonly EditedStep[];
  groups: StepGroups;
  language: Language;
  folded: boolean;
  onChange: (steps: EditedStep[]) => void;
};

/** The steps: what was read with the template is folded, what is added stands open. */
function StepList({ steps, groups, language, folded, onChange }: StepListProps) {
  const { t } = useLifecycleWords();
  const [known] = useState(() => new Set(folded ? steps.map(({ key }) => key) : []));
  return (
    <Section title={t("board.steps")}>
      {steps.map((step, place) => (
        <StepFields
          key={step.key}
          step={step}
          place={place}
          groups={groups}
          language={language}
          open={!known.has(step.key)}
          others={steps.filter(({ key }) => key !== step.key)}
          onChange={(next) => onChange(steps.map((one) => (one.key === step.key ? next : one)))}
          onRemove={() => onChange(steps.filter(({ key }) => key !== step.key))}
        />
      ))}
      <div className={classes.line}>
        <Button icon={<IconPlus aria-hidden="true" />} onClick={() => onChange([...steps, newStep(steps.length)])}>
          {t("template.add-step")}
        </Button>
      </div>
    </Section>
  );
}

/** The first step of a new template, which server and browser call the same. */
const firstKey = "step-first";

/** Keys are given once and never made of a place, so that what waits for a step goes on waiting for it. */
const newStep = (count: number): EditedStep => stepCalled(`step-${Date.now().toString(36)}-${count}`);

function stepCalled(key: string): EditedStep {
  return { key, title: "", details: "", kind: "TICK", link: "", doer: "HR", personId: "", offset: 0, after: [] };
}
