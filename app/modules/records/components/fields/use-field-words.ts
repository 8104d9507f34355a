import { useCallback } from "react";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { labelIn, wordsIn, type FieldShape, type RecordFields } from "../../domain/record-fields.ts";
import { partOf } from "../../kinds/parts.ts";

/** What fields are called, and what they hold in words; empty where they hold nothing. */
export function useFieldWords({ room, shape }: RecordFields) {
  const words = useWords(room);
  const t = useWords("shell", ...roomsOf(shape));
  const format = useFormat();
  const label = useCallback((name: string) => words(labelIn(shape, name)), [words, shape]);
  const choice = useCallback(
    (name: string, value: string) => words(`${wordsIn(shape, name)}.${value}`),
    [words, shape],
  );
  const said = useCallback(
    (name: string, value: unknown): string => {
      const field = shape[name];
      if (value === null || value === undefined || value === "") return "";
      if (!field) return String(value as string);
      const saying = { field, format, yes: t("record.yes"), no: t("record.no"), words: t };
      return partOf(field).say(value, { ...saying, choice: (one) => choice(name, one) });
    },
    [shape, choice, format, t],
  );
  return { label, choice, said, words };
}

/** The rooms whose words the fields say besides. */
const roomsOf = (shape: FieldShape) => [...new Set(Object.values(shape).flatMap((field) => partOf(field).words ?? []))];
