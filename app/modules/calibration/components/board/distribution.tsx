import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { BarChart } from "#app/ui/bar-chart/bar-chart.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { DistributionLine } from "../../domain/distribution.ts";

/** How many stand where, beside what the guideline expects. */
export function Distribution({ lines }: { lines: readonly DistributionLine[] }) {
  const { t } = useTranslation("calibration");
  const format = useFormat();
  return (
    <Section title={t("distribution.title")}>
      <BarChart
        bars={lines.map(({ place, people, share, guideline, over }) => ({
          key: place.id,
          label: place.label,
          share,
          guideline,
          text: [
            t("group.count", { count: people }),
            ...(guideline === null ? [] : [t("distribution.guideline", { share: format.percent(guideline) })]),
            ...(over
              ? [over > 0 ? t("distribution.over", { count: over }) : t("distribution.under", { count: -over })]
              : []),
          ].join(" · "),
        }))}
      />
    </Section>
  );
}
