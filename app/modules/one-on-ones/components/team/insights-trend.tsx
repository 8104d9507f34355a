import { Chart } from "#app/shell/components/chart/chart.tsx";
import { BarChart } from "#app/ui/bar-chart/bar-chart.tsx";
import { LineChart } from "#app/ui/line-chart/line-chart.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { feltBands, type Felt, type FeltBand } from "../../domain/felt.ts";
import type { InsightMonth, InsightTrend } from "../../queries/insights-trend.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** Which mood or rating is looked at; both where neither is chosen. */
export type FeltFilter = { mood: FeltBand | null; rating: FeltBand | null };

/** How 1:1s went month by month, and how people felt: all of it, or those of one band. */
export function InsightsTrend({ trend, filter }: { trend: InsightTrend; filter: FeltFilter }) {
  const { t } = useOneOnOneWords();
  return (
    <>
      <Section title={t("trend.title")}>
        <HeldByMonth months={trend.months} />
      </Section>
      {(["mood", "rating"] as const).map((what) =>
        filter.mood && !filter.rating && what === "rating" ? null : filter.rating &&
          !filter.mood &&
          what === "mood" ? null : (
          <Section key={what} title={t(`trend.${what}`)} description={t("trend.felt-text")}>
            <Spread felt={trend[what]} band={filter[what]} />
            <FeltByMonth months={trend.months} what={what} band={filter[what]} />
          </Section>
        ),
      )}
    </>
  );
}

function useMonthName() {
  const { format } = useOneOnOneWords();
  return (month: string) => format.month(month);
}

function HeldByMonth({ months }: { months: readonly InsightMonth[] }) {
  const { t, format } = useOneOnOneWords();
  const name = useMonthName();
  const shareOf = ({ held, missed }: InsightMonth) =>
    held + missed === 0 ? null : Math.round((held / (held + missed)) * 100);
  const told = months.flatMap((one, x) => (shareOf(one) === null ? [] : [{ x, y: shareOf(one)! }]));
  if (told.length === 0) return <p>{t("trend.nothing")}</p>;
  return (
    <Chart
      sentence={t("trend.held-sentence", {
        ...{ from: format.percent(told[0]!.y), to: format.percent(told.at(-1)!.y) },
        ...{ first: name(months[told[0]!.x]!.month), last: name(months[told.at(-1)!.x]!.month) },
      })}
      fileName="one-on-ones-by-month"
      data={{
        head: [
          t("trend.month"),
          t("standing.HELD"),
          t("standing.MISSED"),
          t("standing.CANCELLED"),
          t("trend.held-share"),
        ],
        rows: months.map((one) => [
          ...[name(one.month), format.number(one.held), format.number(one.missed), format.number(one.cancelled)],
          shareOf(one) === null ? "–" : format.percent(shareOf(one)),
        ]),
      }}
    >
      <LineChart
        label={t("trend.held-share")}
        xLabel={t("trend.month")}
        series={[{ id: "held", label: t("trend.held-share"), tone: "achieved", points: told }]}
        formatX={(x) => name(months[Math.round(x)]!.month)}
        formatY={(share) => format.percent(share)}
        xTicks={told.map(({ x }) => x)}
        height={180}
      />
    </Chart>
  );
}

/** How many of a hundred people felt so last; dashes stand for what would tell of too few. */
function Spread({ felt, band }: { felt: Felt; band: FeltBand | null }) {
  const { t, format } = useOneOnOneWords();
  const bands = band ? [band] : feltBands;
  return (
    <BarChart
      bars={bands.map((one) => ({
        key: one,
        label: t(`trend.band.${one}`),
        share: felt.shares[one],
        text: felt.shares[one] === null ? t("trend.not-told") : format.percent(felt.shares[one]),
      }))}
    />
  );
}

/** The mean of each month that is over, or the share of one band. */
function FeltByMonth({
  months,
  what,
  band,
}: {
  months: readonly InsightMonth[];
  what: "mood" | "rating";
  band: FeltBand | null;
}) {
  const { t, format } = useOneOnOneWords();
  const name = useMonthName();
  const valueOf = (one: InsightMonth) => (band ? one[what].shares[band] : one[what].mean);
  const say = (value: number) => (band ? format.percent(value) : format.number(value));
  const points = months.flatMap((one, x) => (valueOf(one) === null ? [] : [{ x, y: valueOf(one)! }]));
  if (points.length < 2) return <p>{t("trend.too-few")}</p>;
  const label = band ? t("trend.share-of", { band: t(`trend.band.${band}`) }) : t("insights.of-five");
  return (
    <Chart
      sentence={t("trend.felt-sentence", {
        ...{ from: say(points[0]!.y), to: say(points.at(-1)!.y) },
        ...{ first: name(months[points[0]!.x]!.month), last: name(months[points.at(-1)!.x]!.month) },
      })}
      fileName={`one-on-ones-${what}`}
      data={{
        head: [t("trend.month"), label],
        rows: points.map(({ x, y }) => [name(months[x]!.month), say(y)]),
      }}
    >
      <LineChart
        label={label}
        xLabel={t("trend.month")}
        series={[{ id: what, label, tone: "achieved", points }]}
        formatX={(x) => name(months[Math.round(x)]!.month)}
        formatY={say}
        xTicks={points.map(({ x }) => x)}
        height={180}
      />
    </Chart>
  );
}
