import type { Language } from "#app/platform/i18n/languages.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { longestHelp, longestText } from "../domain/bounds.ts";
import type { Question, Section } from "../domain/questionnaire.ts";
import classes from "./questionnaires.module.css";
import { useQuestionnaireWords } from "./questionnaire-words.ts";

export const emptySection: Section = { heading: {}, help: {} };

type EditedSectionProps = {
  question: Question;
  section: Section;
  onChange: (question: Question) => void;
  language: Language;
};

/** The heading above a question and all below it, up to the next heading; texts in the language that is chosen. */
export function EditedSection({ question, section, onChange, language }: EditedSectionProps) {
  const { t, reading } = useQuestionnaireWords(language);
  const text = (field: "heading" | "help", most: number) => (
    <TextField
      name={`section.${question.id}.${field}`}
      label={t(`editor.section-${field}`)}
      dir="auto"
      maxLength={most}
      placeholder={reading.say(section[field])}
      value={section[field][language] ?? ""}
      onChange={(event) => {
        const said = { ...section[field], [language]: event.currentTarget.value };
        onChange({ ...question, section: { ...section, [field]: said } });
      }}
    />
  );
  return (
    <div role="group" aria-label={t("editor.section")} className={classes.body}>
      {text("heading", longestText)}
      {text("help", longestHelp)}
      <span>
        <Button size="small" tone="quiet" onClick={() => onChange({ ...question, section: null })}>
          {t("editor.end-section")}
        </Button>
      </span>
    </div>
  );
}
