import type { CommandResult } from "#app/platform/http/command.ts";
import { useAnswerWords } from "#app/platform/i18n/use-answer-words.ts";

/** The words of a form of this room, of one key or of a new one. */
export function useEmbedWords(result: CommandResult | null, intent: string, keyId: string | null = null) {
  return useAnswerWords("embeds", result, intent, { field: "keyId", id: keyId });
}
