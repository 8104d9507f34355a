import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { MetricDetail } from "../../queries/metric-detail.ts";
import bodyClasses from "../goal-panel/goal-body.module.css";
import { DueDate, GoalProgress, GoalTitle, LevelChip, Owners, StartToTarget } from "../goal-marks.tsx";
import { useGoalWords } from "../goal-words.ts";
import classes from "./metric.module.css";

type Follower = MetricDetail["goals"][number];

/** The key results that take their value from a metric. */
export function MetricFollowers({ detail: { goals } }: { detail: MetricDetail }) {
  const words = useGoalWords();
  const { t } = words;
  const columns: Column<Follower>[] = [
    {
      id: "title",
      header: t("column.title"),
      render: (goal) => (
        <span className={classes.name}>
          <GoalTitle goal={goal} />
          <span className={classes.soft}>
            <StartToTarget goal={goal} />
          </span>
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
      render: (goal) => <GoalProgress goal={goal} />,
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
    <Section title={t("metrics.followers")}>
      {goals.length === 0 ? (
        <p className={bodyClasses.none}>{t("metrics.no-followers")}</p>
      ) : (
        <DataTable
          caption={t("metrics.followers")}
          columns={columns}
          rows={goals}
          rowKey={(goal) => goal.id}
          rowHref={(goal) => `/app/goal/${goal.id}`}
        />
      )}
    </Section>
  );
}
