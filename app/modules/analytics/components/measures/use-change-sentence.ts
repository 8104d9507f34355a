import type { Dimension } from "../../domain/dimensions.ts";
import type { Dashboard } from "../../queries/dashboard.ts";
import type { ShownMeasure } from "../../queries/seen-measures.ts";
import { useAnalyticsWords } from "../use-analytics-words.ts";

type Told = Pick<Dashboard, "change" | "days" | "before"> & {
  measure: Pick<ShownMeasure, "name" | "secrecy" | "percent" | "digits">;
};

/** What changed, in sentences of nothing but what was computed: the numbers, the part that is most of it, and the days. */
export function useChangeSentence() {
  const { t, told, changed, partName, days: daysSaid, format } = useAnalyticsWords();
  /** The numbers, and the part that is most of their change. */
  const what = ({ change, measure, split }: Pick<Told, "change" | "measure"> & { split?: Dimension }) => {
    const { name } = measure;
    const kind = change.kind !== "UNKNOWN" ? change.kind : change.now === null ? "UNKNOWN" : "ALONE";
    const said = t(`sentence.${kind}`, {
      name,
      now: told(measure, change.now),
      before: told(measure, change.before),
    });
    const { most, mostName } = change;
    const whose = most && (mostName ?? (split === "tenure" ? partName(split, { key: most.key, name: null }) : null));
    const part = most && whose ? t("sentence.most", { part: whose, by: changed(measure, most.by) }) : "";
    return [said, part].filter(Boolean).join(" ");
  };
  /** The days, and those compared with where there is something to compare. */
  const when = ({ days, before, change }: Pick<Told, "days" | "before"> & Partial<Pick<Told, "change">>) => {
    if (change?.kind === "UNKNOWN") return daysSaid(days);
    return t("sentence.compared", {
      ...{ from: format.date(days.from), to: format.date(days.to) },
      ...{ beforeFrom: format.date(before.from), beforeTo: format.date(before.to) },
    });
  };
  return { what, when };
}
