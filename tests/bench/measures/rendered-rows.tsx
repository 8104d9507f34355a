import { renderToString } from "react-dom/server";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import { CairnTheme } from "#app/ui/theme/cairn-theme.tsx";

type Row = { id: string; name: string; role: string; unit: string; progress: number; joined: string };

const rows: Row[] = Array.from({ length: 300 }, (_, index) => ({
  id: String(index),
  name: `Person Number${index}`,
  role: `Engineer ${index % 7}`,
  unit: `Unit ${index % 11}`,
  progress: index % 101,
  joined: "1 Jan 2024",
}));

const columns: Column<Row>[] = [
  {
    id: "name",
    header: "Name",
    render: (row) => (
      <>
        <Avatar name={row.name} size="small" /> {row.name}
      </>
    ),
  },
  { id: "role", header: "Role", render: (row) => row.role },
  { id: "unit", header: "Unit", render: (row) => <Chip tone="green">{row.unit}</Chip> },
  {
    id: "progress",
    header: "Progress",
    render: (row) => <ProgressBar label={row.name} value={row.progress} hideValue />,
  },
  { id: "joined", header: "Joined", render: (row) => row.joined },
];

export function renderOurs(): string {
  return renderToString(
    <CairnTheme direction="ltr">
      <DataTable
        caption="People"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowMenu={{ label: (row) => row.name, entries: () => [{ id: "open", label: "Open", href: "/" }] }}
      />
    </CairnTheme>,
  );
}

/** The same cells, written by hand. */
export function renderPlain(): string {
  return renderToString(
    <CairnTheme direction="ltr">
      <table>
        <caption>People</caption>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id}>{header}</th>
            ))}
            <th>Menu</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PlainRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </CairnTheme>,
  );
}

function PlainRow({ row }: { row: Row }) {
  return (
    <tr>
      <td>
        <span className="avatar" aria-hidden="true">
          PN
        </span>{" "}
        {row.name}
      </td>
      <td>{row.role}</td>
      <td>
        <span className="chip" data-tone="green">
          <svg className="mark" viewBox="0 0 8 8" aria-hidden="true">
            <circle cx="4" cy="4" r="4" />
          </svg>
          {row.unit}
        </span>
      </td>
      <td>
        <span
          className="bar"
          role="progressbar"
          aria-label={row.name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={row.progress}
        >
          <span style={{ inlineSize: `${row.progress}%` }} />
        </span>
      </td>
      <td>{row.joined}</td>
      <td>
        <button type="button" className="menu" aria-haspopup="menu" aria-label={row.name}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h.01M12 12h.01M19 12h.01" />
          </svg>
        </button>
      </td>
    </tr>
  );
}
