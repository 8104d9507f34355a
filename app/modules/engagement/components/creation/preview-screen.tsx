import { useState } from "react";
import type { useLoaderData } from "@remix-run/react";
import type { Answers } from "#app/modules/questionnaires/domain.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { engagementPlaces } from "../../engagement-places.ts";
import type { loader } from "../../routes/preview-survey.tsx";
import { PrivacyNote } from "../answer/privacy-note.tsx";
import { Questions } from "../answer/questions.tsx";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

/** A survey as those who are asked will see it; nothing is sent. */
export function PreviewScreen({ page: { survey } }: { page: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const { t, say } = useEngagementWords();
  const [answers, setAnswers] = useState<Answers>(new Map());
  const [turn, setTurn] = useState(0);
  const begin = () => {
    setAnswers(new Map());
    setTurn(turn + 1);
  };
  return (
    <Stack>
      <PageHeader
        title={say(survey.title) || t("settings.untitled")}
        breadcrumbs={[{ label: t("creation.back"), href: engagementPlaces.creation(survey.id) }]}
        breadcrumbsLabel={t("path")}
      />
      <Callout>{t("creation.preview-text")}</Callout>
      <div className={classes.reading}>
        <p className={classes.words} dir="auto">
          {say(survey.intro)}
        </p>
        <PrivacyNote survey={survey} />
        <Questions key={turn} survey={survey} answers={answers} onChange={setAnswers} busy={false} onSend={begin} />
      </div>
    </Stack>
  );
}
