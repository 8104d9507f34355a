import type { Language } from "#app/platform/i18n/languages.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { longestHelp, longestText } from "../domain/bounds.ts";
import { askedBy, commentRules, type CommentRule, type Question } from "../domain/questionnaire.ts";
import { kindScreens } from "../kinds/screens.ts";
import classes from "./questionnaires.module.css";
import { useQuestionnaireWords } from "./questionnaire-words.ts";

type QuestionEditorProps = {
  question: Question;
  /** What can be asked before it: a condition names one of these. */
  before: readonly Question[];
  onChange: (question: Question) => void;
  language: Language;
};

/** What is asked and how it is answered; texts in the language that is chosen, beside those it is translated from. */
export function QuestionEditor({ question, before, onChange, language }: QuestionEditorProps) {
  const { t, reading } = useQuestionnaireWords(language);
  const { Setup } = kindScreens[question.kind];
  const name = `question.${question.id}`;
  const text = (field: "text" | "help", most: number) => (
    <TextField
      name={`${name}.${field}`}
      label={t(`editor.${field}`)}
      dir="auto"
      maxLength={most}
      placeholder={reading.say(question[field])}
      value={question[field][language] ?? ""}
      onChange={(event) =>
        onChange({ ...question, [field]: { ...question[field], [language]: event.currentTarget.value } })
      }
    />
  );
  return (
    <>
      {text("text", longestText)}
      {text("help", longestHelp)}
      {Setup ? (
        <Setup
          setup={question.setup}
          onChange={(setup) => onChange({ ...question, setup })}
          name={name}
          language={language}
        />
      ) : null}
      <div className={classes.pair}>
        <SelectField
          name={`${name}.comment`}
          label={t("editor.comment")}
          value={question.comment}
          options={commentRules.map((value) => ({ value, label: t(`comment-rule.${value}`) }))}
          onChange={(event) => onChange({ ...question, comment: event.currentTarget.value as CommentRule })}
        />
        <WhenField question={question} before={before} onChange={onChange} language={language} />
      </div>
      <Checkbox
        name={`${name}.required`}
        label={t("editor.required")}
        checked={question.required}
        onChange={(event) => onChange({ ...question, required: event.currentTarget.checked })}
      />
    </>
  );
}

/** After which answer to an earlier question it is asked; else of everybody. */
function WhenField({ question, before, onChange, language }: QuestionEditorProps) {
  const { t, reading } = useQuestionnaireWords(language);
  const offered = before.flatMap((earlier) =>
    askedBy(earlier).choices.map(({ id, label }) => ({
      value: `${earlier.id} ${id}`,
      label: reading.say(label) || t("form.no-text"),
      group: reading.say(earlier.text) || t("form.no-text"),
    })),
  );
  if (offered.length === 0) return null;
  const chosen = question.when ? `${question.when.questionId} ${question.when.picked[0]}` : "";
  const choose = (value: string) => {
    const [questionId = "", id = ""] = value.split(" ");
    onChange({ ...question, when: value ? { questionId, picked: [id] } : null });
  };
  return (
    <SelectField
      name={`question.${question.id}.when`}
      label={t("editor.when")}
      placeholder={t("editor.always")}
      value={chosen}
      options={offered}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
