import { useEffect, useState } from "react";
import type { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import type { loader } from "../../routes/active-survey.tsx";
import { engagementPlaces } from "../../engagement-places.ts";
import { asksForWords } from "../../domain/asks-for-words.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";
import { Answering } from "./answering.tsx";
import { readForm } from "./kept-form.ts";

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
  if (sent) return <Thanks survey={survey} />;
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

/** What becomes of the answers now: no more is promised than this survey does. */
function Thanks({ survey: { privacy, questions, sharesWithAll } }: Pick<AnswerData, "survey">) {
  const { t } = useEngagementWords();
  const hasMailbox = privacy === "ANONYMOUS" && asksForWords(questions);
  return (
    <Stack>
      <PageHeader title={t("answer.thanks")} />
      <EmptyState
        variant="done"
        title={t("answer.sent")}
        action={<Button href={engagementPlaces.mySurveys}>{t("answer.to-list")}</Button>}
      >
        {[
          t("answer.sent-text"),
          ...(sharesWithAll ? [t("answer.sent-results")] : []),
          ...(hasMailbox ? [t("answer.sent-mailbox")] : []),
        ].join(" ")}
      </EmptyState>
    </Stack>
  );
}
