import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { ChangeEntry } from "#app/platform/history/record-history.ts";
import { useChangeSentence } from "#app/shell/components/change-timeline.tsx";
import type { RecordFields } from "../../domain/record-fields.ts";
import { useFieldWords } from "./use-field-words.ts";

/** What the history of every record may tell besides its fields. */
const ofRecords: ReadonlyMap<string, "record.is-deleted" | "record.owner"> = new Map([
  ["deleted", "record.is-deleted"],
  ["owner", "record.owner"],
] as const);

/** A change as a sentence in the words of the fields; `further` names what a room tells besides. */
export function useFieldChanges(
  fields: RecordFields,
  further: (field: string) => string | undefined = () => undefined,
): (entry: ChangeEntry) => string {
  const { t } = useTranslation("shell");
  const { label, said } = useFieldWords(fields);
  const isField = (field: string) => Object.hasOwn(fields.shape, field);
  return useChangeSentence({
    field: (field) => (isField(field) ? label(field) : (further(field) ?? t(ofRecords.get(field) ?? "record.changed"))),
    value: (field, value) =>
      field === "deleted" ? t(value === true ? "record.yes" : "record.no") : said(field, value),
  });
}
