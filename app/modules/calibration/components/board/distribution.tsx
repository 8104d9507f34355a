import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { DistributionLine } from "../../domain/distribution.ts";
import classes from "../calibration.module.css";

/** How many stand where, beside what the guideline expects. */
export function Distribution({ lines }: { lines: readonly DistributionLine[] }) {
  const { t } = useTranslation("calibration");
  const format = useFormat();
  return (
    <Section title={t("distribution.title")}>
      <dl className={classes.shares}>
        {lines.map(({ place, people, share, guideline, over }) => (
          <div key={place.id} className={classes.share}>
            <dt>{place.label}</dt>
            <dd>
              <ProgressBar label={place.label} value={share ?? 0} />
              <span className={classes.number}>
                {t("group.count", { count: people })}
                {guideline === null ? null : ` · ${t("distribution.guideline", { share: format.percent(guideline) })}`}
                {over
                  ? ` · ${over > 0 ? t("distribution.over", { count: over }) : t("distribution.under", { count: -over })}`
                  : null}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
