import { IconDownload } from "@tabler/icons-react";
import { BarChart } from "#app/ui/bar-chart/bar-chart.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { FacetLinks } from "#app/ui/facet-links/facet-links.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { sentiments } from "../../domain/sentiment.ts";
import { fewestPeople } from "#app/platform/privacy/small-groups.ts";
import type { FeedbackInsights } from "../../queries/feedback-insights.ts";
import { useFeedbackAddress } from "../feedback-address.ts";
import classes from "../feedback.module.css";
import { useFeedbackWords } from "../feedback-words.ts";

/** How much is shared, month by month and by kind; never so little that it would tell of somebody. */
export function InsightsScreen({ insights }: { insights: FeedbackInsights }) {
  const { t, format } = useFeedbackWords();
  const { enough, total, receivers, people, bySentiment } = insights;
  const told = (value: number | null) =>
    value === null ? { value: "–", hint: t("insights.hidden") } : { value: format.number(value) };
  return (
    <div className={classes.body}>
      <PageHeader
        title={t(`insights.title.${insights.scope}`)}
        actions={
          <Button
            href={`/app/feedback/insights-export?${new URLSearchParams({ scope: insights.scope, months: String(insights.months) })}`}
            rel="external"
            icon={<IconDownload />}
          >
            {t("list.export")}
          </Button>
        }
      />
      <Months insights={insights} />
      {enough ? (
        <>
          <div className={classes.numbers}>
            <Stat label={t("insights.total")} {...told(total)} />
            <Stat
              label={t("insights.receivers")}
              {...told(receivers)}
              hint={t("insights.of-people", { count: people })}
            />
            {sentiments.map((kind) => (
              <Stat key={kind} label={t(`sentiment.${kind}`)} {...told(bySentiment[kind])} />
            ))}
          </div>
          <Section title={t("insights.by-month")}>
            <Bars insights={insights} />
          </Section>
          <Callout>{t("insights.suppressed", { count: fewestPeople })}</Callout>
        </>
      ) : (
        <EmptyState title={t("insights.too-few-title")}>{t("insights.too-few", { count: fewestPeople })}</EmptyState>
      )}
    </div>
  );
}

function Months({ insights: { months } }: { insights: FeedbackInsights }) {
  const { t } = useFeedbackWords();
  const address = useFeedbackAddress();
  return (
    <FacetLinks
      label={t("insights.period")}
      links={[3, 6, 12].map((each) => ({
        id: String(each),
        href: address.with({ months: each === 6 ? null : String(each) }),
        content: t("insights.months", { count: each }),
        count: "",
        current: months === each,
      }))}
    />
  );
}

function Bars({ insights: { byMonth } }: { insights: FeedbackInsights }) {
  const { t, format } = useFeedbackWords();
  const most = Math.max(1, ...byMonth.map(({ count }) => count ?? 0));
  return (
    <BarChart
      bars={byMonth.map(({ month, count }) => ({
        key: month,
        label: format.month(month),
        share: count === null ? null : (count / most) * 100,
        text: count === null ? t("insights.hidden") : format.number(count),
      }))}
    />
  );
}
