import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Avatar } from "../avatar/avatar.tsx";
import { Chip } from "../chip/chip.tsx";
import { ProgressBar } from "../progress-bar/progress-bar.tsx";
import { CairnTheme } from "../theme/cairn-theme.tsx";
import { DataTable, type Column } from "./data-table.tsx";
import { toggleAll, visibleColumns } from "./data-table-types.ts";

interface Person {
  id: string;
  name: string;
}

const people: Person[] = Array.from({ length: 300 }, (_, index) => ({ id: `p${index}`, name: `Person ${index}` }));

const columns: Column<Person>[] = [
  {
    id: "name",
    header: "Name",
    render: (row) => (
      <span>
        <Avatar name={row.name} /> {row.name}
      </span>
    ),
    hideable: false,
  },
  { id: "state", header: "State", render: () => <Chip tone="green">On track</Chip> },
  { id: "progress", header: "Progress", render: () => <ProgressBar value={40} label="Progress" /> },
  { id: "a", header: "A", render: () => "a", sort: { href: "?sort=a", direction: "ascending" } },
  { id: "b", header: "B", render: () => "b", align: "end" },
  { id: "c", header: "C", render: () => "c" },
];

function tableOf(rows: Person[]) {
  return (
    <DataTable
      caption="People"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      rowHref={(row) => `/people/${row.id}`}
      rowMenu={{ label: (row) => `Actions for ${row.name}`, entries: () => [] }}
      empty={<p>Nobody yet</p>}
    />
  );
}

describe("DataTable", () => {
  test("a dash alone is known as nothing, so that a card leaves it out; a word and a dash within words are not", () => {
    const shown: Column<string>[] = [{ id: "only", header: "Only", narrow: true, render: (row) => row }];
    const html = renderToStaticMarkup(
      <CairnTheme>
        <DataTable caption="Words" columns={shown} rows={["–", "word", "one – two"]} rowKey={(row) => row} />
      </CairnTheme>,
    );
    expect(html.match(/<td[^>]*data-nothing=""[^>]*>[^<]*/g)?.map((cell) => cell.split(">")[1])).toEqual(["–"]);
  });

  test("300 rows of six cells hold no Mantine element, and one row costs under 22 tags", () => {
    const html = renderToStaticMarkup(<CairnTheme>{tableOf(people)}</CairnTheme>);
    expect(html).not.toMatch(/mantine|m_[0-9a-f]{6,}/);
    expect(html.match(/<tr/g)).toHaveLength(301);
    const tags = html.match(/<[a-z]+/g)?.length ?? 0;
    expect(tags / people.length).toBeLessThan(22);
  });

  test("every row has its link and its menu button, but no menu", () => {
    const html = renderToStaticMarkup(<CairnTheme>{tableOf(people.slice(0, 3))}</CairnTheme>);
    expect(html.match(/href="\/people\/p\d"/g)).toHaveLength(3);
    expect(html.match(/aria-haspopup="menu"/g)).toHaveLength(3);
    expect(html).not.toContain('role="menu"');
  });

  test("says which column sorts", () => {
    const html = renderToStaticMarkup(<CairnTheme>{tableOf(people.slice(0, 1))}</CairnTheme>);
    expect(html).toContain('aria-sort="ascending"');
  });

  test("shows the empty state in place of no rows", () => {
    expect(renderToStaticMarkup(<CairnTheme>{tableOf([])}</CairnTheme>)).toContain("Nobody yet");
  });
});

test("boxes stand where rows can be chosen, and not at all where none can", () => {
  const boxes = (able: string[], selected: string[] = []) =>
    renderToStaticMarkup(
      <CairnTheme>
        <DataTable
          caption="People"
          columns={columns}
          rows={people.slice(0, 3)}
          rowKey={(row) => row.id}
          selection={{
            selected: new Set(selected),
            selectable: (row) => able.includes(row.id),
            onChange: () => undefined,
            allLabel: "Choose all",
            rowLabel: (row) => `Choose ${row.name}`,
            countLabel: (count) => `${count} chosen`,
            actions: null,
          }}
        />
      </CairnTheme>,
    ).match(/type="checkbox"/g)?.length ?? 0;
  expect(boxes([people[0]!.id, people[1]!.id])).toBe(3);
  expect(boxes([])).toBe(0);
  // What was chosen on another page is still counted and can be let go.
  expect(boxes([], ["elsewhere"])).toBe(1);
});

test("a column that may not be hidden stays", () => {
  expect(visibleColumns(columns, ["name", "a", "b"]).map((column) => column.id)).toEqual([
    "name",
    "state",
    "progress",
    "c",
  ]);
});

test("ticking all touches this page alone", () => {
  expect([...toggleAll(new Set(["other"]), ["a", "b"], true)]).toEqual(["other", "a", "b"]);
  expect([...toggleAll(new Set(["other", "a"]), ["a", "b"], false)]).toEqual(["other"]);
});
