import type { Language } from "#app/platform/i18n/languages.ts";
import { askedAfter, type Answer, type Answers } from "../domain/answers.ts";
import type { Question } from "../domain/questionnaire.ts";
import { QuestionField } from "./question-field.tsx";
import classes from "./questionnaires.module.css";

export type QuestionnaireFormProps = {
  questions: readonly Question[];
  answers: Answers;
  onChange: (answers: Answers) => void;
  /** By question, what the server or `readAnswers` found wrong. */
  faults?: ReadonlyMap<string, string>;
  disabled?: boolean;
  otherwise?: Language;
  /** Under this name a form sends the answers, as JSON of what was answered to each question. */
  name?: string;
};

/** A form to fill in: each question as soon as the answers before it ask for it. */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { questions, answers, onChange, faults, name, ...rest } = props;
  const change = (id: string, answer: Answer) => onChange(new Map([...answers, [id, answer]]));
  return (
    <div className={classes.form}>
      {name ? <input type="hidden" name={name} value={JSON.stringify(Object.fromEntries(answers))} /> : null}
      {askedAfter(questions, answers).map((question) => (
        <QuestionField
          key={question.id}
          {...rest}
          question={question}
          answer={answers.get(question.id)}
          onChange={(answer) => change(question.id, answer)}
          fault={faults?.get(question.id)}
        />
      ))}
    </div>
  );
}
