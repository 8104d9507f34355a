import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PersonChip, type PersonChipProps } from "../person-chip/person-chip.tsx";

type LedPerson = PersonChipProps["person"];

export type LedPeopleProps<Person extends LedPerson> = {
  title: string;
  /** What the list is asked, and a page of its answer. */
  page: {
    input: { text?: string | undefined; show?: string | undefined; page: number };
    rows: Person[];
    total: number;
  };
  /** Which of them can be shown alone, as `show` says. */
  shows: readonly { value: string; label: string }[];
  /** Where the name of a person leads; to their profile without it. */
  leadsTo?: (person: Person) => string;
  /** What is told of each, after who it is. */
  columns: readonly Column<Person>[];
  /** In place of the rows where nobody is found. */
  nobody: { title: string; text: string };
  /** What is done rarely with the list. */
  tools?: ReactNode;
};

const pageSize = 25;

/** The people somebody leads, searched by name and narrowed, with what a room tells of each. */
export function LedPeople<Person extends LedPerson>(props: LedPeopleProps<Person>) {
  const { title, page, shows, leadsTo, columns, nobody, tools } = props;
  const { t } = useTranslation("people");
  const person: Column<Person> = {
    id: "person",
    header: t("explain.person"),
    hideable: false,
    render: (row) => <PersonChip person={row} {...(leadsTo && { href: leadsTo(row) })} />,
  };
  return (
    <ListScreen
      title={title}
      search={{ name: "text", label: t("led.search"), value: page.input.text }}
      filters={[
        { name: "show", label: t("led.show"), value: page.input.show, any: t("led.everybody"), options: [...shows] },
      ]}
      tools={tools}
    >
      <DataTable
        caption={title}
        columns={[person, ...columns]}
        rows={page.rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState variant="people" title={nobody.title}>
            {nobody.text}
          </EmptyState>
        }
      />
      <ListPages page={page.input.page} pageSize={pageSize} total={page.total} />
    </ListScreen>
  );
}
