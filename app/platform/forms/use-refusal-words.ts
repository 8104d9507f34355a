import { useCallback } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "../i18n/use-format.ts";
import { errorKey, useWords, type WordParams } from "../i18n/use-words.ts";
import type { CommandError, CommandResult } from "../http/command.ts";

const aCode = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;
const aDay = /^\d{4}-\d\d-\d\d$/;

/** Puts a refusal's code into words; a code without a room is of `room`. Days among what fills them are written as people write them. */
export function useRefusalWords(room: string): (code: string, params?: WordParams) => string {
  const words = useWords(room, "shell");
  const format = useFormat();
  const { i18n } = useTranslation();
  return useCallback(
    (code, params = {}) => {
      const named = code.includes(".") ? errorKey(code) : { room, key: `errors.${code}` };
      const filled = Object.fromEntries(
        Object.entries(params).map(([name, value]) => [
          name,
          typeof value === "string" && aDay.test(value) ? format.date(value) : value,
        ]),
      );
      const known = aCode.test(code) && i18n.exists(named.key, { ns: named.room });
      return known ? words(named.key, filled, named.room) : words("errors.invalid-input", {}, "shell");
    },
    [words, format, i18n, room],
  );
}

/** Why an act was refused, in one sentence, for where no field can show it. */
export function useRefusalOf(room: string): (answer: Pick<CommandResult, "error" | "reply">) => string {
  const say = useRefusalWords(room);
  return useCallback(
    ({ error, reply }) => {
      const first = Object.values(reply?.error ?? {}).find((codes) => codes?.length)?.[0];
      return error ? say(error.code, error.params) : say(first ?? "platform.invalid-input");
    },
    [say],
  );
}

/** What is wrong with a field inside a list of fields, by Conform's codes; for a plain field `form.wrong` says it. */
export function firstFault(
  say: (code: string, params?: WordParams) => string,
  codes: readonly string[] | undefined,
): string | undefined {
  const code = codes?.[0];
  return code === undefined ? undefined : say(code);
}

/** Whether a refusal says more than what stands beside the fields it concerns. */
export function concernsTheWhole({ code, fields }: CommandError): boolean {
  return !Object.values(fields).some((each) => each === code || code.endsWith(`.${each}`));
}
