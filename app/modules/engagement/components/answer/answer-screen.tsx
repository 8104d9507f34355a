import { useEffect, useState } from "react";
import { useRevalidator, type useLoaderData } from "@remix-run/react";
import type { Answers } from "#app/modules/questionnaires/domain.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import type { loader } from "../../routes/active-survey.tsx";
import { engagementPlaces } from "../../engagement-places.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";
import { answersOf, forgetForm, keepForm, readForm } from "./kept-form.ts";
import { PrivacyNote } from "./privacy-note.tsx";
import { Questions } from "./questions.tsx";
import { NotSent, sendAnonymously, sendNamed } from "./send-answers.ts";

export type AnswerData = ReturnType<typeof useLoaderData<typeof loader>>;

/** A survey as somebody answers it: what is kept of it first, then one question after another. */
export function AnswerScreen({ page }: { page: AnswerData }) {
  const { t, say } = useEngagementWords();
  const { survey, mayAnswer } = page;
  const [sent, setSent] = useState(false);
  // Whoever took a token is asked first: only who lost it before it was spent begins anew.
  const [again, setAgain] = useState(false);
  const begun = useBegun(survey.id);
  const asks = mayAnswer && (!survey.tookPart || begun || again);
  if (sent) return <Thanks />;
  return (
    <Stack>
      <PageHeader title={say(survey.title)} />
      {asks ? (
        <Answering page={page} onSent={() => setSent(true)} />
      ) : (
        <EmptyState
          variant="done"
          title={t(survey.tookPart ? "answer.took-part" : "answer.closed")}
          action={<Button href={engagementPlaces.mySurveys}>{t("answer.to-list")}</Button>}
        >
          {t(survey.tookPart ? "answer.took-part-text" : "answer.closed-text")}
        </EmptyState>
      )}
      {mayAnswer && !asks ? (
        <p className={classes.soft}>
          {t("answer.lost")}{" "}
          <Button size="small" tone="quiet" onClick={() => setAgain(true)}>
            {t("answer.again")}
          </Button>
        </p>
      ) : null}
    </Stack>
  );
}

/** Whether this browser has a token that was not spent yet. */
function useBegun(surveyId: string): boolean {
  const [begun, setBegun] = useState(false);
  useEffect(() => setBegun(readForm(surveyId).token !== undefined), [surveyId]);
  return begun;
}

function Thanks() {
  const { t } = useEngagementWords();
  return (
    <Stack>
      <PageHeader title={t("answer.thanks")} />
      <EmptyState
        variant="done"
        title={t("answer.sent")}
        action={<Button href={engagementPlaces.mySurveys}>{t("answer.to-list")}</Button>}
      >
        {t("answer.sent-text")}
      </EmptyState>
    </Stack>
  );
}

function Answering({ page: { survey, sendsTo }, onSent }: { page: AnswerData; onSent: () => void }) {
  const { t, format } = useEngagementWords();
  const { answers, change, forget } = useKept(survey.id);
  const [begun, setBegun] = useState(false);
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
      <Questions survey={survey} answers={answers} onChange={change} busy={busy} onSend={() => void send()} />
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
