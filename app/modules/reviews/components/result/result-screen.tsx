import { IconDownload } from "@tabler/icons-react";
import { useLocation } from "@remix-run/react";
import { Granting, useMayOn } from "#app/platform/ability/granting.tsx";
import { PersonChip } from "#app/modules/people/ui.ts";
import { SignatureMark } from "#app/shell/components/signing/signature-mark.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { Columns } from "#app/ui/columns/columns.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { changedAddress, useAddress } from "#app/shell/components/use-address.ts";
import type { ResultInTime } from "../../queries/results-over-time.ts";
import type { ResultPage } from "../../queries/result-page.ts";
import { reviewPlaces } from "../../review-places.ts";
import { resultCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import own from "./result.module.css";
import { ByPeople } from "./by-people.tsx";
import { ByQuestion, partId } from "./by-question.tsx";
import { ActionPlan } from "./action-plan.tsx";
import { Probation } from "./probation.tsx";
import { ResultActs } from "./result-acts.tsx";
import { ResultCharts } from "./result-charts.tsx";
import { ResultAnswers } from "./result-answers.tsx";

type ResultScreenProps = {
  page: ResultPage;
  view: { by: "question" | "people" | "chart"; provider: string | null; opened: boolean };
  /** The person's results over the years, for the charts; null where answers are read. */
  over: ResultInTime[] | null;
};

/** What came of a review, as far as the reader may know it. */
export function ResultScreen(props: ResultScreenProps) {
  return (
    <Granting granted={props.page.granted}>
      <Screen {...props} />
    </Granting>
  );
}

function Screen({ page, view, over }: ResultScreenProps) {
  const { t, format, span } = useReviewWords();
  const may = useMayOn("ReviewResult", page.revieweeId);
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
      <resultCommands.PageAnswer
        intents={["share", "reopen", "answer", "add-action", "finish-action", "remove-action", "decide-probation"]}
        said={t("said.saved")}
      />
      <Previews page={page} />
      {may("acknowledge") ? (
        <Callout tone="info" title={t(page.asksAnswer === "SIGN" ? "result.sign-title" : "result.acknowledge-title")}>
          <UiLink href="#answer">{t("result.to-answer")}</UiLink>
        </Callout>
      ) : null}
      <Columns>
        <div className={classes.main}>
          <Numbers page={page} />
          <Summaries page={page} />
          {page.hiddenUpward ? <Callout>{t("result.upward-hidden")}</Callout> : null}
          <Answers page={page} view={view} over={over} />
          <ActionPlan page={page} />
          <div id="answer" className={own.target}>
            <ResultAnswers page={page} />
          </div>
        </div>
        <Beside page={page} view={view} />
      </Columns>
    </div>
  );
}

/** Rules speak of somebody; here their reader is spoken to. */
const readerRules = ["reviewee", "accountable", "above", "admin"] as const;
const ruleOf = (because: string) => readerRules.find((rule) => because === `rules.${rule}`) ?? "admin";

/** Where a way of reading stands: charts have an address of their own, whose other parts are kept. */
function useViewAddress() {
  const { pathname, search } = useLocation();
  const plain = pathname.replace(/\/chart$/, "");
  return (view: string | null) =>
    changedAddress(
      { pathname: view === "chart" ? `${plain}/chart` : plain, search },
      {
        view: view === "chart" ? null : view,
        provider: null,
      },
    );
}

function Answers({ page, view, over }: ResultScreenProps) {
  const { t } = useReviewWords();
  const address = useAddress();
  const viewed = useViewAddress();
  return (
    <>
      <div className={classes.between}>
        <Tabs
          label={t("result.view")}
          current={view.by}
          tabs={[
            { id: "question", label: t("result.by-question"), href: viewed(null) },
            { id: "people", label: t("result.by-people"), href: viewed("people") },
            { id: "chart", label: t("chart.tab"), href: viewed("chart") },
          ]}
        />
        {view.by === "question" && page.questions.length > 0 ? (
          <UiLink href={address({ opened: view.opened ? null : "true" })}>
            {t(view.opened ? "result.fold-all" : "result.open-all")}
          </UiLink>
        ) : null}
      </div>
      {page.forms.length === 0 ? (
        <EmptyState title={t("result.none")}>{t("result.none-text")}</EmptyState>
      ) : over ? (
        <ResultCharts page={page} over={over} />
      ) : view.by === "question" ? (
        <ByQuestion page={page} opened={view.opened} />
      ) : (
        <ByPeople page={page} provider={view.provider} />
      )}
    </>
  );
}

/** Where to on the page, and what can be done with the result. */
function Beside({ page, view }: Omit<ResultScreenProps, "over">) {
  const { t } = useReviewWords();
  const may = useMayOn("ReviewResult", page.revieweeId);
  const parts = view.by === "question" ? [...new Set(page.questions.map(({ element }) => element))] : [];
  return (
    <aside className={`${classes.aside} ${own.beside}`}>
      <ResultActs page={page} />
      <Probation page={page} />
      <nav aria-label={t("result.on-page")}>
        <ul className={own.jumps}>
          {parts.map((part, index) => (
            <li key={part}>
              <a href={`#${partId(index)}`}>{part}</a>
            </li>
          ))}
          {may("plan") || page.actions.length > 0 ? (
            <li>
              <a href="#plan">{t("plan.title")}</a>
            </li>
          ) : null}
          {may("acknowledge") || may("refuse") || page.documents.length > 0 ? (
            <li>
              <a href="#answer">{t("result.answer")}</a>
            </li>
          ) : null}
        </ul>
      </nav>
      <Button
        href={reviewPlaces.resultFile(page.cycleId, page.employee.id, page.anchorOn)}
        rel="external"
        download
        icon={<IconDownload aria-hidden="true" />}
      >
        {t("act.print")}
      </Button>
      <p className={classes.soft}>{t("result.why", { because: t(`result.because.${ruleOf(page.because)}`) })}</p>
    </aside>
  );
}

/** What reviewers said in a few words, before any question. */
function Summaries({ page: { forms } }: { page: ResultPage }) {
  const { t } = useReviewWords();
  const said = forms.filter(({ summary }) => summary !== "");
  if (said.length === 0) return null;
  return (
    <Section title={t("form.summary")}>
      <ul className={classes.plain}>
        {said.map(({ id, name, provider, place, summary }) => (
          <li key={id} className={classes.answer}>
            <span className={classes.soft}>
              {name ? `${name} · ${t(`provider.${provider}`)}` : t(`masked.${provider}`, { number: place })}
            </span>
            <p className={classes.text} dir="auto">
              {summary}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SharedChip({ page: { sharedAt, outcome } }: { page: ResultPage }) {
  const { t } = useReviewWords();
  if (outcome) return <SignatureMark standing={outcome} asks="SIGNATURE" />;
  return sharedAt ? <Chip tone="green">{t("result.shared")}</Chip> : <Chip tone="grey">{t("result.not-shared")}</Chip>;
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

function Numbers({ page: { result, follows, scores, promotionStatus, sharedAt } }: { page: ResultPage }) {
  const { t, score } = useReviewWords();
  if (!result && !scores && !follows) return null;
  return (
    <div className={classes.stats}>
      {result ? (
        <Stat
          label={t(result.settled || sharedAt ? "result.result" : "result.proposed")}
          value={result.label || "–"}
          {...(result.box ? { hint: result.box } : {})}
        />
      ) : null}
      {follows ? <Stat label={follows.question} value={follows.label} /> : null}
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
