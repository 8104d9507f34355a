import { Stat, type StatTrend } from "#app/ui/stat/stat.tsx";
import type { InsightsView } from "../../queries/insights-view.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

/** How many took part, how favourable they are, whether they would recommend the company; and what stands out. */
export function ThreeNumbers({
  view,
}: {
  view: Pick<InsightsView, "answered" | "asked" | "favourable" | "favourableBefore" | "enps" | "drivers">;
}) {
  const { t, format } = useEngagementWords();
  const { answered, asked, favourable, favourableBefore, enps } = view;
  const percent = (value: number | null) => (value === null ? "–" : format.percent(value));
  const trend = useTrend(favourable, favourableBefore);
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
          hint={t(enps === null ? "insights.too-few" : "insights.enps-text")}
        />
      </div>
      <Standout drivers={view.drivers} />
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

function Standout({ drivers }: Pick<InsightsView, "drivers">) {
  const { t, format, driverName } = useEngagementWords();
  const told = drivers
    .filter(({ favourable }) => favourable !== null)
    .sort((one, other) => other.favourable! - one.favourable!);
  const [best, worst] = [told[0], told.at(-1)];
  // A best and a weakest among few that are told would be a riddle, not a result.
  if (!best || !worst || best === worst || told.length * 2 < drivers.length) return null;
  return (
    <p className={classes.sentence}>
      {t("insights.sentence", {
        ...{ best: driverName(best), bestShare: format.percent(best.favourable!) },
        ...{ worst: driverName(worst), worstShare: format.percent(worst.favourable!) },
      })}
    </p>
  );
}
