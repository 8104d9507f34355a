import type { useLoaderData } from "@remix-run/react";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import type { loader } from "../../routes/submitted-survey.tsx";
import { engagementPlaces } from "../../engagement-places.ts";
import { PrivacyNote } from "../answer/privacy-note.tsx";
import { FocusList } from "../insights/focus-list.tsx";
import { QuestionList } from "../insights/question-list.tsx";
import { ThreeNumbers } from "../insights/three-numbers.tsx";
import { MailboxSection } from "./mailbox.tsx";
import { useEngagementWords } from "../engagement-words.ts";

type SubmittedData = ReturnType<typeof useLoaderData<typeof loader>>;

/** A survey one took part in: what all answered together, and what came of it. */
export function SubmittedScreen({ page: { survey, view, focuses, letters, returnsTo } }: { page: SubmittedData }) {
  const { t, say } = useEngagementWords();
  return (
    <Stack>
      <PageHeader
        title={say(survey.title)}
        breadcrumbs={[
          { label: t("navigation.mine"), href: `${engagementPlaces.mySurveys}?surveyType=SUBMITTED_SURVEYS` },
        ]}
        breadcrumbsLabel={t("path")}
      />
      <MailboxSection surveyId={survey.id} letters={letters} sendsTo={returnsTo} />
      {view ? (
        <ThreeNumbers view={view} />
      ) : (
        <EmptyState title={t("insights.none")}>
          {t(survey.sharesWithAll ? "submitted.waiting-text" : "submitted.not-shared")}
        </EmptyState>
      )}
      {focuses.length > 0 ? (
        <Section title={t(focuses.some(({ state }) => state === "DONE") ? "focus.came-of-it" : "focus.title")}>
          <FocusList focuses={focuses} questions={survey.questions} />
        </Section>
      ) : null}
      {view ? <QuestionList view={view} /> : null}
      <PrivacyNote survey={survey} />
    </Stack>
  );
}
