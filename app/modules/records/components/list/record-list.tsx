import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { FileTools, ImportLink } from "#app/modules/imports/ui.ts";
import { encodingOf, FormFields } from "../fields/form-fields.tsx";
import type { RecordFields } from "../../domain/record-fields.ts";
import type { NamedPerson } from "../../kinds/person/field.ts";
import { useRowMoves } from "../moves/use-row-moves.ts";
import { useColumns, type ListColumnsOf, type ListedRecord } from "./use-columns.tsx";
import { useFilters, type ListFiltersOf } from "./use-filters.tsx";
import type { Granted } from "#app/platform/ability/granted.ts";
import { Granting, useMay } from "#app/platform/ability/granting.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { PageAnswer } from "#app/platform/forms/page-answer.tsx";
import { useWords, type WordParams } from "#app/platform/i18n/use-words.ts";
import type { Task } from "#app/platform/tasks/task-record.ts";
import { ActButton } from "#app/shell/components/act-button.tsx";
import { ListPages, type ListPagesProps } from "#app/shell/components/list-pages.tsx";
import { ExportLinks } from "#app/shell/components/list-screen/export-links.tsx";
import { ListScreen, type ListScreenProps } from "#app/shell/components/list-screen/list-screen.tsx";
import { NothingFound } from "#app/shell/components/list-screen/nothing-found.tsx";
import { NewRecordPanel } from "#app/shell/components/new-record-panel.tsx";
import { TaskWatch } from "#app/shell/components/task-watch.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";

/** What the loader of such a list answers. */
export type RecordListPage<Row> = {
  list: {
    rows: readonly (Row & ListedRecord)[];
    previous?: string | null;
    next?: string | null;
    total?: number;
    /** What the reader may do to each row; whether to make a new one, where `kinds` says anything. */
    granted?: Granted;
  };
  /** What narrows it: words, and values of its fields by name. */
  place: { text?: string | undefined; chosen?: Readonly<Record<string, string | undefined>> | undefined };
  creating?: boolean;
  /** Long work of this list that the reader asked for and may still want to hear of (`ownLatestTasks`). */
  tasks?: readonly Task[];
  /** What the form of a new one offers to choose from, by field. */
  offered?: Readonly<Record<string, unknown>>;
  /** Whom the list is narrowed to. */
  wanted?: readonly NamedPerson[];
};

/** What a list says of itself: at these names in the room's strings, if the room does not say where else. */
type Called = "title" | "new" | "none" | "none-text" | "search" | "none-found" | "none-found-text" | "show-all";

export type RecordListProps<Row> = {
  fields: RecordFields;
  page: RecordListPage<Row>;
  address: string;
  addressOf: (id: string) => string;
  /** The name of its id where something is sent, for moves in the menu of a row: `absenceId`. */
  idName?: string;
  /** Where its words stand in the room's strings, for a room with several lists. */
  called?: Partial<Record<Called, string>>;
  /** Columns of the room's own, after those of the fields; or all of them, those of the fields by their names. */
  columns?: ListColumnsOf<Row>;
  /** What narrows it, made of what the fields say; those where it is left out. */
  filters?: ListFiltersOf;
  /** What stands above the rows besides: counts by state, ways of looking, and what the address goes on saying. */
  frame?: Pick<ListScreenProps, "meta" | "states" | "views" | "kept">;
  /** Pages of the room's own; those by key where they are left out. */
  pages?: ListPagesProps;
  /** Where the form of a new one is. */
  newHref?: string;
  /** The first step where there is none yet; making one where it is left out, which then is offered there alone. */
  first?: ReactNode;
  /** Files under addresses of the room's own, in place of the page's `export` and the import called as the room. */
  files?: { brings?: string | null; exportAt?: string | null };
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
  /** What is open beside the list, where the room has a form of its own. */
  panel?: ReactNode;
};

