import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconArchive, IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { Chip, type Tone } from "../chip/chip.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { ProgressBar, type ProgressTone } from "../progress-bar/progress-bar.tsx";
import { SkeletonTable } from "../skeleton/skeleton.tsx";
import { DataTable, type Column, type DataTableProps } from "./data-table.tsx";

interface Aim {
  id: string;
  title: string;
  owner: string;
  state: { tone: Tone; label: string };
  progress: number | null;
  due: string;
}

const owners = ["Asha Rao", "Ravi Kumar", "Lena Vogel", "Omar Sy", "Ana Díaz", "Mei Chen"];
const states = [
  { tone: "green", label: "On track" },
  { tone: "orange", label: "At risk" },
  { tone: "red", label: "Off track" },
  { tone: "blue", label: "Planned" },
  { tone: "grey", label: "Closed" },
] as const;
const titles = [
  "Answer every customer within a day",
  "Ship the new onboarding",
  "Halve the time to first value",
  "Hire two engineers in Lisbon",
  "Move billing to the new ledger",
  "Make the weekly review worth the hour",
  "Open the partner programme",
  "Retire the old importer",
];

const aims: Aim[] = titles.map((title, index) => ({
  id: `a${index}`,
  title,
  owner: owners[index % owners.length] ?? "",
  state: states[index % states.length] ?? states[0],
  progress: index === 3 ? null : (index * 37 + 24) % 120,
  due: `${10 + index} June 2026`,
}));

const person = (name: string) => (
  <span style={{ display: "inline-flex", alignItems: "center", gap: 8 }}>
    <Avatar name={name} size="small" />
    {name}
  </span>
);

const columns: Column<Aim>[] = [
  { id: "title", header: "Title", render: (row) => row.title, hideable: false, sort: { href: "#title" } },
  { id: "owner", header: "Owner", render: (row) => person(row.owner), sort: { href: "#owner" } },
  { id: "state", header: "State", render: (row) => <Chip tone={row.state.tone}>{row.state.label}</Chip> },
  {
    id: "progress",
    header: "Progress",
    width: "160px",
    sort: { href: "#progress", direction: "descending" },
    render: (row) => <ProgressBar value={row.progress} label="Progress" tone={row.state.tone as ProgressTone} />,
  },
  { id: "due", header: "Due", align: "end", render: (row) => row.due },
];

const meta: Meta<typeof DataTable<Aim>> = { title: "Data/DataTable", component: DataTable<Aim> };

export default meta;

type Story = StoryObj<typeof DataTable<Aim>>;

type TableProps = Partial<DataTableProps<Aim>> & { ticked?: readonly string[] };

function Table({ ticked = [], ...props }: TableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(ticked));
  return (
    <DataTable
      caption="Aims"
      columns={columns}
      rows={aims}
      rowKey={(row) => row.id}
      rowHref={(row) => `#${row.id}`}
      selection={{
        selected,
        onChange: setSelected,
        allLabel: "Select all",
        rowLabel: (row) => `Select ${row.title}`,
        countLabel: (count) => `${count} selected`,
        actions: <Button size="small">Archive</Button>,
      }}
      rowMenu={{
        label: (row) => `Actions for ${row.title}`,
        entries: (row) => [
          { id: "edit", label: "Edit", icon: <IconPencil aria-hidden="true" />, href: `#edit-${row.id}` },
          { id: "archive", label: "Archive", icon: <IconArchive aria-hidden="true" /> },
        ],
      }}
      {...props}
    />
  );
}

export const Default: Story = { render: () => <Table /> };

export const Selected: Story = { render: () => <Table ticked={["a1", "a2"]} /> };

export const MenuOpened: Story = {
  render: () => <Table />,
  play: async ({ canvasElement }) => canvasElement.querySelector<HTMLElement>("[data-row-menu]")?.click(),
};

export const FixedHeight: Story = { render: () => <Table height="220px" /> };

export const Empty: Story = {
  render: () => (
    <Table rows={[]} empty={<EmptyState title="No aims yet">Write down what you want to reach.</EmptyState>} />
  ),
};

export const Loading: Story = { render: () => <Table loading={<SkeletonTable label="Loading" />} /> };
