import { useId, type ReactNode } from "react";
import type { Language } from "#app/platform/i18n/languages.ts";
import { askedAfter, type Answer, type Answers } from "../domain/answers.ts";
import type { Question, Section } from "../domain/questionnaire.ts";
import { sectionsOf } from "../domain/sections.ts";
import { QuestionField } from "./question-field.tsx";
import classes from "./questionnaires.module.css";
import sectionClasses from "./sections.module.css";
import { useQuestionnaireWords } from "./questionnaire-words.ts";

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
  const asked = new Set(askedAfter(questions, answers));
  // By the place of the section: what is asked first in it may come and go with what was answered.
  const sections = sectionsOf(questions).map(({ section, questions: each }, place) => ({
    ...{ section, place, some: each.filter((question) => asked.has(question)) },
  }));
  return (
    <div className={classes.form}>
      {name ? <input type="hidden" name={name} value={JSON.stringify(Object.fromEntries(answers))} /> : null}
      {sections.map(({ section, place, some }) => (
        <SectionFields key={place} section={some.length > 0 ? section : null} otherwise={rest.otherwise}>
          {some.map((question) => (
            <QuestionField
              key={question.id}
              {...rest}
              question={question}
              answer={answers.get(question.id)}
              onChange={(answer) => change(question.id, answer)}
              fault={faults?.get(question.id)}
            />
          ))}
        </SectionFields>
      ))}
    </div>
  );
}

type SectionFieldsProps = { section: Section | null; otherwise: Language | undefined; children: ReactNode };

/** Questions below their heading, which is read with them. */
function SectionFields({ section, otherwise, children }: SectionFieldsProps) {
  const { reading } = useQuestionnaireWords(otherwise);
  const id = useId();
  if (!section) return children;
  const help = reading.say(section.help);
  return (
    <section className={classes.form} aria-labelledby={id}>
      <div>
        <h2 id={id} className={sectionClasses.heading} dir="auto">
          {reading.say(section.heading)}
        </h2>
        {help ? (
          <p className={classes.soft} dir="auto">
            {help}
          </p>
        ) : null}
      </div>
      {children}
    </section>
  );
}
