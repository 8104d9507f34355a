import { useCallback } from "react";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import type { RecordFields } from "../../domain/record-fields.ts";

/** What fields are called, and what they hold in words; empty where they hold nothing. */
export function useFieldWords({ room, shape }: RecordFields) {
  const words = useWords(room);
  const format = useFormat();
  const label = useCallback((name: string) => words(`field.${name}`), [words]);
  const said = useCallback(
    (name: string, value: unknown): string => {
      if (value === null || value === undefined || value === "") return "";
      switch (shape[name]?.kind) {
        case "DAY":
          return format.date(String(value));
        case "NUMBER":
          return format.number(Number(value));
        case "CHOICE":
          return words(`choice.${name}.${String(value)}`);
        default:
          return String(value);
      }
    },
    [shape, words, format],
  );
  return { label, said };
}
