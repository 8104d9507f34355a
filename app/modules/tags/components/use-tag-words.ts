import type { CommandResult } from "#app/platform/http/command.ts";
import { useAnswerWords } from "#app/platform/i18n/use-answer-words.ts";

/** The words of a form of this room. */
export function useTagWords(result: CommandResult | null, intent: string) {
  return useAnswerWords("tags", result, intent);
}
