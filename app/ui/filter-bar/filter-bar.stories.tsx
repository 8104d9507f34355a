import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilterBar } from "./filter-bar.tsx";

const meta: Meta<typeof FilterBar> = {
  title: "Surfaces/FilterBar",
  component: FilterBar,
  args: {
    label: "Filters",
    removeLabel: "Remove filter",
    clearHref: "#",
    clearLabel: "Clear all",
    filters: [
      { id: "state", name: "State", value: "At risk", removeHref: "#1" },
      { id: "team", name: "Team", value: "Design", removeHref: "#2" },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof FilterBar>;

export const Default: Story = {};
