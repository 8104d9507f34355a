import type { CommandResult } from "#app/platform/http/command.ts";
import { useAnswerWords } from "#app/platform/i18n/use-answer-words.ts";

/** The words of a form of this room, of one dashboard or of none. */
export function useAnalyticsWords(result: CommandResult | null, intent: string, dashboardId: string | null = null) {
  return useAnswerWords("analytics", result, intent, { field: "dashboardId", id: dashboardId });
}
