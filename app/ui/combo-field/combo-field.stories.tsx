import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "../avatar/avatar.tsx";
import { ComboField } from "./combo-field.tsx";

const people = [
  { value: "1", label: "Asha Rao", description: "Design", start: <Avatar name="Asha Rao" size="small" /> },
  { value: "2", label: "Ravi Kumar", description: "Sales", start: <Avatar name="Ravi Kumar" size="small" /> },
  { value: "3", label: "Lena Vogel", description: "Engineering", start: <Avatar name="Lena Vogel" size="small" /> },
];

const meta: Meta<typeof ComboField> = {
  title: "Fields/ComboField",
  component: ComboField,
  args: { label: "Owner", name: "owner", options: people, emptyText: "Nobody found", placeholder: "Find a person" },
};

export default meta;

type Story = StoryObj<typeof ComboField>;

export const Empty: Story = {};

export const Chosen: Story = { args: { defaultValue: "1", clearLabel: "Nobody" } };

export const Opened: Story = {
  play: async ({ canvasElement }) => canvasElement.querySelector("input")?.click(),
};

export const Asked: Story = {
  args: { onSearch: async (query) => people.filter((one) => one.label.includes(query)), options: [] },
};

export const WithError: Story = { args: { error: "Choose an owner", required: true } };
