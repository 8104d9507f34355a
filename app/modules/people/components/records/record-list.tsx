import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FileTools } from "#app/modules/imports/ui.ts";
import { FieldValue } from "#app/shell/components/record-fields/field-value.tsx";
import { FormFields } from "#app/shell/components/record-fields/form-fields.tsx";
import { choicesOf, fieldsOf, type RecordFields } from "#app/platform/fields/record-fields.ts";
import { useFieldWords } from "#app/platform/fields/use-field-words.ts";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { PageAnswer } from "#app/platform/forms/page-answer.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import type { Task } from "#app/platform/tasks/task-record.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { NothingFound } from "#app/shell/components/list-screen/nothing-found.tsx";
import { NewRecordPanel } from "#app/shell/components/new-record-panel.tsx";
import { TaskWatch } from "#app/shell/components/task-watch.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import type { PersonalList, PersonalPlace, PersonalRow } from "../../records/personal-reads.ts";
import { PersonChip } from "../person-chip/person-chip.tsx";

/** What the loader of such a list answers. */
export type RecordListPage<Row> = {
  list: PersonalList<Row>;
  place: PersonalPlace;
  creating: boolean;
  /** Long work of this list that the reader has asked for: the last of each kind. */
  tasks: readonly (Task | null)[];
};

export type RecordListProps<Row> = {
  fields: RecordFields;
  page: RecordListPage<Row>;
  address: string;
  addressOf: (id: string) => string;
  /** Columns of the room's own, after those of the fields. */
  columns?: readonly Column<Row & PersonalRow>[];
  /** Acts of the room's own, beside import and export. */
  tools?: ReactNode;
  /** What is done by the page's action besides `create` and `export`. */
  intents?: readonly string[];
  /** The form of a new one, where it asks for more than the fields. */
  form?: (form: AnyCommandForm) => ReactNode;
};

/** Records of people that one may see, what narrows them, the act that makes one, and files of them. Words are the room's. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { fields, page, address, addressOf, columns = [], tools, intents = [], form } = props;
  const { list, place, creating, tasks } = page;
  const words = useWords(fields.room);
  const { t } = useTranslation("shell");
  const filters = useFilters(fields, place);
  const narrowed = Boolean(place.text) || filters.some(({ value }) => value);
  return (
    <ListScreen
      title={words("title")}
      act={
        <Button tone="primary" icon={<IconPlus size={16} />} href={`${address}?new=true`}>
          {words("new")}
        </Button>
      }
      search={{ name: "text", label: t("palette.label"), value: place.text }}
      filters={filters}
      tools={
        <>
          <FileTools room={fields.room} narrowed={said({ text: place.text, ...place.chosen })} />
          {tools}
        </>
      }
    >
      <PageAnswer room={fields.room} intents={["create", "export", ...intents]} said={() => t("record.saved")} />
      {tasks.map((task) => (task ? <TaskWatch key={task.id} task={task} label={words("title")} /> : null))}
      <DataTable
        caption={words("title")}
        columns={[...useColumns<Row>(fields), ...columns]}
        rows={list.rows as readonly (Row & PersonalRow)[]}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addressOf(id)}
        empty={
          narrowed ? (
            <NothingFound title={t("list.nothing-found")} href={address} clear={t("list.show-all")} />
          ) : (
            <EmptyState title={words("none")}>{words("none-text")}</EmptyState>
          )
        }
      />
      <ListPages cursors={{ previous: list.previous, next: list.next }} />
      {creating ? (
        <NewRecordPanel
          room={fields.room}
          title={words("new")}
          closeHref={address}
          fields={({ form: of }) => form?.(of) ?? <FormFields form={of} of={fields} />}
        />
      ) : null}
    </ListScreen>
  );
}

const said = (values: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** Each choice narrows the list. */
function useFilters(fields: RecordFields, { chosen = {} }: PersonalPlace): ListFilter[] {
  const { label, said } = useFieldWords(fields);
  const { t } = useTranslation("shell");
  return choicesOf(fields).map(([name, { values }]) => ({
    name,
    label: label(name),
    value: chosen[name],
    any: t("list.any"),
    options: values.map((value) => ({ value, label: said(name, value) })),
  }));
}

/** What is short of a record, whose it is, and when it was changed; a card on a phone names each day and number. */
function useColumns<Row>(fields: RecordFields): Column<Row & PersonalRow>[] {
  const { label } = useFieldWords(fields);
  const { t } = useTranslation("shell");
  const format = useFormat(useViewer().timeZone);
  const short = fieldsOf(fields).filter(([, field]) => field.kind !== "TEXT" || field.lines === 1);
  return [
    ...short.map(([name, { kind }], index) => ({
      id: name,
      header: label(name),
      hideable: index > 0,
      ...(index > 0 && { narrow: kind === "DAY" || kind === "NUMBER" ? ("named" as const) : true }),
      ...(kind === "NUMBER" && { align: "end" as const }),
      render: (row: Row & PersonalRow) => {
        const value = (row as Record<string, unknown>)[name];
        return index === 0 ? String(value) : <FieldValue of={fields} name={name} value={value} />;
      },
    })),
    {
      id: "owner",
      header: t("record.owner"),
      narrow: true,
      width: "220px",
      render: (row) => <PersonChip person={row.owner} />,
    },
    {
      id: "changed",
      header: t("record.changed"),
      render: ({ updatedAt }) => format.dateTime(updatedAt),
    },
  ];
}
