import type { DoneOf } from "#app/platform/forms/answers.ts";
import type { action } from "../../routes/metric.tsx";
import { useMetricWords } from "../metric-words.ts";

/** What a form or an act about a metric has done, in words. */
export function useWordsOfDone(): (done: DoneOf<typeof action>) => string {
  const { t } = useMetricWords();
  return ({ intent, value }) => {
    if (intent === "withdraw-point") return t("withdrawn");
    if (intent !== "record-point") return t("saved");
    const { added, corrected, goalIds } = value;
    return [
      t("recorded", { count: added + corrected }),
      ...(goalIds.length > 0 ? [t("moved", { count: goalIds.length })] : []),
    ].join(" ");
  };
}
