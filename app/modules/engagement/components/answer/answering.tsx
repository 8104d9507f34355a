import { useEffect, useState } from "react";
import { useRevalidator } from "@remix-run/react";
import type { Answers } from "#app/modules/questionnaires/domain.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";
import type { AnswerData } from "./answer-screen.tsx";
import { answersOf, forgetForm, keepForm, readForm } from "./kept-form.ts";
import { PrivacyNote } from "./privacy-note.tsx";
import { Questions } from "./questions.tsx";
import { NotSent, sendAnonymously, sendNamed } from "./send-answers.ts";

type AnsweringProps = {
  page: Pick<AnswerData, "survey" | "sendsTo">;
  onSent: () => void;
  /** The questions stand there at once, without what is said before them. */
  atOnce?: boolean;
};

/** What is said first, then the questions, until they are sent. */
export function Answering({ page: { survey, sendsTo }, onSent, atOnce = false }: AnsweringProps) {
  const { t, format } = useEngagementWords();
  const { answers, change, forget } = useKept(survey.id);
  const [begun, setBegun] = useState(atOnce);
  const { busy, refusal, send } = useSending({ survey, sendsTo, answers }, () => {
    forget();
    onSent();
  });
  if (!begun)
    return (
      <div className={classes.reading}>
        <Intro survey={survey} />
        <PrivacyNote survey={survey} />
        <p className={classes.soft}>
          {t("answer.takes", {
            count: survey.questions.length,
            minutes: format.number(minutesFor(survey.questions)),
          })}
        </p>
        <span>
          <Button tone="primary" onClick={() => setBegun(true)}>
            {t(answers.size > 0 ? "answer.go-on" : "answer.start")}
          </Button>
        </span>
      </div>
    );
  return (
    <div className={classes.reading}>
      {refusal ? (
        <Callout tone="danger" announced>
          {refusal}
        </Callout>
      ) : null}
      <Questions
        survey={survey}
        answers={answers}
        onChange={change}
        busy={busy}
        focusFirst={!atOnce}
        onSend={() => void send()}
      />
    </div>
  );
}

function Intro({ survey }: Pick<AnswerData, "survey">) {
  const { say } = useEngagementWords();
  const intro = say(survey.intro);
  return intro ? (
    <p className={classes.words} dir="auto">
      {intro}
    </p>
  ) : null;
}

/** Seconds that people take for a choice and for words, as minutes; one at least. */
function minutesFor(questions: AnswerData["survey"]["questions"]): number {
  const seconds = questions.reduce((sum, { kind }) => sum + (kind === "text" ? 45 : 12), 0);
  return Math.max(1, Math.round(seconds / 60));
}

/** What was answered so far, kept on this device until it is sent. */
function useKept(surveyId: string) {
  const [answers, setAnswers] = useState<Answers>(new Map());
  useEffect(() => setAnswers(answersOf(readForm(surveyId))), [surveyId]);
  return {
    answers,
    change: (next: Answers) => {
      setAnswers(next);
      keepForm(surveyId, { ...readForm(surveyId), answers: Object.fromEntries(next) });
    },
    forget: () => forgetForm(surveyId),
  };
}

type Sending = Pick<AnswerData, "survey" | "sendsTo"> & { answers: Answers };

function useSending({ survey, sendsTo, answers }: Sending, onSent: () => void) {
  const { t } = useEngagementWords();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const form = { surveyId: survey.id, answers };
      await (survey.privacy === "ANONYMOUS" ? sendAnonymously({ ...form, sendsTo }) : sendNamed(form));
      onSent();
      revalidate();
    } catch (error) {
      setRefusal(t(wordsFor(error instanceof NotSent ? error.code : "")));
    }
    setBusy(false);
  };
  return { busy, refusal, send };
}

function wordsFor(code: string) {
  const known = {
    "engagement.is-closed": "errors.is-closed",
    "engagement.no-more-tokens": "errors.no-more-tokens",
    "engagement.answers-faulty": "errors.answers-faulty",
    "engagement.answered-already": "errors.answered-already",
    network: "answer.network",
  } as const;
  return known[code as keyof typeof known] ?? "answer.not-sent";
}
