import { Chart } from "#app/shell/components/chart/chart.tsx";
import { TimeSpans } from "#app/ui/charts/time-spans.tsx";
import type { Stage } from "../../domain/providers.ts";
import { useReviewWords } from "../review-words.ts";

type Days = { startsOn?: string | undefined; endsOn?: string | undefined };
export type StageSpansProps = { stages: readonly Stage[]; timelines: Readonly<Partial<Record<Stage, Days>>> };

const day = 24 * 60 * 60 * 1_000;
const at = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Three days, none at the end, where its words would not fit. */
const ticksWithin = (from: number, to: number) =>
  [0, 1, 2].map((place) => from + Math.floor(((to - from) * place) / 3 / day) * day);

/** How the stages follow each other, as they are saved; one alone needs no drawing. */
export function StageSpans({ stages, timelines }: StageSpansProps) {
  const { t, format } = useReviewWords();
  const dated = stages.flatMap((stage) => {
    const { startsOn, endsOn } = timelines[stage] ?? {};
    return startsOn && endsOn && startsOn <= endsOn ? [{ stage, startsOn, endsOn }] : [];
  });
  if (dated.length < 2) return null;
  const first = dated.map(({ startsOn }) => startsOn).toSorted()[0]!;
  const last = dated
    .map(({ endsOn }) => endsOn)
    .toSorted()
    .at(-1)!;
  return (
    <Chart
      sentence={t("wizard.spans", { count: dated.length, from: format.date(first), to: format.date(last) })}
      fileName="stages"
      data={{
        head: [t("wizard.stage"), t("wizard.starts-on"), t("wizard.ends-on")],
        rows: dated.map(({ stage, startsOn, endsOn }) => [
          t(`stage.${stage}`),
          format.date(startsOn),
          format.date(endsOn),
        ]),
      }}
    >
      <TimeSpans
        from={at(first)}
        to={at(last) + day}
        ticks={ticksWithin(at(first), at(last) + day).map((one) => ({
          at: one,
          label: format.shortDate(new Date(one).toISOString().slice(0, 10)),
        }))}
        rows={dated.map(({ stage, startsOn, endsOn }) => ({
          ...{ key: stage, label: t(`stage.${stage}`) },
          spans: [
            {
              ...{ from: at(startsOn), to: at(endsOn) + day },
              says: t("wizard.span", {
                stage: t(`stage.${stage}`),
                from: format.date(startsOn),
                to: format.date(endsOn),
              }),
            },
          ],
        }))}
      />
    </Chart>
  );
}
