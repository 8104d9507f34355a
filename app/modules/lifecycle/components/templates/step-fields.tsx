import { IconTrash } from "@tabler/icons-react";
import { PersonField } from "#app/modules/people/ui.ts";
import { faultsOfQuestions, type Question } from "#app/modules/questionnaires/domain.ts";
import { QuestionnaireEditor } from "#app/modules/questionnaires/ui.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { isBeginning } from "../../domain/beginnings.ts";
import { doers, stepKinds, type Doer, type StepKind } from "../../domain/moments.ts";
import type { Translations } from "../../domain/step-texts.ts";
import type { StepGroups } from "../../queries/templates-page.ts";
import { OtherLanguages } from "./other-languages.tsx";
import classes from "../lifecycle.module.css";
import { useLifecycleWords } from "../lifecycle-words.ts";

export type EditedStep = {
  key: string;
  title: string;
  details: string;
  kind: StepKind;
  link?: string | null | undefined;
  doer: Doer;
  personId?: string | null | undefined;
  personName?: string;
  groupId?: string | null | undefined;
  questions?: Question[] | undefined;
  translations?: Translations | undefined;
  offset: number;
  after: string[];
};

type StepFieldsProps = {
  step: EditedStep;
  place: number;
  others: readonly EditedStep[];
  groups: StepGroups;
  /** In what title and details are written. */
  language: Language;
  open: boolean;
  onChange: (step: EditedStep) => void;
  onRemove: () => void;
};

/** One step of a template, folded to a line: what, by whom, how many days from the day, and after which other. */
export function StepFields({ step, place, others, groups, language, open, onChange, onRemove }: StepFieldsProps) {
  const { t } = useLifecycleWords();
  const set = (changed: Partial<EditedStep>) => onChange({ ...step, ...changed });
  const days = Math.abs(step.offset);
  const when = step.offset === 0 ? "template.on-day" : step.offset < 0 ? "template.before" : "template.after";
  return (
    <Fold
      title={
        <span className={classes.stepHead}>
          {`${place + 1}. ${step.title || t("template.untitled")}`}
          <span className={classes.soft}>
            {[t(`kind.${step.kind}`), t(`doer.${step.doer}`), t(when, { days })].join(" · ")}
          </span>
        </span>
      }
      open={open}
    >
      <fieldset className={classes.fields}>
        <TextField
          name={`shown-title-${step.key}`}
          label={t("field.title")}
          maxLength={200}
          value={step.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
          required
        />
        <Choices step={step} others={others} set={set} />
        <Besides step={step} groups={groups} set={set} />
        <OtherLanguages step={step} language={language} set={set} />
        <div>
          <Button size="small" tone="quiet" icon={<IconTrash aria-hidden="true" />} onClick={onRemove}>
            {t("template.remove-step", { place: place + 1 })}
          </Button>
        </div>
      </fieldset>
    </Fold>
  );
}

export type PartProps = { step: EditedStep; set: (changed: Partial<EditedStep>) => void };

/** How, by whom, when, and after which. */
function Choices({ step, others, set }: PartProps & Pick<StepFieldsProps, "others">) {
  const { t } = useLifecycleWords();
  return (
    <div className={classes.pair}>
      <SelectField
        name={`shown-kind-${step.key}`}
        label={t("field.kind")}
        value={step.kind}
        options={stepKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(event) => set({ kind: event.currentTarget.value as StepKind })}
      />
      <SelectField
        name={`shown-doer-${step.key}`}
        label={t("field.doer")}
        value={step.doer}
        options={doers.map((value) => ({ value, label: t(`doer.${value}`) }))}
        onChange={(event) => set({ doer: event.currentTarget.value as Doer, groupId: "" })}
      />
      <NumberField
        name={`shown-offset-${step.key}`}
        label={t("field.offset")}
        description={t("field.offset-text")}
        step={1}
        value={String(step.offset)}
        onChange={(event) => set({ offset: Number(event.currentTarget.value) })}
      />
      <SelectField
        name={`shown-after-${step.key}`}
        label={t("field.after")}
        placeholder={t("template.after-none")}
        value={step.after[0] ?? ""}
        options={others.map(({ key, title }) => ({ value: key, label: title || "…" }))}
        onChange={(event) => set({ after: event.currentTarget.value ? [event.currentTarget.value] : [] })}
      />
    </div>
  );
}

/** What some kinds and doers need besides, and the details of all. */
function Besides({ step, groups, set }: PartProps & Pick<StepFieldsProps, "groups">) {
  const { t } = useLifecycleWords();
  // The words of an editor that a choice brings onto the page are there before it is chosen.
  const words = useWords("lifecycle", "questionnaires", ...new Set(groups.begins.map(({ room }) => room)));
  return (
    <>
      {step.doer === "NAMED" ? (
        <PersonField
          name={`shown-person-${step.key}`}
          label={t("field.person")}
          offered={step.personId && step.personName ? [{ id: step.personId, name: step.personName }] : []}
          defaultValue={step.personId ?? null}
          onChange={(value) => set({ personId: value })}
        />
      ) : null}
      {step.doer === "TEAM" || step.doer === "ROLE" ? (
        <SelectField
          name={`shown-group-${step.key}`}
          label={t(step.doer === "TEAM" ? "field.team" : "field.job-role")}
          description={t("field.group-text")}
          placeholder={t("template.choose")}
          value={step.groupId ?? ""}
          options={(step.doer === "TEAM" ? groups.teams : groups.roles).map(({ id, name }) => ({
            value: id,
            label: name,
          }))}
          onChange={(event) => set({ groupId: event.currentTarget.value })}
        />
      ) : null}
      {step.kind === "LINK" ? (
        <SelectField
          name={`shown-leads-${step.key}`}
          label={t("field.leads-to")}
          placeholder={t("template.own-address")}
          value={isBeginning(step.link) ? step.link! : ""}
          options={groups.begins.map(({ link, room, label }) => ({ value: link, label: words(label, {}, room) }))}
          onChange={(event) => set({ link: event.currentTarget.value })}
        />
      ) : null}
      {step.kind === "LINK" && !isBeginning(step.link) ? (
        <TextField
          name={`shown-link-${step.key}`}
          type="url"
          label={t("field.link")}
          value={step.link ?? ""}
          onChange={(event) => set({ link: event.currentTarget.value })}
        />
      ) : null}
      <TextArea
        name={`shown-details-${step.key}`}
        label={t("field.details")}
        rows={2}
        value={step.details}
        onChange={(event) => set({ details: event.currentTarget.value })}
      />
      {step.kind === "FORM" ? <Questions step={step} set={set} /> : null}
    </>
  );
}

/** What a form asks, first of all in the language of whoever makes it. */
function Questions({ step, set }: PartProps) {
  const { t } = useLifecycleWords();
  const questions = step.questions ?? [];
  return (
    <fieldset className={classes.fields}>
      <legend>{t("field.questions")}</legend>
      <QuestionnaireEditor
        questions={questions}
        onChange={(next) => set({ questions: next })}
        faults={faultsOfQuestions(questions)}
      />
    </fieldset>
  );
}
