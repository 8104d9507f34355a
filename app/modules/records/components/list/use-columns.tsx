import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { FieldValue } from "../fields/field-value.tsx";
import { useFieldWords } from "../fields/use-field-words.ts";
import { fieldsOf, type RecordFields } from "../../domain/record-fields.ts";
import { partOf } from "../../kinds/parts.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import type { Column } from "#app/ui/data-table/data-table.tsx";
import { PersonChip } from "#app/modules/people/ui.ts";

/** What each row has besides its fields: whose it is and when it was changed, where it belongs to a person. */
export type ListedRecord = {
  id: string;
  owner?: { id: string; name: string };
  /** ISO 8601. */
  updatedAt?: string;
};

type ListColumn<Row> = Column<Row & ListedRecord>;

/** Columns of the room's own after those of the fields; or all, with those of the fields, `owner` and `changed` by name. */
export type ListColumnsOf<Row> =
  readonly ListColumn<Row>[] | ((named: (name: string) => ListColumn<Row>) => readonly ListColumn<Row>[]);

/** What is short of a record, whose it is, and when it was changed; a card on a phone names each day and number. */
export function useColumns<Row>(fields: RecordFields, made: ListColumnsOf<Row> = []): readonly ListColumn<Row>[] {
  const columnOf = useColumnOf<Row>(fields);
  if (typeof made === "function") return made(columnOf);
  const short = fieldsOf(fields).filter(([, field]) => !partOf(field).long?.(field));
  return [...short.map(([name]) => name), "owner", "changed"].map(columnOf).concat(made);
}

function useColumnOf<Row>(fields: RecordFields): (name: string) => ListColumn<Row> {
  const { label } = useFieldWords(fields);
  const { t } = useTranslation("shell");
  const format = useFormat(useViewer().timeZone);
  const first = Object.keys(fields.shape)[0];
  const ownerOf = ({ owner }: ListedRecord) => (owner ? <PersonChip person={owner} /> : null);
  const changedOf = ({ updatedAt }: ListedRecord) => (updatedAt === undefined ? null : format.date(updatedAt));
  return (name) => {
    const field = fields.shape[name];
    if (!field && name === "owner")
      return { id: name, header: t("record.owner"), narrow: true, width: "180px", render: ownerOf };
    if (!field) return { id: "changed", header: t("record.changed"), width: "120px", render: changedOf };
    const { narrow = true, ...column } = partOf(field).column ?? {};
    const valueOf = (row: object) => (row as Readonly<Record<string, unknown>>)[name];
    if (name === first)
      return { ...column, id: name, header: label(name), hideable: false, render: (row) => String(valueOf(row)) };
    return {
      ...{ ...column, id: name, header: label(name), narrow },
      render: (row) => <FieldValue of={fields} name={name} value={valueOf(row)} />,
    };
  };
}
