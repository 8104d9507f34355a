import { Button } from "#app/ui/button/button.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import type { Language } from "#app/platform/i18n/languages.ts";
import type { Answer } from "../domain/answers.ts";
import { longestRemark } from "../domain/bounds.ts";
import { askedBy, type Question } from "../domain/questionnaire.ts";
import { kindScreens } from "../kinds/screens.ts";
import classes from "./questionnaires.module.css";
import { faultKey, useQuestionnaireWords } from "./questionnaire-words.ts";

type QuestionFieldProps = {
  question: Question;
  answer: Answer | undefined;
  onChange: (answer: Answer) => void;
  fault?: string | undefined;
  disabled?: boolean;
  /** The language that texts are in where there is none in the reader's. */
  otherwise?: Language;
};

/** One question with its help, what is filled in, the words beside it, and what is wrong. */
export function QuestionField({
  question,
  answer = {},
  onChange,
  fault,
  disabled = false,
  otherwise,
}: QuestionFieldProps) {
  const { t, reading } = useQuestionnaireWords(otherwise);
  const { Input } = kindScreens[question.kind];
  const label = reading.say(question.text) || t("form.no-text");
  // Apart from `answers`, under which the form sends all of them.
  const name = `question.${question.id}`;
  const given = !askedBy(question).isEmpty(answer.value);
  const help = reading.say(question.help);
  const told = [help ? `${name}-help` : null, fault ? `${name}-fault` : null].filter(Boolean).join(" ");
  const words = fault === "comment-needed";
  return (
    <fieldset className={classes.question} aria-describedby={told || undefined}>
      <legend className={classes.asked} dir="auto">
        {label}
        {question.required ? null : <span className={classes.soft}> {t("form.optional")}</span>}
      </legend>
      {help ? (
        <p id={`${name}-help`} className={classes.soft} dir="auto">
          {help}
        </p>
      ) : null}
      <Input
        setup={question.setup}
        value={answer.value}
        onChange={(value) => onChange({ ...answer, value })}
        label={label}
        name={name}
        required={question.required}
        disabled={disabled}
        error={fault && !words ? t(faultKey(fault)) : undefined}
        reading={reading}
      />
      {fault ? (
        <p id={`${name}-fault`} className={classes.fault} role="alert">
          {t(faultKey(fault))}
        </p>
      ) : null}
      <Remark question={question} answer={answer} onChange={onChange} name={name} disabled={disabled} />
      {given && !question.required && !disabled && question.kind !== "text" ? (
        <span>
          <Button size="small" tone="quiet" onClick={() => onChange({ ...answer, value: undefined })}>
            {t("form.clear")}
          </Button>
        </span>
      ) : null}
    </fieldset>
  );
}

type RemarkProps = Required<Pick<QuestionFieldProps, "question" | "onChange" | "disabled">> & {
  answer: Answer;
  name: string;
};

/** The words beside an answer, where they are asked for. */
function Remark({ question: { comment: rule }, answer, onChange, name, disabled }: RemarkProps) {
  const { t } = useQuestionnaireWords();
  if (rule === "NONE") return null;
  return (
    <TextArea
      name={`${name}.comment`}
      label={rule === "REQUIRED" ? t("form.comment") : `${t("form.comment")} ${t("form.optional")}`}
      rows={2}
      dir="auto"
      maxLength={longestRemark}
      disabled={disabled}
      value={answer.comment ?? ""}
      onChange={(event) => onChange({ ...answer, comment: event.currentTarget.value })}
    />
  );
}
