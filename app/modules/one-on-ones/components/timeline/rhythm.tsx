import { Chart } from "#app/shell/components/chart/chart.tsx";
import { RhythmDots } from "#app/ui/charts/rhythm-dots.tsx";
import type { RhythmWeek } from "../../domain/rhythm.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** How regularly two people met, week by week of half a year. */
export function Rhythm({ weeks, name }: { weeks: readonly RhythmWeek[]; name: string }) {
  const { t, format } = useOneOnOneWords();
  const held = weeks.filter(({ state }) => state === "DONE").length;
  const missed = weeks.filter(({ state }) => state === "MISSED").length;
  if (held + missed === 0) return null;
  const words = { DONE: t("standing.HELD"), MISSED: t("standing.MISSED"), NONE: t("timeline.rhythm-none") };
  return (
    <Chart
      sentence={t("timeline.rhythm", { held, missed, count: weeks.length })}
      fileName="rhythm"
      data={{
        head: [t("timeline.rhythm-week"), t("list.state")],
        rows: weeks.map(({ from, state }) => [format.date(from), words[state]]),
      }}
    >
      <RhythmDots
        rows={[
          {
            ...{ key: "all", label: name },
            weeks: weeks.map(({ from, state }) => ({
              state,
              says: t("timeline.rhythm-says", { date: format.date(from), state: words[state] }),
            })),
          },
        ]}
      />
    </Chart>
  );
}
