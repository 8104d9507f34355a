import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useRefusalWords } from "#app/platform/forms/use-refusal-words.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import type { ImportScreen } from "../queries/import-screen.ts";

/** The words of this room, and those by which the records' own room calls its columns and refuses a line. */
export function useImportWords({ room, columns }: Pick<ImportScreen, "room" | "columns">) {
  const { t } = useTranslation("imports");
  const words = useWords(room, "imports");
  const refusal = useRefusalWords(room);
  const column = useCallback(
    (name: string) => {
      const label = columns.find((each) => each.name === name)?.label;
      if (label === undefined) return name;
      return typeof label === "string" ? words(label) : label.text;
    },
    [columns, words],
  );
  return { t, words, refusal, column };
}
