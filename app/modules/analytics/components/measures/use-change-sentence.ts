import type { Dashboard } from "../../queries/dashboard.ts";
import type { ShownMeasure } from "../../queries/seen-measures.ts";
import { useAnalyticsWords } from "../use-analytics-words.ts";

type Told = Pick<Dashboard, "change" | "days" | "before"> & {
  measure: Pick<ShownMeasure, "name" | "secrecy" | "percent" | "digits">;
};

/** What changed, in sentences of nothing but what was computed: the numbers, the part that is most of it, and the days. */
export function useChangeSentence() {
  const { t, told, changed, days: daysSaid, format } = useAnalyticsWords();
  /** The numbers, and the part that is most of their change. */
  const what = ({ change, measure }: Pick<Told, "change" | "measure">) => {
    const { name } = measure;
    const kind = change.kind !== "UNKNOWN" ? change.kind : change.now === null ? "UNKNOWN" : "ALONE";
    const said = t(`sentence.${kind}`, {
      name,
      now: told(measure, change.now),
      before: told(measure, change.before),
    });
    const { most } = change;
    const part =
      most && change.mostName ? t("sentence.most", { part: change.mostName, by: changed(measure, most.by) }) : "";
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
