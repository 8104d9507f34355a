import { IconDownload, IconPlus } from "@tabler/icons-react";
import { PersonChip } from "#app/modules/people/ui.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { useSelection } from "#app/shell/components/list-screen/use-selection.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import type { RowSelection } from "#app/ui/data-table/data-table-types.ts";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { disciplinaryPlaces } from "../disciplinary-places.ts";
import { noteStates, severities, standardTypes } from "../domain/note.ts";
import type { NoteForm } from "../queries/note-form.ts";
import type { NoteList, NoteRow } from "../queries/note-list.ts";
import classes from "./disciplinary.module.css";
import { useDisciplinaryWords } from "./disciplinary-words.ts";
import { SeverityMark, StateMark } from "./marks.tsx";
import { ManyDraftActs } from "./many-draft-acts.tsx";
import { NewNotePanel } from "./new-note-panel.tsx";

/** Notes of one area: what waits, or all. */
export function NoteListScreen({ list, form }: { list: NoteList; form: NoteForm | null }) {
  const { t } = useDisciplinaryWords();
  const address = useAddress();
  const { scope, shelf, rows } = list;
  const columns = useColumns(scope === "mine");
  const selection = useDraftSelection(list);
  return (
    <ListScreen
      title={t("title")}
      act={
        list.mayRaise ? (
          <Button tone="primary" icon={<IconPlus aria-hidden="true" />} href={address({ new: "true" })}>
            {t("new")}
          </Button>
        ) : undefined
      }
      {...(scope === "mine" ? {} : { search: { name: "text", label: t("list.search"), value: list.filters.text } })}
      filters={useFilters(list)}
      tools={<Export list={list} />}
    >
      {list.statements.length > 0 ? <Statements statements={list.statements} /> : null}
      <DataTable
        caption={t(shelf === "pending" ? "navigation.pending" : "navigation.all")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        {...(selection && { selection })}
        empty={
          <EmptyState title={t(`empty.${shelf}`)}>{t(scope === "mine" ? "empty.mine" : "empty.others")}</EmptyState>
        }
      />
      <ListPages cursors={list} />
      {form ? <NewNotePanel offered={form} /> : null}
    </ListScreen>
  );
}

/** Drafts are ticked from page to page and handed on or deleted at once; nobody has drafts among their own notes. */
function useDraftSelection({ scope, rows, drafts }: NoteList): RowSelection<NoteRow> | null {
  const { t, format } = useDisciplinaryWords();
  const { selected, onChange, clear, matching, address } = useSelection(drafts);
  if (scope === "mine" || (selected.size === 0 && !rows.some(({ state }) => state === "DRAFT"))) return null;
  return {
    selected,
    onChange,
    matching,
    selectable: ({ state }) => state === "DRAFT",
    allLabel: t("many.select-all"),
    rowLabel: ({ employee, occurredOn }) => t("many.select", { name: employee.name, date: format.date(occurredOn) }),
    countLabel: (count) => t("many.selected", { count }),
    actions: <ManyDraftActs noteIds={[...selected]} matching={address} total={drafts} onDone={clear} />,
  };
}

function useFilters({ filters, types, shelf, scope }: NoteList) {
  const { t } = useDisciplinaryWords();
  const states = noteStates.filter((state) => scope !== "mine" || state === "PUBLISHED" || state === "OVERTURNED");
  return [
    ...(shelf === "pending" && scope === "mine"
      ? []
      : [
          {
            name: "state",
            label: t("field.state"),
            value: filters.state || undefined,
            any: t("list.any"),
            options: states.map((value) => ({ value: value as string, label: t(`state.${value}`) })),
          },
        ]),
    {
      name: "severity",
      label: t("field.severity"),
      value: filters.severity || undefined,
      any: t("list.any"),
      options: severities.map((value) => ({ value: value as string, label: t(`severity.${value}`) })),
    },
    {
      name: "type",
      label: t("field.type"),
      value: filters.type || undefined,
      any: t("list.any"),
      options: [
        ...standardTypes.map((value) => ({ value: value as string, label: t(`type.${value}`) })),
        ...types.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
  ];
}

function Export({ list: { scope, shelf, filters } }: { list: NoteList }) {
  const { t } = useDisciplinaryWords();
  const said = Object.entries({ ...filters, scope, shelf }).filter(([, value]) => value !== "");
  const hrefOf = (format: string) =>
    `${disciplinaryPlaces.export}?${new URLSearchParams([...said, ["format", format]])}`;
  return (["CSV", "XLSX"] as const).map((format) => (
    <Button key={format} tone="quiet" icon={<IconDownload aria-hidden="true" />} href={hrefOf(format)} rel="external">
      {t("list.export", { format })}
    </Button>
  ));
}

function Statements({ statements }: { statements: NoteList["statements"] }) {
  const { t, format } = useDisciplinaryWords();
  return (
    <Section title={t("witness.asked-of-you")}>
      <ul className={classes.plain}>
        {statements.map(({ id, by, askedAt }) => (
          <li key={id}>
            <UiLink href={disciplinaryPlaces.statement(id)}>
              {t("witness.asked-by", { name: by, date: format.date(askedAt) })}
            </UiLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function useColumns(mine: boolean): Column<NoteRow>[] {
  const { t, typeName } = useDisciplinaryWords();
  const open = ({ id }: NoteRow) => disciplinaryPlaces.note(id);
  return [
    mine
      ? {
          id: "type",
          header: t("field.type"),
          hideable: false,
          render: (row) => <UiLink href={open(row)}>{typeName(row)}</UiLink>,
        }
      : {
          id: "person",
          header: t("field.employee"),
          hideable: false,
          render: (row) => <PersonChip person={{ ...row.employee, role: typeName(row) }} href={open(row)} />,
        },
    {
      id: "severity",
      header: t("field.severity"),
      narrow: true,
      render: ({ severity, step }) => (
        <span className={classes.severity}>
          <SeverityMark severity={severity} />
          <span className={classes.step}>{t(`step.${step}`)}</span>
        </span>
      ),
    },
    {
      id: "state",
      header: t("field.state"),
      narrow: true,
      render: ({ state, outcome, appealed, held }) => (
        <span className={classes.chips}>
          <StateMark state={state} outcome={outcome} />
          {appealed ? <Chip tone="blue">{t("appeal.open")}</Chip> : null}
          {held ? <Chip tone="grey">{t("hold.mark")}</Chip> : null}
        </span>
      ),
    },
    { id: "occurred", header: t("field.occurred"), narrow: true, render: (row) => <Day on={row.occurredOn} /> },
    { id: "author", header: t("field.author"), render: ({ author }) => author.name },
    {
      id: "answer",
      header: t("field.answer-by"),
      render: ({ answerBy, outcome }) => (answerBy && !outcome ? <Day on={answerBy} /> : "–"),
    },
  ];
}

/** A day stands in one line, however many columns there are. */
function Day({ on }: { on: string }) {
  const { format } = useDisciplinaryWords();
  return <span className={classes.day}>{format.date(on)}</span>;
}
