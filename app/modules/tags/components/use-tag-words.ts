import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { errorKey, useWords } from "#app/platform/i18n/use-words.ts";

/** The room's words, and those of a form's answer: what was typed, what is wrong with a field, and what with no field. */
export function useTagWords(result: CommandResult | null, intent: string) {
  const { t } = useTranslation("tags");
  const words = useWords("tags", "shell");
  const own = result?.intent === intent ? result : null;
  const say = (code: string) => {
    const { key, room } = errorKey(code);
    return words(key, own?.error?.params ?? {}, room);
  };
  const typed = own?.done ? null : (own?.reply?.initialValue as Record<string, unknown> | null | undefined);
  const fields = own?.error?.fields ?? {};
  return {
    t, own,
    typed: (name: string): string | null => (typed && typeof typed[name] === "string" ? typed[name] : typed ? "" : null),
    wrong: (name: string): string[] | undefined => {
      const code = fields[name] ?? own?.reply?.error?.[name]?.[0];
      return code ? [say(code)] : undefined;
    },
    refusal: own?.error && Object.keys(fields).length === 0 ? say(own.error.code) : null,
  };
}
