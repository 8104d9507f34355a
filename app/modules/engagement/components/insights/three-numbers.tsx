import { Stat, type StatTrend } from "#app/ui/stat/stat.tsx";
import type { InsightsView } from "../../queries/insights-view.ts";
import classes from "../engagement.module.css";
import { standout } from "../../domain/standout.ts";
import { useEngagementWords } from "../engagement-words.ts";

type Told = Pick<
  InsightsView,
  "answered" | "asked" | "favourable" | "favourableBefore" | "enps" | "drivers" | "questions"
>;

/** How many took part, how favourable they are, whether they would recommend the company; and what stands out. */
export function ThreeNumbers({ view }: { view: Told }) {
  const { t, format } = useEngagementWords();
  const { answered, asked, favourable, favourableBefore, enps } = view;
  const percent = (value: number | null) => (value === null ? "–" : format.percent(value));
  const trend = useTrend(favourable, favourableBefore);
  const asksEnps = view.questions.some(({ question }) => question.kind === "enps");
  return (
    <>
      <div className={classes.stats}>
        <Stat
          label={t("navigation.completion")}
          value={answered === null || asked === 0 ? "–" : format.percent(Math.round((answered / asked) * 100))}
          hint={
            answered === null
              ? t("insights.too-few")
              : t("insights.of-asked", { answered: format.number(answered), asked: format.number(asked) })
          }
        />
        <Stat
          label={t("insights.favourable")}
          value={percent(favourable)}
          {...(trend && { trend })}
          hint={t(favourable === null ? "insights.too-few" : "insights.favourable-text")}
        />
        <Stat
          label={t("insights.enps")}
          value={enps === null ? "–" : format.number(enps)}
          hint={t(!asksEnps ? "insights.not-asked" : enps === null ? "insights.too-few" : "insights.enps-text")}
        />
      </div>
      <Standout view={view} />
    </>
  );
}

function useTrend(now: number | null, before: number | null): StatTrend | null {
  const { t, format } = useEngagementWords();
  if (now === null || before === null) return null;
  const change = now - before;
  const sign = change > 0 ? "+" : "";
  return {
    label: t("insights.points", { points: `${sign}${format.number(change)}` }),
    direction: change === 0 ? "flat" : change > 0 ? "up" : "down",
    tone: change === 0 ? "neutral" : change > 0 ? "good" : "bad",
  };
}

/** What stands out; where no driver stands above another, what all of them together say. */
function Standout({ view: { drivers, favourable, answered, asked } }: { view: Told }) {
  const { t, format, driverName } = useEngagementWords();
  const said = standout(drivers.filter(({ parentId }) => parentId === null));
  if (said)
    return (
      <p className={classes.sentence}>
        {t("insights.sentence", {
          ...{ best: driverName(said.best), bestShare: format.percent(said.best.favourable!) },
          ...{ worst: driverName(said.worst), worstShare: format.percent(said.worst.favourable!) },
        })}
      </p>
    );
  if (favourable === null || answered === null) return null;
  return (
    <p className={classes.sentence}>
      {t("insights.sentence-whole", {
        ...{ answered: format.number(answered), asked: format.number(asked), share: format.percent(favourable) },
      })}
    </p>
  );
}
