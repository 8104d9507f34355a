import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { useState } from "react";
import type { Answers } from "#app/modules/questionnaires/domain.ts";
import { QuestionnaireForm } from "#app/modules/questionnaires/ui.ts";
import { engagementPlaces } from "../../engagement-places.ts";
import type { TemplatePage } from "../../queries/templates.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";
import { Begin } from "./begin-panel.tsx";

/** What a template asks, as it will be answered; nothing is sent. */
export function TemplateScreen({ page: { from, title, questions, sources } }: { page: TemplatePage }) {
  const { t, say } = useEngagementWords();
  const [answers, setAnswers] = useState<Answers>(new Map());
  return (
    <Stack>
      <PageHeader
        title={say(title)}
        breadcrumbs={[{ label: t("settings.templates"), href: `${engagementPlaces.settings}?activeTabId=templates` }]}
        breadcrumbsLabel={t("path")}
        actions={<Begin from={from} />}
      />
      <div className={classes.reading}>
        <QuestionnaireForm questions={questions} answers={answers} onChange={setAnswers} />
        {sources.length > 0 ? (
          <p className={classes.soft}>{t("templates.sources", { sources: sources.join("; ") })}</p>
        ) : null}
      </div>
    </Stack>
  );
}
