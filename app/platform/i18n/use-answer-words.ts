import { useTranslation } from "react-i18next";
import type { CommandResult } from "../http/command.ts";
import { errorKey, useWords, type WordParams } from "./use-words.ts";

/** A refusal's code in words; the room's own where the code names no room. */
export function useRefusal(room: string): (code: string, params?: WordParams) => string {
  const words = useWords(room, "shell");
  return (code, params = {}) => {
    if (!code.includes(".")) return words(`errors.${code}`, params);
    const named = errorKey(code);
    return words(named.key, params, named.room);
  };
}

/**
 * A room's words, and those of one form's answer: what was typed (null before anything was, empty where it was cleared),
 * what is wrong with a field, and what with no field. Of the forms of many records, `about` says which this one is of: the
 * field that names the record, and its id, null for a record that is yet to be.
 */
export function useAnswerWords(
  room: string,
  result: CommandResult | null,
  intent: string,
  about?: { field: string; id: string | null },
) {
  const { t } = useTranslation(room);
  const say = useRefusal(room);
  const named = result?.intent === intent ? result : null;
  const sent = named?.reply?.initialValue as Record<string, unknown> | null | undefined;
  const own = !about || named?.done || (sent?.[about.field] ?? null) === about.id ? named : null;
  const typed = own && !own.done ? sent : null;
  const { fields = {}, params } = own?.error ?? {};
  return {
    t,
    own,
    typed: (name: string): string | null =>
      typed && typeof typed[name] === "string" ? typed[name] : typed ? "" : null,
    wrong: (name: string): string[] | undefined => {
      const code = fields[name] ?? own?.reply?.error?.[name]?.[0];
      return code ? [say(code, params)] : undefined;
    },
    refusal: own?.error && Object.keys(fields).length === 0 ? say(own.error.code, params) : null,
  };
}
