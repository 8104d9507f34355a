import type { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Row, RowList, RowWords } from "#app/ui/row-list/row-list.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { engagementPlaces } from "../../engagement-places.ts";
import type { loader } from "../../routes/my-surveys.tsx";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

type MyData = ReturnType<typeof useLoaderData<typeof loader>>;

/** Surveys that wait for one, and those that are over or were answered. */
export function MySurveysScreen({ page: { surveyType, surveys } }: { page: MyData }) {
  const { t } = useEngagementWords();
  const address = useAddress();
  const isActive = surveyType === "ACTIVE_SURVEYS";
  return (
    <Stack>
      <PageHeader title={t("navigation.mine")} />
      <Tabs
        label={t("navigation.mine")}
        current={surveyType}
        tabs={(["ACTIVE_SURVEYS", "SUBMITTED_SURVEYS"] as const).map((id) => ({
          ...{ id, href: address({ surveyType: id }), label: t(`mine.${id}`) },
        }))}
      />
      {surveys.length === 0 ? (
        <EmptyState variant={isActive ? "done" : "start"} title={t(isActive ? "mine.none" : "mine.none-past")}>
          {t(isActive ? "mine.none-text" : "mine.none-past-text")}
        </EmptyState>
      ) : (
        <RowList aria-label={t(`mine.${surveyType}`)}>
          {surveys.map((survey) => (
            <SurveyLine key={survey.id} survey={survey} isActive={isActive} />
          ))}
        </RowList>
      )}
    </Stack>
  );
}

function SurveyLine({ survey, isActive }: { survey: MyData["surveys"][number]; isActive: boolean }) {
  const { t, say, format } = useEngagementWords();
  const { id, title, privacy, isOpen, closesOn, questions, tookPart, canSeeResults, answers } = survey;
  const until = isOpen ? "mine.until" : "mine.ended";
  const href = isActive ? engagementPlaces.active(id) : engagementPlaces.submitted(id);
  return (
    <Row apart>
      <RowWords>
        <UiLink href={href}>{say(title)}</UiLink>
        <span className={classes.soft}>
          {[
            t("mine.questions", { count: questions }),
            ...(closesOn ? [t(until, { date: format.date(closesOn) })] : []),
          ].join(" · ")}
        </span>
      </RowWords>
      <span className={classes.line}>
        <Chip tone="grey">{t(`privacy.${privacy}`)}</Chip>
        {isActive ? (
          <Button tone="primary" size="small" href={href}>
            {t("mine.answer")}
          </Button>
        ) : (
          <>
            <Chip tone={tookPart ? "green" : "grey"}>{t(tookPart ? "mine.took-part" : "mine.not-taken")}</Chip>
            {answers > 0 && tookPart ? <Chip tone="blue">{t("mailbox.some", { count: answers })}</Chip> : null}
            {canSeeResults ? (
              <Button size="small" href={href}>
                {t("mine.results")}
              </Button>
            ) : null}
          </>
        )}
      </span>
    </Row>
  );
}
