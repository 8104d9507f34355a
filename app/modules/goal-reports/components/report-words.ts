import { useMemo } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useGoalWords } from "#app/modules/goals/ui.ts";

/** The words of this room; how goals, states and times are called is the room of goals' to say. */
export function useReportWords(timeZone?: string) {
  const goalWords = useGoalWords(timeZone);
  const { t } = useTranslation("goal-reports");
  return useMemo(() => ({ ...goalWords, t }), [goalWords, t]);
}
export type ReportWords = ReturnType<typeof useReportWords>;
