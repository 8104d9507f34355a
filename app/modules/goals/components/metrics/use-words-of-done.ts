import type { DoneOf } from "#app/platform/forms/answers.ts";
import type { action } from "../../routes/metric.tsx";
import { useGoalWords } from "../goal-words.ts";

/** What a form or an act about a metric has done, in words. */
export function useWordsOfDone(): (done: DoneOf<typeof action>) => string {
  const { t } = useGoalWords();
  return ({ intent, value }) => {
    if (intent === "withdraw-point") return t("metrics.withdrawn");
    if (intent !== "record-point" && intent !== "read-points") return t("done.saved");
    const { added, corrected, goalIds } = value;
    return [
      t("metrics.recorded", { count: added + corrected }),
      ...(goalIds.length > 0 ? [t("metrics.moved", { count: goalIds.length })] : []),
    ].join(" ");
  };
}
