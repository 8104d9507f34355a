import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { errorKey, useWords } from "#app/platform/i18n/use-words.ts";

/** The room's words, and those of one form's answer: what was typed, what is wrong with a field, and what with no field. */
export function useAnalyticsWords(result: CommandResult | null, intent: string, dashboardId: string | null = null) {
  const { t } = useTranslation("analytics");
  const say = useRefusal();
  const named = result?.intent === intent ? result : null;
  const typed = named?.reply?.initialValue as Record<string, unknown> | null | undefined;
  const own = named?.done || (typed?.["dashboardId"] ?? null) === dashboardId ? named : null;
  return {
    t, own,
    typed: (name: string): string | null => (own && !own.done && typeof typed?.[name] === "string" ? (typed[name] as string) : null),
    wrong: (name: string): string[] | undefined => {
      const code = own?.error?.fields[name] ?? own?.reply?.error?.[name]?.[0];
      return code ? [say(code)] : undefined;
    },
    refusal: own?.error && Object.keys(own.error.fields).length === 0 ? say(own.error.code, own.error.params) : null,
  };
}

/** A refusal's code in words; the room's own where it names no room. */
export function useRefusal(): (code: string, params?: Record<string, string | number>) => string {
  const words = useWords("analytics", "shell");
  return (code, params = {}) => {
    if (!code.includes(".")) return words(`errors.${code}`, params);
    const { key, room } = errorKey(code);
    return words(key, params, room);
  };
}
