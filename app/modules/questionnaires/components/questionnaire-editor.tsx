import { useId, useState, type SyntheticEvent } from "react";
import { languageNames, languages, type Language } from "#app/platform/i18n/languages.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import type { Answers } from "../domain/answers.ts";
import { mostQuestions } from "../domain/bounds.ts";
import { duplicated, withoutLostConditions } from "../domain/edit.ts";
import { askedBy, newQuestion, type Question } from "../domain/questionnaire.ts";
import { movedQuestion, withoutQuestion } from "../domain/sections.ts";
import { kindNames, type KindName } from "../kinds/kinds.ts";
import { EditedQuestion } from "./edited-question.tsx";
import { newId } from "./new-id.ts";
import { QuestionnaireForm } from "./questionnaire-form.tsx";
import classes from "./questionnaires.module.css";
import { useQuestionnaireWords } from "./questionnaire-words.ts";

export type QuestionnaireEditorProps = {
  questions: readonly Question[];
  onChange: (questions: Question[]) => void;
  /** The languages the questionnaire is written in; left out, all of them, the reader's first. */
  spoken?: readonly Language[];
  /** The kinds that may be asked here. */
  kinds?: readonly KindName[];
  /** Whether questions can stand below headings here. */
  sections?: boolean;
  /** By the id of a question, what the server or `faultsOfQuestions` found wrong with it. */
  faults?: ReadonlyMap<string, string>;
  /** Under this name a form sends the questions, as JSON. */
  name?: string;
};

/** Makes a questionnaire: questions added, worded, ordered, copied and removed, looked at as they will be answered. */
export function QuestionnaireEditor(props: QuestionnaireEditorProps) {
  const { questions, spoken: given, kinds = kindNames, name } = props;
  const { t, language: own } = useQuestionnaireWords(given?.[0]);
  const spoken = given ?? [own, ...languages.filter((one) => one !== own)];
  // A page may hold several editors.
  const editor = useId();
  const [shown, setShown] = useState<"edit" | "preview">("edit");
  const [language, setLanguage] = useState(spoken[0] ?? "en");
  return (
    <div className={classes.editor}>
      {name ? <input type="hidden" name={name} value={JSON.stringify(questions)} /> : null}
      <div className={classes.head} {...untold}>
        <SegmentedControl
          label={t("editor.view")}
          name={`questionnaire-view-${editor}`}
          value={shown}
          onChange={(value) => setShown(value === "preview" ? "preview" : "edit")}
          segments={(["edit", "preview"] as const).map((value) => ({ value, label: t(`editor.${value}`) }))}
        />
        {spoken.length > 1 && shown === "edit" ? (
          <SelectField
            name={`questionnaire-language-${editor}`}
            label={t("editor.language")}
            value={language}
            options={spoken.map((value) => ({ value, label: languageNames[value] }))}
            onChange={(event) => setLanguage(spoken.find((one) => one === event.currentTarget.value) ?? language)}
          />
        ) : null}
      </div>
      {shown === "preview" ? (
        <Preview questions={questions} otherwise={language} />
      ) : (
        <Questions {...props} kinds={kinds} language={language} />
      )}
    </div>
  );
}

/** How the editor is looked at changes nothing of what its form saves. */
const untold = {
  onInput: (event: SyntheticEvent) => event.stopPropagation(),
  onChange: (event: SyntheticEvent) => event.stopPropagation(),
};

function Preview({ questions, otherwise }: { questions: readonly Question[]; otherwise: Language }) {
  const [answers, setAnswers] = useState<Answers>(new Map());
  return (
    <div {...untold}>
      <QuestionnaireForm questions={questions} answers={answers} onChange={setAnswers} otherwise={otherwise} />
    </div>
  );
}

type QuestionsProps = Pick<QuestionnaireEditorProps, "questions" | "onChange" | "faults" | "sections"> & {
  kinds: readonly KindName[];
  language: Language;
};

/** Which questions stand open: one alone, and what was put in. */
function useOpened(questions: readonly Question[]) {
  const [ids, setIds] = useState<readonly string[]>(() => (questions.length === 1 ? [questions[0]!.id] : []));
  return {
    has: (id: string) => ids.includes(id),
    toggle: (id: string) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    openNew(next: readonly Question[]) {
      const known = new Set(questions.map(({ id }) => id));
      setIds([...ids, ...next.flatMap(({ id }) => (known.has(id) ? [] : [id]))]);
    },
  };
}

function Questions({ questions, onChange, kinds, language, faults, sections = false }: QuestionsProps) {
  const { t, format } = useQuestionnaireWords(language);
  const [removed, setRemoved] = useState<readonly Question[] | null>(null);
  const [said, setSaid] = useState("");
  const opened = useOpened(questions);
  const change = (next: readonly Question[]) => {
    setRemoved(null);
    onChange(withoutLostConditions(next, (one) => askedBy(one).choices));
  };
  const move = (at: number, by: -1 | 1) => {
    const next = movedQuestion(questions, at, by);
    const place = next.findIndex(({ id }) => id === questions[at]!.id) + 1;
    change(next);
    setSaid(t("editor.moved", { place: format.number(place), count: format.number(questions.length) }));
  };
  /** Puts a question in that is worded next, and so stands open. */
  const put = (next: readonly Question[]) => {
    opened.openNew(next);
    change(next);
  };
  const remove = (at: number) => {
    change(withoutQuestion(questions, at));
    setRemoved(questions);
  };
  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
      {questions.map((question, at) => (
        <EditedQuestion
          key={question.id}
          question={question}
          sections={sections}
          at={at}
          before={questions.slice(0, at)}
          count={questions.length}
          fault={faults?.get(question.id)}
          language={language}
          open={opened.has(question.id)}
          onToggle={() => opened.toggle(question.id)}
          onChange={(next) => change(questions.map((one, place) => (place === at ? next : one)))}
          onMove={(by) => move(at, by)}
          onDuplicate={() => put(duplicated(questions, at, newId))}
          onRemove={() => remove(at)}
        />
      ))}
      {removed ? <Removed onUndo={() => change(removed)} /> : null}
      {questions.length === 0 && !removed ? <p className={classes.soft}>{t("editor.none")}</p> : null}
      <AddQuestion
        kinds={kinds}
        full={questions.length >= mostQuestions}
        onAdd={(kind) => put([...questions, newQuestion(kind, newId)])}
      />
    </>
  );
}

function Removed({ onUndo }: { onUndo: () => void }) {
  const { t } = useQuestionnaireWords();
  return (
    <Callout
      announced
      action={
        <Button size="small" onClick={onUndo}>
          {t("editor.undo")}
        </Button>
      }
    >
      {t("editor.removed")}
    </Callout>
  );
}

type AddQuestionProps = { kinds: readonly KindName[]; full: boolean; onAdd: (kind: KindName) => void };

function AddQuestion({ kinds, full, onAdd }: AddQuestionProps) {
  const { t } = useQuestionnaireWords();
  const own = useId();
  const [kind, setKind] = useState<KindName>(kinds[0] ?? "text");
  return (
    <div className={classes.head} {...untold}>
      <SelectField
        name={`questionnaire-kind-${own}`}
        label={t("editor.kind")}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(event) => setKind(kinds.find((one) => one === event.currentTarget.value) ?? kind)}
      />
      <Button disabled={full} onClick={() => onAdd(kind)}>
        {t("editor.add")}
      </Button>
    </div>
  );
}
