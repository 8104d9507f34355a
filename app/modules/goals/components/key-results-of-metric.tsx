import { useMetricWords } from "#app/modules/metrics/ui.ts";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { DueDate, GoalProgress, GoalTitle, LevelChip, Owners, StartToTarget } from "./goal-marks.tsx";
import { useGoalWords } from "./goal-words.ts";
import type { FollowingGoal } from "../queries/followers-of-metrics.ts";
import classes from "./key-results-of-metric.module.css";

/** On the page of a metric: the key results that take their value from it. */
export default function KeyResultsOfMetric({ data: goals }: { data: readonly FollowingGoal[] }) {
  const words = useGoalWords();
  const { t } = words;
  const title = useMetricWords().t("followers");
  const columns: Column<FollowingGoal>[] = [
    {
      id: "title",
      header: t("column.title"),
      render: (goal) => (
        <span className={classes.name}>
          <GoalTitle goal={goal} />
          <SmallText>
            <StartToTarget goal={goal} />
          </SmallText>
        </span>
      ),
    },
    {
      id: "owner",
      narrow: true,
      header: t("column.owner"),
      width: "160px",
      render: (goal) => <Owners owners={goal.owners} />,
    },
    {
      id: "progress",
      narrow: true,
      header: t("column.progress"),
      width: "170px",
      render: (goal) => <GoalProgress goal={goal} inColumn />,
    },
    {
      id: "level",
      narrow: true,
      header: t("column.status"),
      width: "120px",
      render: (goal) => <LevelChip level={goal.progressLevel} closure={goal.closure} silentDays={goal.silentDays} />,
    },
    { id: "due", header: t("column.due"), width: "130px", render: (goal) => <DueDate goal={goal} /> },
  ];
  return (
    <Section title={title}>
      {goals.length === 0 ? (
        <SmallText as="p">{t("metrics.no-followers")}</SmallText>
      ) : (
        <DataTable
          caption={title}
          columns={columns}
          rows={goals}
          rowKey={(goal) => goal.id}
          rowHref={(goal) => `/app/goal/${goal.id}`}
        />
      )}
    </Section>
  );
}
