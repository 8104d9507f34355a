import { useState, type ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { OwnDetails } from "#app/modules/people/index.ts";
import { OwnDetailsFields } from "#app/modules/people/ui.ts";
import { askedAfter, readAnswers, type Answers, type Question } from "#app/modules/questionnaires/domain.ts";
import { AnswerShown, QuestionnaireForm } from "#app/modules/questionnaires/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { answersKept } from "../../domain/forms.ts";
import type { JourneyStep } from "../../queries/journey-page.ts";
import { journeyCommands } from "../lifecycle-commands.ts";
import classes from "../lifecycle.module.css";
import { useLifecycleWords } from "../lifecycle-words.ts";

/** What was answered to a form, for who may read it. */
export function FormAnswers({ step: { kind, state, questions, answers } }: { step: JourneyStep }) {
  const { t } = useLifecycleWords();
  const said = answersKept(answers);
  if (kind !== "FORM" || state === "OPEN" || said.size === 0) return null;
  return (
    <Fold title={t("form.answers")}>
      <div className={classes.fields}>
        {askedAfter(questions, said).map((question) => (
          <AnswerShown key={question.id} question={question} answer={said.get(question.id)} />
        ))}
      </div>
    </Fold>
  );
}

/** The form of a step, filled in where the journey stands. */
export function FillIn({ step }: { step: JourneyStep }) {
  const { t } = useLifecycleWords();
  const words = { title: t("form.fill-in"), said: t("said.filled-in") };
  return (
    <StepForm step={step} intent="answer-form" {...words}>
      {(form) => <FormQuestions form={form} questions={step.questions} begun={answersKept(step.answers)} />}
    </StepForm>
  );
}

/** What the register has to know of the viewer themselves. */
export function SayDetails({ step, details }: { step: JourneyStep; details: OwnDetails }) {
  const { t } = useLifecycleWords();
  const words = { title: t("form.details"), said: t("said.details") };
  return (
    <StepForm step={step} intent="say-details" encType="multipart/form-data" {...words}>
      {(form) => <DetailsFields form={form} details={details} />}
    </StepForm>
  );
}

type StepFormProps = {
  step: JourneyStep;
  intent: "answer-form" | "say-details";
  title: string;
  said: string;
  encType?: "multipart/form-data";
  children: (form: AnyCommandForm) => ReactNode;
};

/** Folded until it is wanted, and open again where it was refused. */
function StepForm({ step: { id, version }, intent, title, said, encType, children }: StepFormProps) {
  const { t } = useLifecycleWords();
  const form = journeyCommands.useCommandForm({
    ...{ intent, id: `${intent}-${id}`, about: "stepId", said },
    fields: { stepId: id, version: String(version) },
  });
  return (
    <Fold title={title} open={form.refusal !== null}>
      <CommandForm form={form} guarded layout="reading" {...(encType && { encType })}>
        {children(form)}
        <div>
          <Button type="submit" size="small" tone="primary" loading={form.busy}>
            {t("form.send")}
          </Button>
        </div>
      </CommandForm>
    </Fold>
  );
}

type FormQuestionsProps = { form: AnyCommandForm; questions: readonly Question[]; begun?: Answers };

/** The questions of a form, with who reads the answers, and what is missing once it was sent and refused. */
export function FormQuestions({ form, questions, begun = new Map() }: FormQuestionsProps) {
  const { t } = useTranslation("lifecycle");
  const [answers, setAnswers] = useState<Answers>(begun);
  const refused = form.answer !== null && !form.answer.done;
  const change = (next: Answers) => {
    setAnswers(next);
    form.touch();
  };
  return (
    <>
      <p className={classes.soft}>{t("form.read-by")}</p>
      <QuestionnaireForm
        questions={questions}
        answers={answers}
        onChange={change}
        name="answers"
        {...(refused && { faults: readAnswers(questions, answers, { complete: true }).faults })}
      />
    </>
  );
}

/** What people are asked about themselves; what they leave empty stays. */
export function DetailsFields({ form, details }: { form: AnyCommandForm; details: OwnDetails }) {
  const { t } = useTranslation("lifecycle");
  return (
    <>
      <p className={classes.soft}>{t("form.details-text")}</p>
      <OwnDetailsFields details={details} form={form} />
    </>
  );
}
