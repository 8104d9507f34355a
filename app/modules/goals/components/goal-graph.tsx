import { LineChart } from "#app/ui/line-chart/line-chart.tsx";
import type { GraphPoint } from "../domain/progress-graph.ts";
import type { GoalDetail } from "../queries/goal-detail.ts";
import classes from "./goal-body.module.css";
import { useGoalWords } from "./goal-words.ts";

/** Achieved against target over the goal's dates. */
export function GoalGraph({ detail: { graph, goal } }: { detail: GoalDetail }) {
  const { t, format } = useGoalWords();
  if (graph.achieved.length === 0) return <p className={classes.soft}>{t("detail.no-graph")}</p>;
  return (
    <LineChart
      label={t("detail.graph-of", { title: goal.title })} xLabel={t("detail.date")} height={200}
      series={[
        { id: "achieved", label: t("detail.achieved"), tone: "achieved", points: graph.achieved.map(toPoint) },
        { id: "target", label: t("form.target"), tone: "target", points: graph.target.map(toPoint) },
      ]}
      formatX={(x) => format.date(new Date(x).toISOString().slice(0, 10))} formatY={(y) => format.percent(y)}
    />
  );
}

function toPoint({ date, percent }: GraphPoint): { x: number; y: number } {
  return { x: Date.parse(`${date}T00:00:00Z`), y: percent };
}
