import { useCallback } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useRefusalWords } from "#app/platform/forms/use-refusal-words.ts";
import { codeSaid } from "#app/platform/text/code-said.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords, type WordParams } from "#app/platform/i18n/use-words.ts";
import type { ImportScreen } from "../queries/import-screen.ts";

const aDay = /^\d{4}-\d\d-\d\d$/;

/** The words of this room, and those by which the records' own room calls its columns and refuses a line. */
export function useImportWords({ room, columns, further }: Pick<ImportScreen, "room" | "columns" | "further">) {
  const { t, i18n } = useTranslation("imports");
  const words = useWords(room, "imports");
  const refusal = useRefusalWords(room);
  const format = useFormat();
  const field = useCallback(
    (name: string) => [...columns, ...further].find((each) => each.name === name),
    [columns, further],
  );
  const column = useCallback(
    (name: string) => {
      const label = field(name)?.label;
      if (label === undefined) return name;
      return typeof label === "string" ? words(label) : label.text;
    },
    [field, words],
  );
  /** Why a line is refused; a code without a room is said by the records' own room. */
  const problem = useCallback(
    (code: string, params: WordParams) => {
      if (code.includes(".")) return refusal(code, params);
      const filled = Object.entries(params).map(([name, value]) => [
        name,
        name === "date" ? format.date(String(value)) : value,
      ]);
      return words(`import.problem.${code}`, Object.fromEntries(filled) as WordParams);
    },
    [refusal, words, format],
  );
  /** What a field says, as people read it. */
  const said = useCallback(
    (text: string | null, name: string) => {
      if (text === null) return "–";
      if (aDay.test(text)) return format.date(text);
      const before = field(name)?.words;
      // A file may say a code in people's manner: `in repair`.
      const code = [text, codeSaid(text)].find((one) => i18n.exists(`${before}.${one}`, { ns: room }));
      return before && code ? words(`${before}.${code}`) : text;
    },
    [field, words, format, i18n, room],
  );
  return { t, words, refusal, column, problem, said };
}
