import type { Meta, StoryObj } from "@storybook/react-vite";
import { DateField } from "./date-field.tsx";

const meta: Meta<typeof DateField> = {
  title: "Fields/DateField",
  component: DateField,
  args: { label: "Due on", name: "due", defaultValue: "2026-03-31" },
};

export default meta;

type Story = StoryObj<typeof DateField>;

export const Date: Story = {};

export const Moment: Story = { args: { label: "Starts at", kind: "datetime-local", defaultValue: "2026-03-31T14:30" } };

export const WithError: Story = { args: { error: "Must be in the future", required: true } };
