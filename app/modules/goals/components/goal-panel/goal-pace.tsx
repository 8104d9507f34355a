import { Chart } from "#app/shell/components/chart/chart.tsx";
import { PaceBars } from "#app/ui/charts/pace-bar.tsx";
import { expectedOf, levelsFrom } from "../../domain/status.ts";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import { useGoalWords } from "../goal-words.ts";
import classes from "./goal-body.module.css";

/** Each key result beside what was to be reached of it by today; one alone says so itself. */
export function GoalPace({ detail }: { detail: GoalDetail }) {
  const words = useGoalWords();
  const { t, format } = words;
  const { children, today, timeZone, goal } = detail;
  const lines = children
    .filter(({ kind, percent }) => kind === "KEY_RESULT" && percent !== null)
    .map((part) => ({ ...part, reached: part.percent ?? 0, expected: expectedOf(part, today, timeZone) }));
  if (lines.length < 2 || goal.closure) return null;
  const behind = lines.filter(({ reached, expected }) => reached < levelsFrom(expected).ON_TRACK).length;
  const whole = (percent: number) => format.percent(Math.round(percent));
  return (
    <div className={classes.pace}>
      <Chart
        sentence={t("detail.pace", { behind, count: lines.length })}
        fileName="pace"
        data={{
          head: [words.keyResults(detail.names), t("detail.achieved"), t("detail.pace-expected")],
          rows: lines.map(({ title, reached, expected }) => [title, whole(reached), whole(expected)]),
        }}
      >
        <PaceBars
          lines={lines.map(({ id, title, reached, expected }) => ({
            ...{ key: id, label: title, reached, expected },
            text: t("detail.pace-of", { reached: whole(reached), expected: whole(expected) }),
          }))}
        />
      </Chart>
    </div>
  );
}
