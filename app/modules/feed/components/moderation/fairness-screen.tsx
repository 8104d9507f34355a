import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { Spread } from "../../domain/fairness.ts";
import { feedPlaces } from "../../feed-places.ts";
import type { FairnessScreen as Screen } from "../../queries/moderation.ts";
import feed from "../feed/feed.module.css";
import classes from "./fairness.module.css";

/** How praise is spread over the company in a year, in numbers and never by name. */
export function FairnessScreen({ screen: { given, received, people } }: { screen: Screen }) {
  const { t } = useTranslation("feed");
  return (
    <div className={feed.narrow}>
      <PageHeader
        title={t("fairness.title")}
        breadcrumbs={[{ label: t("moderation.title"), href: feedPlaces.moderation }]}
        breadcrumbsLabel={t("back")}
      />
      <p className={feed.reads}>{t("fairness.about")}</p>
      {received && given ? (
        <>
          <SpreadOf title={t("fairness.received")} spread={received} people={people} />
          <SpreadOf title={t("fairness.given")} spread={given} people={people} />
        </>
      ) : (
        <Callout>{t("fairness.few")}</Callout>
      )}
    </div>
  );
}

function SpreadOf({ title, spread, people }: { title: string; spread: Spread; people: number }) {
  const { t } = useTranslation("feed");
  const format = useFormat();
  return (
    <Section title={title}>
      <dl className={classes.spread}>
        {(["none", "some", "much"] as const).map((group) => {
          const count = spread[group];
          const label = t(`fairness.${group}`);
          return (
            <div key={group} className={classes.line}>
              <dt>{label}</dt>
              <dd>
                {count === null ? (
                  <span className={feed.soft}>{t("fairness.hidden")}</span>
                ) : (
                  <>
                    <ProgressBar
                      label={label}
                      value={(count / people) * 100}
                      formatted={format.percent((count / people) * 100)}
                    />
                    <span className={classes.number}>{t("fairness.people", { count: format.number(count) })}</span>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {spread.topShare === null ? null : (
        <p className={feed.reads}>{t("fairness.top", { percent: format.number(spread.topShare) })}</p>
      )}
    </Section>
  );
}
