import { IconRefresh } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { metricAddress } from "../metric-addresses.ts";
import type { GoalDetail } from "../queries/goal-detail.ts";
import { useGoalWords } from "./goal-words.ts";
import { MetricTrend, NewestValue } from "./metric-marks.tsx";
import classes from "./metric.module.css";
import { useGoalCommand } from "./use-goal-command.ts";

/** The metric a key result takes its value from. */
export function FollowedMetric({ detail: { goal, metric, permissions } }: { detail: GoalDetail }) {
  const { t } = useGoalWords();
  const { Form, busy, action } = useGoalCommand(goal.id, { said: t("metrics.refreshed") });
  if (!metric) return null;
  return (
    <Section
      title={t("metrics.follows")}
      actions={
        permissions["check-in"] && !goal.closure ? (
          <Form method="post" action={action}>
            <input type="hidden" name="goalId" value={goal.id} />
            <Button
              type="submit"
              size="small"
              name="intent"
              value="refresh-metric"
              loading={busy}
              icon={<IconRefresh size={16} />}
            >
              {t("metrics.refresh")}
            </Button>
          </Form>
        ) : null
      }
    >
      <div className={classes.followed}>
        <span className={classes.day}>
          <UiLink href={metricAddress(metric.id)}>{metric.name}</UiLink>
          {metric.retired ? <span className={classes.soft}>{t("metrics.retired")}</span> : null}
        </span>
        <NewestValue metric={metric} />
        <MetricTrend metric={metric} />
      </div>
    </Section>
  );
}
