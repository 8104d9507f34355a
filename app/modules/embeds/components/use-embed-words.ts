import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { errorKey, useWords } from "#app/platform/i18n/use-words.ts";

/** The room's words, and those of one form's answer: what was typed, what is wrong with a field, and what with no field. */
export function useEmbedWords(result: CommandResult | null, intent: string, keyId: string | null = null) {
  const { t } = useTranslation("embeds");
  const words = useWords("embeds", "shell");
  const named = result?.intent === intent ? result : null;
  const typed = named?.reply?.initialValue as Record<string, unknown> | null | undefined;
  const own = keyId === null || named?.done || typed?.["keyId"] === keyId ? named : null;
  const say = (code: string) => {
    if (!code.includes(".")) return words(`errors.${code}`);
    const { key, room } = errorKey(code);
    return words(key, own?.error?.params ?? {}, room);
  };
  return {
    t, own,
    typed: (name: string): string | null => (own && !own.done && typeof typed?.[name] === "string" ? (typed[name] as string) : null),
    wrong: (name: string): string[] | undefined => {
      const code = own?.error?.fields[name] ?? own?.reply?.error?.[name]?.[0];
      return code ? [say(code)] : undefined;
    },
    refusal: own?.error && Object.keys(own.error.fields).length === 0 ? say(own.error.code) : null,
  };
}
