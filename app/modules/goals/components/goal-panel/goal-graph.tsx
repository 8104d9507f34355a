import { Fold } from "#app/ui/fold/fold.tsx";
import { LineChart, type LineSeries } from "#app/ui/line-chart/line-chart.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { GraphPoint } from "../../domain/progress-graph.ts";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import classes from "./goal-body.module.css";
import { useGoalWords } from "../goal-words.ts";

/** Achieved against target over the goal's dates, and where it leads. */
export function GoalGraph({ detail }: { detail: GoalDetail }) {
  const { t, format } = useGoalWords();
  const { graph, goal } = detail;
  if (graph.achieved.length === 0) return <SmallText as="p">{t("detail.no-graph")}</SmallText>;
  return (
    <>
      <LineChart
        label={t("detail.graph-of", { title: goal.title })}
        xLabel={t("detail.date")}
        height={200}
        series={[
          { id: "achieved", label: t("detail.achieved"), tone: "achieved", points: graph.achieved.map(toPoint) },
          { id: "target", label: t("form.target"), tone: "target", points: graph.target.map(toPoint) },
          ...forecastOf(detail, t("forecast.label")),
        ]}
        formatX={(x) => format.date(new Date(x).toISOString().slice(0, 10))}
        formatY={(y) => format.percent(y)}
      />
      <ForecastWords detail={detail} />
    </>
  );
}

/** The highest a forecast is drawn; beyond it would press the rest of the graph flat. */
const highestDrawn = 130;

function forecastOf({ forecast, graph, goal }: GoalDetail, label: string): LineSeries[] {
  const last = graph.achieved.at(-1);
  if (!forecast || !last) return [];
  const [from, due] = [toPoint(last), toPoint({ date: goal.dueDate, percent: forecast.percent })];
  const share = due.y > highestDrawn ? Math.max(0, (highestDrawn - from.y) / (due.y - from.y)) : 1;
  const end = { x: from.x + (due.x - from.x) * share, y: from.y + (due.y - from.y) * share };
  const drawn = (percent: number) => Math.min(Math.max(highestDrawn, from.y), Math.max(Math.min(0, from.y), percent));
  const band = [
    { x: from.x, low: from.y, high: from.y },
    { x: due.x, low: drawn(forecast.low), high: drawn(forecast.high) },
  ];
  return [{ id: "forecast", label, tone: "forecast", points: [from, end], band }];
}

function ForecastWords({ detail: { forecast, goal } }: { detail: GoalDetail }) {
  const { t, format } = useGoalWords();
  if (!forecast) return null;
  const whole = (percent: number) => format.percent(Math.round(percent));
  const ahead = forecast.reachedOn !== null && forecast.reachedOn <= goal.dueDate;
  return (
    <SmallText as="div">
      <p className={classes.forecast}>
        {t("forecast.text", {
          percent: whole(forecast.percent),
          date: format.date(goal.dueDate),
          low: whole(forecast.low),
          high: whole(forecast.high),
        })}
        {forecast.reachedOn
          ? ` ${t(ahead ? "forecast.reached" : "forecast.reached-late", { date: format.date(forecast.reachedOn) })}`
          : null}
      </p>
      <Fold title={t("forecast.how")}>
        <p className={classes.forecast}>{t("forecast.method")}</p>
      </Fold>
    </SmallText>
  );
}

function toPoint({ date, percent }: GraphPoint): { x: number; y: number } {
  return { x: Date.parse(`${date}T00:00:00Z`), y: percent };
}
