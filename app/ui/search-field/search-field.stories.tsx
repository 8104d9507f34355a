import type { Meta, StoryObj } from "@storybook/react-vite";
import { SearchField } from "./search-field.tsx";

const meta: Meta<typeof SearchField> = {
  title: "Fields/SearchField",
  component: SearchField,
  args: { label: "Search people", name: "search" },
};

export default meta;

type Story = StoryObj<typeof SearchField>;

export const Empty: Story = {};

export const WithShortcut: Story = { args: { shortcut: "/" } };