/** Records that one may see, what narrows them, the act that makes one, and files of them. Words are the room's. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  return (
    <Granting granted={props.page.list.granted ?? {}}>
      <Screen {...props} />
    </Granting>
  );
}

function Screen<Row>(props: RecordListProps<Row>) {
  const { fields, page, addressOf, frame = {}, pages, work = [], intents = [], first } = props;
  const { list, place } = page;
  const words = useCalled(props);
  const { t } = useTranslation("shell");
  const filters = useFilters(fields, page, props.filters);
  const rowMenu = useRowMoves<Row>(props);
  const act = useNew(props);
  const isNarrowed = narrowedBy(place.text, filters, frame.kept);
  const isUnbegun = list.rows.length === 0 && !isNarrowed && first === undefined;
  return (
    <ListScreen
      {...frame}
      title={words("title")}
      act={isUnbegun ? null : act}
      search={{ name: "text", label: words("search", t("palette.label")), value: place.text }}
      filters={filters}
      tools={<Tools {...props} />}
    >
      <PageAnswer
        room={fields.room}
        intents={["create", "export", ...work, ...intents]}
        said={() => t("record.saved")}
      />
      <Tasks {...props} />
      <DataTable
        caption={words("title")}
        columns={useColumns(fields, props.columns)}
        rows={list.rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addressOf(id)}
        {...(rowMenu && { rowMenu })}
        empty={isNarrowed ? <Nothing {...props} /> : <None {...props} first={first === undefined ? act : first} />}
      />
      <ListPages {...(pages ?? { cursors: { previous: list.previous ?? null, next: list.next ?? null } })} />
      {props.panel === undefined ? <NewOne {...props} /> : props.panel}
    </ListScreen>
  );
}

/** The list's own words, by what they say; where the room has none of its own, those that are given. */
function useCalled<Row>({ fields, called = {} }: RecordListProps<Row>) {
  const words = useWords(fields.room);
  const keys = new Map<string, string>(Object.entries(called));
  return (name: Called, standard?: string) => {
    const key = keys.get(name);
    return key === undefined && standard !== undefined ? standard : words(key ?? name);
  };
}

/** Narrowed by words, by what is not as it is at first, or by what the address goes on saying. */
const narrowedBy = (
  text: string | undefined,
  filters: readonly { value?: string | undefined; standard?: string | undefined }[],
  kept: ListScreenProps["kept"] = {},
) =>
  Boolean(text) ||
  filters.some(({ value, standard }) => value && value !== standard) ||
  Object.values(kept).some(Boolean);

/** The act that makes a new one, for who may. */
function useNew<Row>(props: RecordListProps<Row>): ReactNode {
  const { address, newHref = `${address}?new=true`, page } = props;
  const words = useCalled(props);
  const may = useMay();
  const kinds = page.list.granted?.kinds;
  if (kinds && !Object.keys(kinds).some((kind) => may("create", kind))) return null;
  return (
    <Button tone="primary" icon={<IconPlus aria-hidden="true" />} href={newHref}>
      {words("new")}
    </Button>
  );
}

function Nothing<Row>(props: RecordListProps<Row>) {
  const words = useCalled(props);
  const { t } = useTranslation("shell");
  return (
    <NothingFound
      title={words("none-found", t("list.nothing-found"))}
      text={words("none-found-text", "")}
      href={props.address}
      clear={words("show-all", t("list.show-all"))}
    />
  );
}

function None<Row>(props: RecordListProps<Row>) {
  const words = useCalled(props);
  return (
    <EmptyState title={words("none")} action={props.first}>
      {words("none-text")}
    </EmptyState>
  );
}

function NewOne<Row>(props: RecordListProps<Row>) {
  const { fields, page, address, form } = props;
  const words = useCalled(props);
  if (!page.creating) return null;
  return (
    <NewRecordPanel
      room={fields.room}
      title={words("new")}
      closeHref={address}
      encType={encodingOf(fields)}
      fields={(of) => form?.(of) ?? <FormFields form={of} of={fields} offered={page.offered} />}
    />
  );
}

function Tools<Row>({ fields: { room }, page: { place }, files, work = [], tools }: RecordListProps<Row>) {
  const words = useWords(room);
  return (
    <>
      {files ? null : <FileTools room={room} narrowed={said({ text: place.text, ...place.chosen })} />}
      {files?.brings ? <ImportLink room={room} kind={files.brings} /> : null}
      {files?.exportAt ? <ExportLinks href={files.exportAt} /> : null}
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

function Tasks<Row>({ fields, page: { tasks = [] } }: RecordListProps<Row>) {
  if (tasks.length === 0) return null;
  return (
    <Stack>
      {tasks.map((task) => (
        <ListTask key={task.id} room={fields.room} task={task} />
      ))}
    </Stack>
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
