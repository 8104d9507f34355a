import { metricAddress, MetricTrend, NewestValue, useMetricWords } from "#app/modules/metrics/ui.ts";
import { useMayOn } from "#app/platform/ability/granting.tsx";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { goalAction, useCommand } from "../goal-commands.ts";
import { IconRefresh } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import { useGoalWords } from "../goal-words.ts";
import classes from "./goal-body.module.css";

/** The metric a key result takes its value from. */
export function FollowedMetric({ detail: { goal, metric } }: { detail: GoalDetail }) {
  const may = useMayOn("Goal", goal.id);
  const { t } = useGoalWords();
  const { t: said } = useMetricWords();
  const command = useCommand({ intent: "refresh-metric", action: goalAction(goal.id), said: t("metrics.refreshed") });
  if (!metric) return null;
  return (
    <Section
      title={t("metrics.follows")}
      actions={
        may("check-in") && !goal.closure ? (
          <ActForm command={command} intent="refresh-metric" fields={{ goalId: goal.id }}>
            <Button type="submit" size="small" loading={command.busy} icon={<IconRefresh />}>
              {t("metrics.refresh")}
            </Button>
          </ActForm>
        ) : null
      }
    >
      <div className={classes.followed}>
        <span className={classes.metric}>
          <UiLink href={metricAddress(metric.id)}>{metric.name}</UiLink>
          {metric.retired ? <SmallText>{said("retired")}</SmallText> : null}
        </span>
        <NewestValue metric={metric} />
        <MetricTrend metric={metric} />
      </div>
    </Section>
  );
}
