import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { useSearchParams, type useLoaderData } from "@remix-run/react";
import { SavedViews } from "#app/modules/audiences/ui.ts";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { engagementPlaces } from "../../engagement-places.ts";
import type { loader } from "../../routes/insights.tsx";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { Beside } from "./beside.tsx";
import { Comments } from "./comments.tsx";
import { AddFocusPanel, AddGoalPanel, AddStepPanel, EndFocusPanel, MeasurePanel } from "./focus-panels.tsx";
import { Heat } from "./heat.tsx";
import { Movers } from "./movers.tsx";
import { Plans } from "./plans.tsx";
import { QuestionList } from "./question-list.tsx";
import { SurveyChoice } from "./survey-choice.tsx";
import { ThreeNumbers } from "./three-numbers.tsx";
import { Waves } from "./waves.tsx";

export type InsightsData = ReturnType<typeof useLoaderData<typeof loader>>;

/** What a survey says: three numbers and a sentence, then where, what, in which words, and what is done about it. */
export function InsightsScreen({ page }: { page: InsightsData }) {
  const { t } = useEngagementWords();
  const { scope, survey, view, node } = page;
  return (
    <Stack>
      <PageHeader
        title={t(scope === "company" ? "insights.title" : `insights.title-${scope}`)}
        meta={node ? node.name : null}
        actions={
          <>
            <SavedViews views={page.views} />
            {survey && view ? <Files page={page} /> : null}
          </>
        }
      />
      {survey ? (
        <SurveyChoice
          surveys={page.surveys}
          surveyId={survey.id}
          by={page.by}
          offered={page.offered}
          columns={page.heat.of}
          benchmarks={page.benchmarks}
          benchmarkId={page.benchmark?.id ?? null}
          views={page.views}
        />
      ) : null}
      {survey && view ? (
        <Told page={page} />
      ) : (
        <EmptyState title={t("insights.none")}>
          {t(scope === "company" ? "insights.none-text" : "insights.none-team")}
        </EmptyState>
      )}
    </Stack>
  );
}

/** The same results as a table, or for print. */
function Files({ page: { scope, survey, by, node, heat, benchmark } }: { page: InsightsData }) {
  const { t } = useEngagementWords();
  const hrefOf = (format: string) =>
    engagementPlaces.file(
      survey!.id,
      new URLSearchParams({
        ...{ format, scope },
        ...(by && { by, columns: heat.of }),
        ...(node && { node: node.id }),
        ...(heat.driver && { driver: heat.driver.id }),
        ...(benchmark && { benchmark: benchmark.id }),
      }).toString(),
    );
  return (
    <>
      <Button icon={<IconPrinter aria-hidden="true" />} href={hrefOf("PDF")} rel="external">
        {t("print.download")}
      </Button>
      <Button icon={<IconDownload aria-hidden="true" />} href={hrefOf("XLSX")} rel="external">
        {t("insights.export")}
      </Button>
    </>
  );
}

function Told({ page }: { page: InsightsData }) {
  const { t, format } = useEngagementWords();
  const address = useAddress();
  const view = page.view!;
  const [search] = useSearchParams();
  const tooFew = view.answered === null && view.questions.every(({ score }) => score === null);
  return (
    <>
      {page.node ? (
        <p className={classes.soft}>
          <UiLink href={address({ node: null })}>{t("insights.whole")}</UiLink>
        </p>
      ) : null}
      {tooFew ? (
        <EmptyState title={t("insights.team-small")}>
          {t("insights.team-small-text", { count: format.number(page.fewest) })}
        </EmptyState>
      ) : (
        <ThreeNumbers view={view} />
      )}
      <Waves waves={view.waves} />
      <Heat page={page} />
      <Beside page={page} />
      <Plans page={page} />
      {tooFew ? null : <QuestionList view={view} benchmark={page.benchmark} />}
      <Movers view={view} />
      <Comments comments={view.comments} mayAnswer={page.scope === "company"} />
      {search.get("form") === "focus" ? <AddFocusPanel page={page} /> : null}
      {search.get("step") ? <AddStepPanel page={page} focusId={search.get("step")!} /> : null}
      {search.get("goal") ? <AddGoalPanel page={page} focusId={search.get("goal")!} /> : null}
      {search.get("answer") && page.scope === "company" ? (
        <AnswerPanel page={page} commentId={search.get("answer")!} />
      ) : null}
      {search.get("measure") ? <MeasurePanel page={page} focusId={search.get("measure")!} /> : null}
      {search.get("end") ? <EndFocusPanel page={page} focusId={search.get("end")!} /> : null}
    </>
  );
}
