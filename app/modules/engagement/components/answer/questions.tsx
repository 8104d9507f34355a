import { IconArrowLeft, IconArrowRight, IconSend } from "@tabler/icons-react";
import { useEffect, useMemo, useRef, useState, type FormEvent } from "react";
import { askedAfter, readAnswers, sectionOf, type Answers, type Question } from "#app/modules/questionnaires/domain.ts";
import { QuestionnaireForm } from "#app/modules/questionnaires/ui.ts";
import { Button } from "#app/ui/button/button.tsx";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import { mixedQuestions } from "../../domain/order-of-questions.ts";
import { placeToGoOn } from "../../domain/where-left-off.ts";
import type { AnswerData } from "./answer-screen.tsx";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

type QuestionsProps = {
  survey: Pick<AnswerData["survey"], "questions" | "randomOrder" | "privacy">;
  answers: Answers;
  onChange: (answers: Answers) => void;
  busy: boolean;
  /** The first question is read at once, as where somebody has just pressed to begin. */
  focusFirst?: boolean;
  onSend: () => void;
};

/** One question at a time; what is asked depends on what was answered before. */
export function Questions({ survey, answers, onChange, busy, focusFirst = false, onSend }: QuestionsProps) {
  const { t, format } = useEngagementWords();
  const ordered = useOrder(survey, answers);
  const asked = askedAfter(ordered, answers);
  const [at, setAt] = useState(() => placeToGoOn(asked, answers));
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const place = Math.min(at, asked.length - 1);
  const question = asked[place];
  const heading = useFocusOn(question?.id, focusFirst);
  if (!question) return null;
  const isLast = place === asked.length - 1;
  const go = (event: FormEvent) => {
    event.preventDefault();
    const wrong = faultOf(question, ordered, answers);
    setFaults(wrong ? new Map([[question.id, wrong]]) : new Map());
    if (wrong) return;
    if (isLast) onSend();
    else setAt(place + 1);
  };
  const count = format.number(asked.length);
  return (
    <form onSubmit={go} noValidate className={classes.reading}>
      <div ref={heading} tabIndex={-1} className={classes.quietFocus}>
        {asked.length > 1 ? (
          <ProgressBar
            value={((place + 1) / asked.length) * 100}
            label={t("answer.progress")}
            formatted={t("answer.place", { place: format.number(place + 1), count })}
            valueLength={8}
          />
        ) : null}
      </div>
      <QuestionnaireForm
        key={question.id}
        questions={[{ ...question, when: null, section: headingAbove(question, ordered, asked) }]}
        answers={answers}
        onChange={onChange}
        faults={faults}
      />
      <Steps busy={busy} isLast={isLast} onBack={place > 0 ? () => setAt(place - 1) : null} />
      <p className={classes.soft}>{t("answer.on-this-device")}</p>
    </form>
  );
}

/** The heading of its section stands above each question; its help above the first that is asked. */
function headingAbove({ id }: Question, ordered: readonly Question[], asked: readonly Question[]): Question["section"] {
  const { section = null, questions = [] } = sectionOf(ordered, id) ?? {};
  if (!section) return null;
  const first = asked.find((each) => questions.some((one) => one.id === each.id));
  return first?.id === id ? section : { ...section, help: {} };
}

/** Back to the question before, and on to the next, or sends. */
function Steps({ busy, isLast, onBack }: { busy: boolean; isLast: boolean; onBack: (() => void) | null }) {
  const { t } = useEngagementWords();
  const NextIcon = isLast ? IconSend : IconArrowRight;
  return (
    <div className={classes.steps}>
      {onBack ? (
        <Button icon={<IconArrowLeft aria-hidden="true" className={classes.stepArrow} />} onClick={onBack}>
          {t("answer.back")}
        </Button>
      ) : (
        <span />
      )}
      <Button
        type="submit"
        tone="primary"
        loading={busy}
        icon={<NextIcon size={16} aria-hidden="true" className={classes.stepArrow} />}
      >
        {t(isLast ? "answer.send" : "answer.next")}
      </Button>
    </div>
  );
}

/** What is wrong with the answer to one question; null where it may stand. */
function faultOf(question: Question, questions: readonly Question[], answers: Answers): string | null {
  return readAnswers(questions, answers, { complete: true }).faults.get(question.id) ?? null;
}

/** The order of the questions: as they were designed, or at random for each who answers, each section in itself. */
function useOrder({ questions, randomOrder }: QuestionsProps["survey"], answers: Answers): readonly Question[] {
  const [seed, setSeed] = useState<number | null>(null);
  const [before] = useState(answers);
  useEffect(() => setSeed(Math.random()), []);
  return useMemo(
    () => (randomOrder && seed !== null ? mixedQuestions(questions, seed, before) : questions),
    [questions, randomOrder, seed, before],
  );
}

/** The next question is read from its beginning, by eye and by voice. */
function useFocusOn(id: string | undefined, focusFirst: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const first = useRef(!focusFirst);
  useEffect(() => {
    if (first.current) first.current = false;
    else element.current?.focus();
  }, [id]);
  return element;
}
