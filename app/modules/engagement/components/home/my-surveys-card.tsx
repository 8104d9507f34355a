import { useState } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Row, RowList, RowWords } from "#app/ui/row-list/row-list.tsx";
import { engagementPlaces } from "../../engagement-places.ts";
import type { SurveysCard, WaitingSurvey } from "../../queries/home-surveys.ts";
import type { AnswerData } from "../answer/answer-screen.tsx";
import { Answering } from "../answer/answering.tsx";
import { PrivacyNote } from "../answer/privacy-note.tsx";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

/** Surveys that wait, a single question to be answered at once, and what came of the last one. */
export default function MySurveys({ data: { waiting, results } }: { data: SurveysCard }) {
  const { t, say } = useEngagementWords();
  const single = waiting.find(({ only }) => only !== null);
  const others = waiting.filter((survey) => survey !== single);
  return (
    <Card
      level={2}
      title={t("navigation.module")}
      actions={<UiLink href={engagementPlaces.mySurveys}>{t("answer.to-list")}</UiLink>}
    >
      <div className={classes.reading}>
        {single ? <OneQuestion key={single.id} survey={single} /> : null}
        {others.length > 0 ? (
          <RowList aria-label={t("mine.ACTIVE_SURVEYS")}>
            {others.map((survey) => (
              <WaitingLine key={survey.id} survey={survey} />
            ))}
          </RowList>
        ) : null}
        {results ? (
          <p className={classes.soft}>
            <UiLink href={engagementPlaces.submitted(results.id)}>
              {t("home.results", { title: say(results.title) })}
            </UiLink>
            {results.plans > 0 ? ` · ${t("home.plans", { count: results.plans })}` : null}
          </p>
        ) : null}
      </div>
    </Card>
  );
}

function WaitingLine({ survey: { id, title, count, closesOn } }: { survey: WaitingSurvey }) {
  const { t, say, format } = useEngagementWords();
  return (
    <Row apart>
      <RowWords>
        <span>{say(title)}</span>
        <span className={classes.soft}>
          {[
            t("mine.questions", { count }),
            ...(closesOn ? [t("mine.until", { date: format.date(closesOn) })] : []),
          ].join(" · ")}
        </span>
      </RowWords>
      <Button size="small" tone="primary" href={engagementPlaces.active(id)}>
        {t("mine.answer")}
      </Button>
    </Row>
  );
}

/** The question of a pulse, answered where it stands. */
function OneQuestion({ survey: { only, sendsTo, ...survey } }: { survey: WaitingSurvey }) {
  const { t } = useEngagementWords();
  const [sent, setSent] = useState(false);
  if (sent)
    return (
      <p role="status" className={classes.strong}>
        {t("answer.sent")}
      </p>
    );
  const asked = {
    ...survey,
    intro: {},
    questions: [only!] as AnswerData["survey"]["questions"],
    randomOrder: false,
    tookPart: false,
    tokens: 0,
    isOpen: true,
  };
  return (
    <>
      <PrivacyNote survey={asked} />
      <Answering page={{ survey: asked, sendsTo }} atOnce onSent={() => setSent(true)} />
    </>
  );
}
