import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { FileTools } from "#app/modules/imports/ui.ts";
import { FieldValue } from "../fields/field-value.tsx";
import { encodingOf, FormFields } from "../fields/form-fields.tsx";
import { PersonFilter } from "./person-filter.tsx";
import { choicesOf, fieldsOf, type RecordFields } from "../../domain/record-fields.ts";
import { partOf } from "../../kinds/parts.ts";
import type { NamedPerson } from "../../kinds/person/field.ts";
import { useRowMoves } from "../moves/use-row-moves.ts";
import { useFieldWords } from "../fields/use-field-words.ts";
import { Granting } from "#app/platform/ability/granting.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { PageAnswer } from "#app/platform/forms/page-answer.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords, type WordParams } from "#app/platform/i18n/use-words.ts";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import type { Task } from "#app/platform/tasks/task-record.ts";
import { ActButton } from "#app/shell/components/act-button.tsx";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { NothingFound } from "#app/shell/components/list-screen/nothing-found.tsx";
import { NewRecordPanel } from "#app/shell/components/new-record-panel.tsx";
import { TaskWatch } from "#app/shell/components/task-watch.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import type { PersonalList, PersonalPlace, PersonalRow } from "../../people/personal-reads.ts";
import { PersonChip } from "#app/modules/people/ui.ts";

/** What the loader of such a list answers. */
export type RecordListPage<Row> = {
  list: PersonalList<Row>;
  place: PersonalPlace;
  creating: boolean;
  /** Long work of this list that the reader asked for and may still want to hear of (`ownLatestTasks`). */
  tasks: readonly Task[];
  /** What the form of a new one offers to choose from, by field. */
  offered?: Readonly<Record<string, unknown>>;
  /** Whom the list is narrowed to. */
  wanted?: readonly NamedPerson[];
};

export type RecordListProps<Row> = {
  fields: RecordFields;
  page: RecordListPage<Row>;
  address: string;
  addressOf: (id: string) => string;
  /** The name of its id where something is sent, for moves in the menu of a row: `absenceId`. */
  idName?: string;
  /** Columns of the room's own, after those of the fields. */
  columns?: readonly Column<Row & PersonalRow>[];
  /**
   * Long work of the room's own (`pageTask`), by the name of its intent: a button beside import and export. Its words are
   * `task.<name>.act`, `.asked` and, with what came of it, `.done`.
   */
  work?: readonly string[];
  /** Acts of the room's own beside these, and what the page's action answers of them, by intent. */
  tools?: ReactNode;
  intents?: readonly string[];
  /** The form of a new one, where it asks for more than the fields. */
  form?: (form: AnyCommandForm) => ReactNode;
};

/** Records of people that one may see, what narrows them, the act that makes one, and files of them. Words are the room's. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  return (
    <Granting granted={props.page.list.granted}>
      <Screen {...props} />
    </Granting>
  );
}

function Screen<Row>(props: RecordListProps<Row>) {
  const { fields, page, address, addressOf, columns = [], work = [], intents = [], form } = props;
  const { list, place, creating, tasks, offered } = page;
  const words = useWords(fields.room);
  const { t } = useTranslation("shell");
  const filters = useFilters(fields, page);
  const rowMenu = useRowMoves<Row>(props);
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
      tools={<Tools {...props} />}
    >
      <PageAnswer
        room={fields.room}
        intents={["create", "export", ...work, ...intents]}
        said={() => t("record.saved")}
      />
      {tasks.length > 0 ? (
        <Stack>
          {tasks.map((task) => (
            <ListTask key={task.id} room={fields.room} task={task} />
          ))}
        </Stack>
      ) : null}
      <DataTable
        caption={words("title")}
        columns={[...useColumns<Row>(fields), ...columns]}
        rows={list.rows as readonly (Row & PersonalRow)[]}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addressOf(id)}
        {...(rowMenu && { rowMenu })}
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
          encType={encodingOf(fields)}
          fields={(of) => form?.(of) ?? <FormFields form={of} of={fields} offered={offered} />}
        />
      ) : null}
    </ListScreen>
  );
}

function Tools<Row>({ fields: { room }, page: { place }, work = [], tools }: RecordListProps<Row>) {
  const words = useWords(room);
  return (
    <>
      <FileTools room={room} narrowed={said({ text: place.text, ...place.chosen })} />
      {work.map((name) => (
        <ActButton
          key={name}
          room={room}
          intent={name}
          label={words(`task.${name}.act`)}
          said={words(`task.${name}.asked`)}
        />
      ))}
      {tools}
    </>
  );
}

/** Long work by its name: how far it is, and what came of it in the room's words. */
function ListTask({ room, task }: { room: string; task: Task }) {
  const words = useWords(room, "shell");
  const name = task.kind.split(".").at(-1)!;
  const label = name === "export" ? words("list.export", {}, "shell") : words(`task.${name}.act`);
  const isDone = task.state === "DONE" && name !== "export";
  const told = isDone
    ? words(`task.${name}.done`, countsOf(task.result))
    : `${label}: ${words(`task.state.${task.state}`, {}, "shell")}`;
  return <TaskWatch task={task} label={label} phase={told} />;
}

const countsOf = (result: Task["result"]): WordParams =>
  Object.fromEntries(Object.entries(result ?? {}).filter(([, value]) => typeof value !== "object")) as WordParams;

const said = (values: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** Each choice narrows the list, and each field that names people. */
function useFilters(fields: RecordFields, { place: { chosen = {} }, wanted = [] }: Filtered): ListFilter[] {
  const { label, said } = useFieldWords(fields);
  const { t } = useTranslation("shell");
  return [
    ...choicesOf(fields).map(([name, { values }]) => ({
      name,
      label: label(name),
      value: chosen[name],
      any: t("list.any"),
      options: values.map((value) => ({ value, label: said(name, value) })),
    })),
    ...fieldsOf(fields).flatMap(([name, field]) => {
      if (!partOf(field).named) return [];
      const person = wanted.find(({ id }) => id === chosen[name]);
      const filter = { name, label: label(name), value: person?.id, said: person?.name };
      return [{ ...filter, field: <PersonFilter name={name} label={filter.label} person={person} /> }];
    }),
  ];
}

type Filtered = Pick<RecordListPage<unknown>, "place" | "wanted">;

/** What is short of a record, whose it is, and when it was changed; a card on a phone names each day and number. */
function useColumns<Row>(fields: RecordFields): Column<Row & PersonalRow>[] {
  const { label } = useFieldWords(fields);
  const { t } = useTranslation("shell");
  const format = useFormat(useViewer().timeZone);
  const short = fieldsOf(fields).filter(([, field]) => !partOf(field).long?.(field));
  return [
    ...short.map(([name, field], index) => {
      const { narrow = true, ...column } = partOf(field).column ?? {};
      return {
        ...column,
        id: name,
        header: label(name),
        hideable: index > 0,
        ...(index > 0 && { narrow }),
        render: (row: Row & PersonalRow) => {
          const value = (row as Record<string, unknown>)[name];
          return index === 0 ? String(value) : <FieldValue of={fields} name={name} value={value} />;
        },
      };
    }),
    {
      id: "owner",
      header: t("record.owner"),
      narrow: true,
      width: "180px",
      render: (row) => <PersonChip person={row.owner} />,
    },
    {
      id: "changed",
      header: t("record.changed"),
      width: "120px",
      render: ({ updatedAt }) => format.date(updatedAt),
    },
  ];
}
