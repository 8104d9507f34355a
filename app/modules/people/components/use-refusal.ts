import type { CommandResult } from "#app/platform/http/command.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { errorKey, useWords } from "#app/platform/i18n/use-words.ts";

/** A refusal in words: beside the field it concerns, or on its own where it concerns none. */
export function useRefusal(result: CommandResult | null) {
  const words = useWords("people", "shell");
  const format = useFormat();
  const error = result?.error ?? null;
  const say = (code: string) => {
    const { key, room } = errorKey(code);
    const { date, ...params } = error?.params ?? {};
    return words(key, typeof date === "string" ? { ...params, date: format.date(date) } : params, room);
  };
  const fields = error?.fields ?? {};
  return {
    field: (name: string): string[] | undefined => (fields[name] ? [say(fields[name])] : undefined),
    general: error && Object.keys(fields).length === 0 ? say(error.code) : null,
  };
}
