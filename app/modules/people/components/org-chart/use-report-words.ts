import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import type { OrgNode } from "../../queries/org-chart.ts";

/** How many report to somebody in the chart: as a number beside them, and in words. */
export function useReportWords(): (node: Pick<OrgNode, "directReports" | "allReports" | "uncounted">) => {
  short: string;
  words: string;
} {
  const { t } = useTranslation("people");
  const format = useFormat();
  return ({ directReports: direct, allReports: all, uncounted }) => ({
    short: uncounted ? t("chart.more-than", { number: format.number(all) }) : format.number(all),
    words: t(uncounted ? "chart.reports-uncounted" : "chart.reports", { direct, all }),
  });
}
