import { useMemo } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useGoalWords } from "#app/modules/goals/ui.ts";

/** The words of this room; how goals, times and refusals are called is the room of goals' to say. */
export function useTemplateWords(timeZone?: string) {
  const goalWords = useGoalWords(timeZone);
  const { t } = useTranslation("goal-templates");
  return useMemo(() => ({ ...goalWords, t }), [goalWords, t]);
}
