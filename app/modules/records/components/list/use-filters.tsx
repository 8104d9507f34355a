import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFieldWords } from "../fields/use-field-words.ts";
import { choicesOf, fieldsOf, type RecordFields } from "../../domain/record-fields.ts";
import { partOf } from "../../kinds/parts.ts";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import { PersonFilter } from "./person-filter.tsx";
import type { RecordListPage } from "./record-list.tsx";

/** What a list is narrowed by, made of what its fields say. */
export type ListFiltersOf = (ofFields: readonly ListFilter[]) => readonly ListFilter[];

/** Each choice narrows the list, and each field that names people; or what the room makes of these. */
export function useFilters(
  fields: RecordFields,
  { place: { chosen = {} }, wanted = [] }: Pick<RecordListPage<unknown>, "place" | "wanted">,
  made: ListFiltersOf = (ofFields) => ofFields,
): readonly ListFilter[] {
  const { label, said } = useFieldWords(fields);
  const { t } = useTranslation("shell");
  const choices = choicesOf(fields).map(([name, { values }]) => ({
    name,
    label: label(name),
    value: chosen[name],
    any: t("list.any"),
    options: values.map((value) => ({ value, label: said(name, value) })),
  }));
  const people = fieldsOf(fields).flatMap(([name, field]) => {
    if (!partOf(field).named) return [];
    const person = wanted.find(({ id }) => id === chosen[name]);
    const filter = { name, label: label(name), value: person?.id, said: person?.name };
    return [{ ...filter, field: <PersonFilter name={name} label={filter.label} person={person} /> }];
  });
  return made([...choices, ...people]);
}
