import { PersonChip } from "#app/modules/people/ui.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import type { ResultPage } from "../../queries/result-page.ts";
import { reviewPlaces } from "../../review-places.ts";
import { resultCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { ByPeople } from "./by-people.tsx";
import { ByQuestion } from "./by-question.tsx";
import { ResultActs } from "./result-acts.tsx";
import { ResultAnswers } from "./result-answers.tsx";

type ResultScreenProps = { page: ResultPage; view: { by: "question" | "people"; provider: string | null } };

/** What came of a review, as far as the reader may know it. */
export function ResultScreen({ page, view }: ResultScreenProps) {
  const { t, format, span } = useReviewWords();
  const address = useAddress();
  return (
    <div className={classes.screen}>
      <PageHeader
        title={page.employee.name}
        breadcrumbs={[
          { label: t("navigation.module"), href: page.mine ? reviewPlaces.table("PAST_REVIEWS") : reviewPlaces.mine },
        ]}
        breadcrumbsLabel={t("navigation.module")}
        meta={<SharedChip page={page} />}
      />
      <div className={classes.facts}>
        <PersonChip person={page.employee} />
        <span>{page.cycle}</span>
        <span>{span(page.period.from, page.period.to)}</span>
        {page.manager ? <span>{t("result.accountable", { name: page.manager.name })}</span> : null}
        {page.sharedAt ? <span>{t("result.shared-on", { date: format.date(page.sharedAt) })}</span> : null}
      </div>
      <resultCommands.PageAnswer intents={["share", "reopen", "answer"]} said={t("said.saved")} />
      <Previews page={page} />
      <ResultActs page={page} />
      <ResultAnswers page={page} />
      <Numbers page={page} />
      {page.hiddenUpward ? <Callout>{t("result.upward-hidden")}</Callout> : null}
      <Tabs
        label={t("result.view")}
        current={view.by}
        tabs={[
          { id: "question", label: t("result.by-question"), href: address({ view: null, provider: null }) },
          { id: "people", label: t("result.by-people"), href: address({ view: "people", provider: null }) },
        ]}
      />
      {page.forms.length === 0 ? (
        <EmptyState title={t("result.none")}>{t("result.none-text")}</EmptyState>
      ) : view.by === "question" ? (
        <ByQuestion page={page} />
      ) : (
        <ByPeople page={page} provider={view.provider} />
      )}
    </div>
  );
}

function SharedChip({ page: { sharedAt, outcome } }: { page: ResultPage }) {
  const { t } = useReviewWords();
  if (outcome) return <Chip tone="green">{t(`outcome.${outcome}`)}</Chip>;
  return sharedAt ? <Chip tone="blue">{t("result.shared")}</Chip> : <Chip>{t("result.not-shared")}</Chip>;
}

/** As whom the result is looked at: before it is shared, one sees what the person will see. */
function Previews({ page: { previews, audience } }: { page: ResultPage }) {
  const { t } = useReviewWords();
  const address = useAddress();
  if (previews.length < 2) return null;
  return (
    <Tabs
      label={t("result.preview")}
      current={audience}
      tabs={previews.toReversed().map((id) => ({ id, label: t(`audience.${id}`), href: address({ as: id }) }))}
    />
  );
}

function Numbers({ page: { result, scores, promotionStatus } }: { page: ResultPage }) {
  const { t, score } = useReviewWords();
  if (!result && !scores) return null;
  return (
    <div className={classes.stats}>
      {result ? (
        <Stat
          label={t(result.settled ? "result.result" : "result.proposed")}
          value={result.label || "–"}
          {...(result.box ? { hint: result.box } : {})}
        />
      ) : null}
      {scores ? (
        <>
          <Stat label={t("score.overall")} value={score(scores.overall)} />
          {scores.goals === null ? null : <Stat label={t("score.goals")} value={score(scores.goals)} />}
          {scores.competencies === null ? null : (
            <Stat label={t("score.competencies")} value={score(scores.competencies)} />
          )}
          {scores.questions === null ? null : <Stat label={t("score.questions")} value={score(scores.questions)} />}
        </>
      ) : null}
      {promotionStatus ? <Stat label={t("form.promotion")} value={t(`promotion.${promotionStatus}`)} /> : null}
    </div>
  );
}
