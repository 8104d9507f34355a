import { UiLink } from "#app/ui/link/link.tsx";
import { metricAddress } from "../../metric-addresses.ts";
import type { MetricDetail, RelatedMetric } from "../../queries/metric-detail.ts";
import { useMetricWords } from "../metric-words.ts";
import classes from "../metric.module.css";

/** How a metric is computed, and of which others. */
export function MetricSources({ detail: { metric, sources } }: { detail: MetricDetail }) {
  const { t } = useMetricWords();
  return (
    <div className={classes.day}>
      <span className={classes.label}>{t("formula.label")}</span>
      <code className={classes.formula} dir="ltr">
        {metric.formula}
      </code>
      <MetricLinks metrics={sources} />
    </div>
  );
}

export function MetricLinks({ metrics }: { metrics: readonly RelatedMetric[] }) {
  return (
    <ul className={classes.links}>
      {metrics.map(({ id, name }) => (
        <li key={id}>
          <UiLink href={metricAddress(id)}>{name}</UiLink>
        </li>
      ))}
    </ul>
  );
}
