import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconDownload, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import { StoryScreen } from "#app/shell/testing/story-screen.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { FacetLinks } from "#app/ui/facet-links/facet-links.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { StatusDot } from "#app/ui/status-dot/status-dot.tsx";
import shell from "../../strings/en.json";
import { ListScreen, type ListScreenProps } from "./list-screen.tsx";

type Task = { id: string; title: string; owner: string; due: string };

const tasks: readonly Task[] = [
  { id: "1", title: "Ask the supplier for a second quote", owner: "Asha Rao", due: "20 Nov 2026" },
  { id: "2", title: "Move the price list to the new portal", owner: "Ravi Kumar", due: "27 Nov 2026" },
  { id: "3", title: "Visit the warehouse in Leipzig", owner: "Lena Vogt", due: "4 Dec 2026" },
];

const columns: Column<Task>[] = [
  { id: "title", header: "Title", hideable: false, render: ({ title }) => title },
  { id: "owner", header: "Owner", narrow: true, render: ({ owner }) => owner },
  { id: "due", header: "Due", narrow: true, render: ({ due }) => due },
];

const filters = (owner?: string): ListFilter[] => [
  {
    name: "owner",
    label: "Owner",
    value: owner,
    any: "Everybody",
    options: [
      { value: "asha", label: "Asha Rao" },
      { value: "ravi", label: "Ravi Kumar" },
    ],
  },
  {
    name: "period",
    label: "Time frame",
    value: undefined,
    standard: "current",
    options: [
      { value: "current", label: "Current" },
      { value: "all", label: "All" },
    ],
  },
];

const strings = { shell };

type ScreenProps = Omit<ListScreenProps, "children" | "columns"> & { address?: string; withColumns?: boolean };

function Screen({ address = "/", withColumns = false, ...props }: ScreenProps) {
  const [hidden, onChange] = useState<readonly string[]>([]);
  return (
    <StoryScreen strings={strings} address={address}>
      <ListScreen {...props} columns={withColumns ? { columns, hidden, onChange } : undefined}>
        <DataTable caption="Tasks" columns={columns} hidden={hidden} rows={tasks} rowKey={({ id }) => id} />
      </ListScreen>
    </StoryScreen>
  );
}

/** Opens what stands behind the summary. */
const opening =
  (summary: string): NonNullable<Story["play"]> =>
  ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>(summary)?.click();
  };

const meta: Meta<typeof Screen> = {
  title: "Frame/ListScreen",
  component: Screen,
  args: {
    title: "Tasks",
    act: (
      <Button tone="primary" icon={<IconPlus aria-hidden="true" />}>
        New task
      </Button>
    ),
    search: { name: "text", label: "Search tasks", value: undefined },
  },
};

export default meta;

type Story = StoryObj<typeof Screen>;

export const Plain: Story = {};

export const Filtered: Story = { args: { filters: filters("asha"), address: "/?owner=asha" } };

export const FiltersOpen: Story = {
  args: { filters: filters("asha"), address: "/?owner=asha" },
  play: opening("form summary"),
};

export const WithStates: Story = {
  args: {
    meta: "24 tasks",
    filters: filters(),
    states: (
      <FacetLinks
        label="By state"
        links={[
          { id: "all", href: "#all", content: "All", count: "24", current: true },
          {
            id: "open",
            href: "#open",
            content: <StatusDot tone="green" label="On track" />,
            count: "20",
            current: false,
          },
          { id: "late", href: "#late", content: <StatusDot tone="red" label="Overdue" />, count: "4", current: false },
        ]}
      />
    ),
  },
};

export const ColumnsAndExport: Story = {
  args: {
    withColumns: true,
    tools: (
      <Button tone="quiet" icon={<IconDownload aria-hidden="true" />}>
        Export
      </Button>
    ),
  },
  play: opening("summary[aria-label='More actions']"),
};
