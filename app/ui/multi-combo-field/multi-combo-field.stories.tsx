import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "../avatar/avatar.tsx";
import { MultiComboField } from "./multi-combo-field.tsx";

const people = [
  { value: "1", label: "Asha Rao", description: "Design", start: <Avatar name="Asha Rao" size="small" /> },
  { value: "2", label: "Ravi Kumar", description: "Sales", start: <Avatar name="Ravi Kumar" size="small" /> },
  { value: "3", label: "Lena Vogel", description: "Engineering", start: <Avatar name="Lena Vogel" size="small" /> },
];

const meta: Meta<typeof MultiComboField> = {
  title: "Fields/MultiComboField",
  component: MultiComboField,
  args: {
    label: "Contributors",
    name: "contributors",
    options: people,
    emptyText: "Nobody found",
    placeholder: "Find people",
    removeLabel: (option) => `Remove ${option.label}`,
  },
};

export default meta;

type Story = StoryObj<typeof MultiComboField>;

export const Empty: Story = {};

export const Chosen: Story = { args: { defaultValue: ["1", "3"] } };

export const Opened: Story = {
  args: { defaultValue: ["2"] },
  play: async ({ canvasElement }) => canvasElement.querySelector("input")?.click(),
};
