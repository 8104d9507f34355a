import type { Dashboard } from "../../queries/dashboard.ts";
import type { ShownMeasure } from "../../queries/seen-measures.ts";
import { useAnalyticsWords } from "../use-analytics-words.ts";

type Told = Pick<Dashboard, "change" | "days" | "before"> & {
  measure: Pick<ShownMeasure, "name" | "sum" | "digits">;
};

/** What changed, in a sentence of nothing but what was computed: the numbers, the part that is most of it, and the days. */
export function useChangeSentence(): (told: Told) => string {
  const { t, told, format } = useAnalyticsWords();
  return ({ change, days, before, measure }) => {
    const { name } = measure;
    const said = t(`sentence.${change.kind}`, {
      name,
      now: told(measure, change.now),
      before: told(measure, change.before),
    });
    const { most } = change;
    const part =
      most && change.mostName
        ? t("sentence.most", {
            part: change.mostName,
            by: `${most.by > 0 ? "+" : ""}${format.number(most.by, measure.digits)}`,
          })
        : "";
    const compared = t("sentence.compared", {
      ...{ from: format.date(days.from), to: format.date(days.to) },
      ...{ beforeFrom: format.date(before.from), beforeTo: format.date(before.to) },
    });
    return [said, part, compared].filter(Boolean).join(" ");
  };
}
