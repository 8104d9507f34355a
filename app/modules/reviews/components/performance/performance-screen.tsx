import { lazy, Suspense } from "react";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { useApplyFilters } from "#app/shell/components/list-screen/use-list-form.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Row, RowList, RowWords } from "#app/ui/row-list/row-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import type { PerformancePage, RunningReview } from "../../queries/performance-page.ts";
import type { ResultInTime } from "../../queries/results-over-time.ts";
import { reviewPlaces } from "../../review-places.ts";
import { ScoresOverTime } from "../result/scores-over-time.tsx";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

const PersonField = lazy(async () => ({ default: (await import("#app/modules/people/ui.ts")).PersonField }));

/** How somebody's reviews went, and what the one that runs will tell them. */
export function PerformanceScreen({ page }: { page: PerformancePage }) {
  const { t } = useReviewWords();
  const { person, mine, among, results, running } = page;
  return (
    <ListScreen
      title={mine ? t("performance.mine") : t("performance.of", { name: person.name })}
      breadcrumbs={[{ label: t("navigation.module"), href: reviewPlaces.table("PAST_REVIEWS") }]}
      breadcrumbsLabel={t("navigation.module")}
      {...(among
        ? {
            filters: [
              {
                ...{ name: "employeeId", label: t("list.employee"), value: mine ? undefined : person.id },
                ...{ said: person.name, field: <WhoField page={page} /> },
              },
            ],
          }
        : {})}
    >
      <Stack>
        {running.length > 0 ? (
          <Section title={t("performance.running")}>
            <RowList>
              {running.map((review) => (
                <RunningRow key={review.revieweeId} review={review} page={page} />
              ))}
            </RowList>
          </Section>
        ) : null}
        {results.length === 0 ? (
          <EmptyState title={t("performance.none")}>{t("performance.none-text")}</EmptyState>
        ) : (
          <>
            <ScoresOverTime results={results} />
            <Results page={page} />
          </>
        )}
      </Stack>
    </ListScreen>
  );
}

function WhoField({ page: { person, mine, among } }: { page: PerformancePage }) {
  const { t } = useReviewWords();
  const apply = useApplyFilters();
  return (
    <Suspense fallback={null}>
      <PersonField
        key={person.id}
        name="employeeId"
        label={t("list.employee")}
        offered={mine ? [] : [person]}
        defaultValue={mine ? null : person.id}
        clearable
        among={among === "all-reports" ? among : undefined}
        onChange={(chosen) => apply({ employeeId: chosen ?? "" })}
      />
    </Suspense>
  );
}

/** A review that runs: what will be read of it, and for who may, a look at it as the person will see it. */
function RunningRow({ review, page: { person, mine } }: { review: RunningReview; page: PerformancePage }) {
  const { t, format } = useReviewWords();
  const { cycleId, cycle, on, manager, writtenBy, shares } = review;
  const parts = shares.map((part) => t(`performance.shares.${part}`));
  const told = [
    ...(manager ? [t("result.accountable", { name: manager.name })] : []),
    ...(writtenBy ? [t("performance.written-by", { date: format.date(writtenBy) })] : []),
  ];
  return (
    <Row apart>
      <RowWords>
        <span className={classes.strong}>{cycle}</span>
        <span className={classes.soft}>{told.join(" · ")}</span>
        <span>
          {t(mine ? "performance.you-will-read" : "performance.they-will-read", {
            parts: parts.length > 0 ? format.list(parts) : t("performance.answers-alone"),
          })}
        </span>
      </RowWords>
      {mine ? null : (
        <Button size="small" href={`${reviewPlaces.result(cycleId, person.id, on)}&as=REVIEWEE`}>
          {t("performance.preview")}
        </Button>
      )}
    </Row>
  );
}

function Results({ page: { person, results } }: { page: PerformancePage }) {
  const { t, format, score } = useReviewWords();
  const columns: Column<ResultInTime>[] = [
    {
      id: "cycle",
      header: t("list.cycle"),
      hideable: false,
      render: ({ cycle, cycleId, on }) => <UiLink href={reviewPlaces.result(cycleId, person.id, on)}>{cycle}</UiLink>,
    },
    {
      id: "result",
      header: t("result.result"),
      narrow: true,
      render: ({ result, box }) => [result, box].filter(Boolean).join(" · ") || "–",
    },
    {
      id: "overall",
      header: t("score-of.overall"),
      align: "end",
      narrow: true,
      render: ({ scores }) => score(scores?.overall ?? null),
    },
    {
      id: "shared",
      header: t("list.status"),
      narrow: true,
      render: ({ sharedAt }) =>
        sharedAt ? t("result.shared-on", { date: format.date(sharedAt) }) : <Chip>{t("result.not-shared")}</Chip>,
    },
    {
      id: "chart",
      header: t("chart.tab"),
      hideHeader: true,
      align: "end",
      narrow: true,
      render: ({ cycle, cycleId, on }) => (
        <UiLink href={reviewPlaces.chart(cycleId, person.id, on)} aria-label={t("chart.of", { cycle })}>
          {t("chart.tab")}
        </UiLink>
      ),
    },
  ];
  return (
    <Section title={t("performance.results")}>
      <DataTable
        caption={t("performance.results")}
        columns={columns}
        rows={results.toReversed()}
        rowKey={({ revieweeId }) => revieweeId}
      />
    </Section>
  );
}
