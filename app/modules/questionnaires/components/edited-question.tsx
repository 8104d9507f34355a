import { IconArrowDown, IconArrowUp, IconChevronRight, IconCopy, IconTrash } from "@tabler/icons-react";
import { useId, useState } from "react";
import type { Language } from "#app/platform/i18n/languages.ts";
import { Button } from "#app/ui/button/button.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { askedBy, type Question } from "../domain/questionnaire.ts";
import { EditedSection, emptySection } from "./edited-section.tsx";
import { QuestionEditor } from "./question-editor.tsx";
import classes from "./questionnaires.module.css";
import sectionClasses from "./sections.module.css";
import { faultKey, useQuestionnaireWords } from "./questionnaire-words.ts";

type EditedQuestionProps = {
  question: Question;
  /** Whether a section can begin with it. */
  sections: boolean;
  at: number;
  count: number;
  before: readonly Question[];
  language: Language;
  fault: string | undefined;
  open: boolean;
  onToggle: () => void;
  onChange: (question: Question) => void;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
};

/** One question of the editor, below the heading of the section that it begins. */
export function EditedQuestion(props: EditedQuestionProps) {
  const { question, onChange, language } = props;
  if (!question.section) return <Card {...props} />;
  return (
    <div className={sectionClasses.sectioned}>
      <EditedSection question={question} section={question.section} onChange={onChange} language={language} />
      <Card {...props} />
    </div>
  );
}

/** Folded to what is asked and how it is answered, with what can be done to it as a whole. */
function Card(props: EditedQuestionProps) {
  const { question, sections, at, before, language, fault, open, onToggle, onChange } = props;
  const { t, format, reading } = useQuestionnaireWords(language);
  const bodyId = useId();
  const place = format.number(at + 1);
  // One that was just added is not wrong before anybody has left it.
  const [fresh, setFresh] = useState(open && fault !== undefined);
  return (
    <section
      className={classes.edited}
      aria-label={t("editor.question", { place })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFresh(false);
      }}
    >
      <div className={classes.head}>
        <button type="button" className={classes.opener} aria-expanded={open} aria-controls={bodyId} onClick={onToggle}>
          <IconChevronRight size={16} />
          <span>{place}.</span>
          <span dir="auto">{reading.say(question.text) || t("form.no-text")}</span>
        </button>
        <Tools {...props} place={place} />
      </div>
      {fault && !fresh ? (
        <p className={classes.fault} role="alert">
          {t(faultKey(fault))}
        </p>
      ) : null}
      <div id={bodyId} className={classes.body}>
        {open ? (
          <>
            <QuestionEditor question={question} before={before} onChange={onChange} language={language} />
            {sections && !question.section ? (
              <span>
                <Button size="small" tone="quiet" onClick={() => onChange({ ...question, section: emptySection })}>
                  {t("editor.begin-section")}
                </Button>
              </span>
            ) : null}
          </>
        ) : (
          <p className={classes.brief}>
            {[
              t(`kind.${question.kind}`),
              ...(question.required ? [t("editor.required")] : []),
              ...askedBy(question).choices.map(({ label }) => reading.say(label)),
            ].join(" · ")}
          </p>
        )}
      </div>
    </section>
  );
}

type ToolsProps = Pick<EditedQuestionProps, "at" | "count" | "language" | "onMove" | "onDuplicate" | "onRemove"> & {
  place: string;
};

function Tools({ at, count, language, place, onMove, onDuplicate, onRemove }: ToolsProps) {
  const { t } = useQuestionnaireWords(language);
  return (
    <span className={classes.tools}>
      <IconButton
        label={t("editor.up", { place })}
        icon={<IconArrowUp />}
        disabled={at === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={t("editor.down", { place })}
        icon={<IconArrowDown />}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
      />
      <IconButton label={t("editor.duplicate", { place })} icon={<IconCopy />} onClick={onDuplicate} />
      <IconButton label={t("editor.remove", { place })} icon={<IconTrash />} onClick={onRemove} />
    </span>
  );
}
